/** Name of the command line in the audit log. */
export const adminTexts = { actor: 'Befehlszeile' } as const;
