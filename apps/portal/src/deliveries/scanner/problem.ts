/** Reason why the camera shows no picture. */
export type CameraProblem =
  | {
      readonly code: 'not_allowed' | 'not_found' | 'in_use' | 'browser_old' | 'insecure';
    }
  | { readonly code: 'other'; readonly name: string };

const CODES: Readonly<Record<string, Exclude<CameraProblem['code'], 'other'>>> = {
  NotAllowedError: 'not_allowed', // ERR-17
  NotFoundError: 'not_found', // ERR-18
  OverconstrainedError: 'not_found', // ERR-18
  NotReadableError: 'in_use', // ERR-19
  StreamApiNotSupportedError: 'browser_old', // ERR-20
  NotSupportedError: 'insecure', // ERR-21
};

/** The case of the error catalogue for an error of the browser or `openCamera`. */
export const cameraProblem = (error: unknown, isSecure: boolean): CameraProblem => {
  if (!isSecure) return { code: 'insecure' }; // ERR-21
  const name = nameOf(error);
  return Object.hasOwn(CODES, name) ? { code: CODES[name] ?? 'insecure' } : { code: 'other', name }; // ERR-22
};

// Some errors of browsers are not instances of `Error`.
const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'Error';
