/** After the password: the second factor, or its set-up. */
export type HalfSignedIn = {
  readonly token: string;
  readonly next: 'code' | 'enrolment';
  readonly name: string;
  readonly account: string;
};
export type SignedIn = { readonly token: string; readonly recovery_codes_left: number };
