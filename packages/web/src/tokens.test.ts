import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';

const CSS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
/** Which inks carry captions on which grounds; chosen rows take the second ink. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  'ink-3': ['bg', 'surface', 'surface-2'],
  'ink-2': ['bg', 'surface', 'surface-2', 'brand-soft', 'rest-soft'],
};

/** Values of the tokens as a page of this brand and theme computes them: later blocks win. */
const tokensOf = (brand: string, theme: string): ReadonlyMap<string, string> => {
  const tokens = new Map<string, string>();
  for (const [, selector = '', body = ''] of CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
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
