/** Theme codes of the wire (ENT-04). */
export const THEME = { system: 10, light: 20, dark: 30 } as const;
export type Theme = (typeof THEME)[keyof typeof THEME];

/** Appearance of a theme code; an unknown code follows the device like 10 (BRD-03 to BRD-05). */
export const resolveTheme = (theme: number, systemDark: boolean): 'light' | 'dark' => {
  if (theme === THEME.light) return 'light';
  return theme === THEME.dark || systemDark ? 'dark' : 'light';
};

export type LoginField = 'username' | 'password';

/** Fields of the login form that are still empty, in the order of the form. */
export const checkLogin = (values: Readonly<Record<LoginField, string>>): LoginField[] => {
  const missing: LoginField[] = [];
  if (values.username.trim() === '') missing.push('username');
  if (values.password === '') missing.push('password');
  return missing;
};

/**
 * Whether a path may be stored as last accessed route: inside the app only, never an absolute or foreign
 * address (D-02). Browsers read `//x`, `/\x` and `/<tab>/x` as foreign hosts.
 */
export const rememberable = (path: string): boolean => /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(path);
