import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const CSS = read('tokens.css');
/** The sun mode is drawn over both themes. */
const SUN_RULES = read('sun.css');
const BOTH_RULES = CSS + SUN_RULES;
/** Which inks carry captions on which grounds; chosen rows take the second ink. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  'ink-3': ['bg', 'surface', 'surface-2'],
  'ink-2': ['bg', 'surface', 'surface-2', 'brand-soft', 'rest-soft'],
};

/** Values of the tokens as a page of this brand and theme computes them: later blocks win. */
const tokensOf = (brand: string, theme: string, css = CSS): ReadonlyMap<string, string> => {
  const tokens = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isOther = (name: string, value: string) =>
      selector.includes(`[data-${name}=`) && !selector.includes(`[data-${name}='${value}']`);
    if (isOther('brand', brand) || isOther('theme', theme)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g))
      tokens.set(name, value);
  }
  return tokens;
};

/** Relative luminance (WCAG 2.2). */
const luminance = (colour: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
    const part = parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return sum + share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
const contrast = (one = '#000000', other = '#000000'): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

test('ONL-119 captions reach 7:1 in both brands and themes', () => {
  for (const brand of BRANDS)
    for (const theme of ['light', 'dark']) {
      const tokens = tokensOf(brand, theme);
      for (const [ink, grounds] of Object.entries(GROUNDS))
        for (const ground of grounds) {
          const ratio = contrast(tokens.get(ink), tokens.get(ground));
          assert.ok(ratio >= 7, `${ink} on ${ground}, ${brand} ${theme}: ${ratio.toFixed(2)}`);
        }
    }
});

/** Grounds of the sun mode, and everything that is written or drawn on them: texts, lines, frames, marks. */
const SUN_GROUNDS = [
  ...['bg', 'surface', 'surface-2', 'deep', 'deep-field', 'brand-soft', 'skeleton', 'skeleton-2'],
  ...['ok', 'info', 'danger', 'warn', 'review', 'rest'].map((role) => `${role}-soft`),
];
const SUN_INKS = [
  ...['ink', 'ink-2', 'ink-3', 'line', 'control', 'brand', 'brand-text', 'accent'],
  ...['on-deep', 'on-deep-2'],
  ...['ok', 'info', 'danger', 'warn', 'review', 'rest'].flatMap((role) => [role, `${role}-text`]),
];
const SUN_PAIRS: readonly (readonly [ink: string, ground: string])[] = [
  ...SUN_INKS.flatMap((ink) => SUN_GROUNDS.map((ground) => [ink, ground] as const)),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-press'],
  ['on-ok', 'ok'],
  ['on-danger', 'danger'],
  ['surface', 'ink'], // a choice is turned round
  ['surface', 'review'], // the bar of staff who look as somebody
];

test('BEY-111 every pair of colours of the sun mode reaches 7:1, by day and at night, in both brands', () => {
  for (const brand of BRANDS)
    for (const theme of ['light', 'dark']) {
      const tokens = tokensOf(brand, theme, BOTH_RULES);
      const low = SUN_PAIRS.map(([ink, ground]) => ({
        pair: `${ink} on ${ground}, ${brand} ${theme}`,
        ratio: contrast(tokens.get(ink), tokens.get(ground)),
      })).filter(({ ratio }) => !(ratio >= 7));
      assert.deepEqual(low, []);
    }
});

test('BEY-111 the sun mode has a value for every colour, the same in both brands', () => {
  for (const theme of ['light', 'dark']) {
    const [own, ...others] = BRANDS.map((brand) => [...tokensOf(brand, theme, SUN_RULES)]);
    for (const other of others) assert.deepEqual(other, own);
    const names = [...tokensOf('', theme).keys()];
    assert.deepEqual(own?.map(([name]) => name).toSorted(), names.toSorted());
  }
});
