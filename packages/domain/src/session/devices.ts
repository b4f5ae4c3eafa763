/** Browsers by the part of the user agent that only they have; the first match counts. */
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

/** Browser and system of a device, from its user agent; null if neither is known. */
export const readDevice = (
  userAgent: string,
): { readonly browser: string | null; readonly system: string | null } => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});
