const MAX_NAME_LENGTH = 100;

/**
 * What the scanner hands over in the address: the site it has found, '' when it named none; null without
 * a scan. Anyone can write an address, so this is text of limited length and never decides anything (T-47).
 */
export const scannedSite = (search: URLSearchParams): string | null => {
  if (search.get('show_scan_message') !== 'true') return null;
  // Signs that steer how text runs would let it look like another one's.
  const site =
    search
      .get('construction_site_name')
      ?.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim() ?? '';
  return [...site].slice(0, MAX_NAME_LENGTH).join('');
};

/** Takes it out of the address once it is on the page. */
export const SCAN_GONE = { show_scan_message: null, construction_site_name: null };

/** How the scanner hands it over. */
export const SCAN_SHOWN = (site: string) => ({
  show_scan_message: 'true',
  construction_site_name: site,
});
