// One @, something before it, a name with a dot after it, no character that breaks a header or an address list.
const EMAIL =
  /^[^\s@<>()[\],;:\\"\p{Cc}]+@[^\s@<>()[\],;:\\"\p{Cc}.]+(?:\.[^\s@<>()[\],;:\\"\p{Cc}.]+)+$/u;

/** Whether a text has the general form of an e-mail address (VAL-05, VAL-15); only a mail proves that it exists. */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);
