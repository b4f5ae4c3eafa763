const MAX_NAME_CHARACTERS = 100;

/**
 * Site that the scanner passes in the address, '' if the delivery has none; null without
 * a scan. Anyone can write an address, so this is text of limited length and never decides anything (T-47).
 */
export const scannedSite = (search: URLSearchParams): string | null => {
  if (search.get('show_scan_message') !== 'true') return null;
  // Bidirectional control characters could disguise the text.
  const site =
    search
      .get('construction_site_name')
      ?.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim() ?? '';
  return [...site].slice(0, MAX_NAME_CHARACTERS).join('');
};

/** Search parameters that remove the note from the address. */
export const SCAN_GONE = { show_scan_message: null, construction_site_name: null };

/** Search parameters that the scanner sets. */
export const SCAN_SHOWN = (site: string) => ({
  show_scan_message: 'true',
  construction_site_name: site,
});
