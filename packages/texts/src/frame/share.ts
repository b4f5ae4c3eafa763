/** Giving the address of a page to somebody else. */
export const shareTexts = {
  'share.action': 'Link teilen',
  'share.copy': 'Link kopieren',
  'share.copied': 'Link kopiert.',
  'share.failed': 'Der Link konnte nicht kopiert werden.',
} as const;
