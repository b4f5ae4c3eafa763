type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether what may be needed later is fetched too: not over a line that is slow or paid by volume. */
export const mayPrepare = (
  { saveData = false, effectiveType = '4g' }: Connection = connection(),
): boolean => !saveData && effectiveType === '4g';

/** Only Chromium tells. */
const connection = (): Connection =>
  'connection' in navigator ? (navigator.connection as Connection) : {}; // no type of the DOM yet
