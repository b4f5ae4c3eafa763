/** Forgotten password: asking for a link, setting a new one. */
export const recoveryTexts = {
  'reset.done': 'Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an.',
  'reset.changed': 'Ihr neues Passwort ist gespeichert. Andere Geräte wurden abgemeldet.',
} as const;
