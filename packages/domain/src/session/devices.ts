/** Browsers by what only they write into their name of themselves; the first that fits counts. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/EdgA?(?:iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.* Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: typeof BROWSERS, text: string): string | null =>
  list.find(([sign]) => sign.test(text))?.[1] ?? null;

/** What a device says it is, in the names people know; null where it says nothing of use. */
export const readDevice = (
  userAgent: string,
): { readonly browser: string | null; readonly system: string | null } => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});
