/** The end of an endless list without reception. */
export const listEndTexts = {
  'common.list_offline':
    'Hier endet, was auf diesem Gerät liegt. Mit Empfang geht es von selbst weiter.',
} as const;
