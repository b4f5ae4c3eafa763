/** Country code a number has unless another one is chosen (CST-08). */
export const HOME_COUNTRY_CODE = '+49';

/** Fewest and most digits of a number without its country code (D-19). */
const DIGITS = { min: 3, max: 15 } as const;

type TypedNumber = {
  readonly digits: string;
  /** Whether any removed character is more than a separator of digits. */
  readonly isRefused: boolean;
};

/** Digits of a number as it is typed, pasted or filled in by the browser (VAL-14, VAL-19). */
export const readPhone = (typed: string, countryCode: string): TypedNumber => {
  const rest = withoutCode(typed.trim(), countryCode);
  const digits = rest.replaceAll(/\D/g, '');
  const isRefused = /[^\d\s()/.–-]/.test(rest) || digits.length > DIGITS.max;
  return { digits: digits.slice(0, DIGITS.max), isRefused };
};

/** Removes the country code of a number from an address book: the code has a field of its own. */
const withoutCode = (typed: string, countryCode: string): string => {
  const codes = [countryCode, countryCode.replace('+', '00')];
  const code = codes.find((one) => typed.startsWith(one));
  return code === undefined ? typed : typed.slice(code.length);
};

/** Whether these are digits of a number that can exist (D-19). */
export const isPhone = (digits: string): boolean =>
  /^\d+$/.test(digits) && digits.length >= DIGITS.min && digits.length <= DIGITS.max;
