/** The choice of `npm run lighthouse`: the words behind it narrow brands, screens and runs. */
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';

/** Login and the main screens; each name is the first part of its address. */
export const SCREENS = [
  'login',
  'dashboard',
  'construction-site',
  'contract-detail',
  'delivery-incoming',
  'calloff-list',
  'calloff-creation',
  'messages',
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** Lines: simulated, or really slowed down. */
const MODES = ['simulated', 'applied', 'slow3g'] as const;
export type Mode = (typeof MODES)[number];

type Choice = {
  readonly mode: Mode;
  readonly runs: number;
  readonly brands: readonly Brand[];
  readonly screens: readonly ScreenName[];
};

const RUNS = 5;
const NUMBER = /^[1-9]\d*$/;

/** `1 nordstein delivery`: one run of one brand, of each screen whose name has that part. Throws at a word without a meaning. */
export const readChoice = (words: readonly string[]): Choice => {
  const parts: string[] = [];
  const unknown: string[] = [];
  for (const word of words) {
    if (NUMBER.test(word) || [...MODES, ...BRANDS].some((known) => known === word)) continue;
    (SCREENS.some((screen) => screen.includes(word)) ? parts : unknown).push(word);
  }
  if (unknown.length > 0) {
    const known = [...SCREENS, ...BRANDS, ...MODES].join(', ');
    throw new Error(`There is no ${unknown.join(', ')}; known are ${known} and a number of runs`);
  }
  const brands = BRANDS.filter((brand) => words.includes(brand));
  return {
    mode: MODES.find((mode) => words.includes(mode)) ?? 'simulated',
    runs: Number(words.find((word) => NUMBER.test(word)) ?? RUNS),
    brands: brands.length > 0 ? brands : BRANDS,
    screens: SCREENS.filter(
      (screen) => parts.length === 0 || parts.some((part) => screen.includes(part)),
    ),
  };
};
