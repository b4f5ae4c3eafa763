/**
 * Token of a session that is being begun: after the password, before the second factor. It lies in memory only and
 * goes before the token of a whole session, until its screen hands it over.
 */
let half: string | null = null;

export const halfToken = (): string | null => half;
export const holdHalf = (token: string | null): void => {
  half = token;
};
