import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader({ ...appTexts, ...sessionTexts });

/** Background of the brand's head in both themes; `--deep` in packages/web/src/tokens.css. */
const DEEP: Readonly<Record<Brand, { readonly light: string; readonly dark: string }>> = {
  nordstein: { light: '#08363f', dark: '#0b2a31' },
  suedkies: { light: '#221c10', dark: '#1b170d' },
};
const SURFACE = { light: '#ffffff', dark: '#171c1f' };
const PAGE_GROUND = '#f1f2ee';

/** Pages that are rendered at build time; `shell` serves every other address. */
export const SHELLS = ['login', 'dashboard', 'shell'] as const;
export type Shell = (typeof SHELLS)[number];

/** Values of the placeholders in index.html. */
const pageValues = (brand: Brand, shell: Shell): Readonly<Record<string, string>> => {
  const name = t(`brand.${brand}`);
  const deep = shell !== 'shell';
  return {
    brand,
    shell,
    ground: deep ? 'deep' : 'surface',
    title: t('login.product', { marke: name }),
    description: t('login.claim'),
    ...(deep ? DEEP[brand] : SURFACE),
  };
};

export const fillPage = (html: string, brand: Brand, shell: Shell): string => {
  const values = pageValues(brand, shell);
  return html.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole);
};

/** Manifest of the installed app (docs/design.md section 3). */
export const manifestOf = (brand: Brand): string => {
  const name = t(`brand.${brand}`);
  const icon = (size: number, purpose: string) => ({
    src: `/app-icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: `${name} ${t('app.name')}`,
    short_name: name,
    description: t('login.claim'),
    lang: 'de',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: DEEP[brand].light,
    background_color: PAGE_GROUND,
    icons: [
      { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      // Full bleed with the figure in the middle 80 %: the same drawing serves both purposes.
      ...[192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    ],
  });
};

/** The brand of a host during development; the server has a setting for it. */
export const brandOfHost = (host: string): Brand =>
  BRANDS.find((brand) => host.startsWith(brand)) ?? BRANDS[0];
