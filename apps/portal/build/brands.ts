import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { navigationTexts } from '@abrufbar/texts/frame/navigation.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { paths } from '../src/core/navigation/paths.ts';
import type { Shell } from './shell-modules.ts';
import { DEEP } from '../../../packages/web/build/brand-pages.ts';

const t = reader({ ...appTexts, ...navigationTexts, ...sessionTexts });

const SURFACE = { light: '#ffffff', dark: '#171c1f' };
const PAGE_GROUND = '#f1f2ee';

/** Values of the placeholders in index.html. */
export const pageValues = (brand: Brand, shell: Shell): Readonly<Record<string, string>> => {
  const name = t(`brand.${brand}`);
  const deep = shell !== 'shell';
  return {
    brand,
    shell,
    ground: deep ? 'deep' : 'surface',
    first: '{}', // filled by pages.ts once the files have names
    title: t('login.product', { marke: name }),
    description: t('login.claim'),
    ...(deep ? DEEP[brand] : SURFACE),
  };
};

/** Offered by a long press on the icon of the installed app; phones show the first three or four. */
const SHORTCUTS = [
  { name: 'nav.qr_scanner', short: 'nav.qr_scanner_short', url: paths['qr-scanner'] },
  {
    name: 'nav.construction_site',
    short: 'nav.construction_site',
    url: paths['construction-site'],
  },
  { name: 'nav.messages', short: 'nav.messages', url: paths.messages },
] as const;

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
    shortcuts: SHORTCUTS.map(({ name: full, short, url }) => ({
      name: t(full),
      short_name: t(short),
      url,
      icons: [icon(192, 'any')],
    })),
  });
};
