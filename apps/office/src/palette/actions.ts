import { THEME } from '@abrufbar/domain/session/session.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { moon, smartphone, sun } from '@abrufbar/web/ui/icons/account.ts';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { circleQuestionMark, logOut } from '@abrufbar/web/ui/icons/navigation.ts';
import { brandName, currentBrand } from '#core/brand.ts';
import { themeCode } from '#core/device.ts';
import { keyOf } from '#core/keys/settings.ts';
import { AREA_KEYS } from '#core/navigation/area-keys.ts';
import { navGroups } from '#core/navigation/areas.ts';
import { href } from '#core/navigation/paths.ts';
import { settingsSections } from '#core/navigation/settings-sections.ts';
import type { Me } from '#core/session.ts';

const t = reader({
  ...officeTexts,
  ...officeCallOffsTexts,
  ...staffKeysTexts,
});

/** Something the palette does or a page it leads to; only what the role may (OFF-80). */
export type PaletteAction = {
  readonly key: string;
  readonly label: string;
  readonly icon: IconPath;
  /** Key that does the same; null without one. */
  readonly caps: string | null;
} & ({ readonly href: string } | { readonly run: () => void });

const THEMES = [
  { code: THEME.system, icon: smartphone },
  { code: THEME.light, icon: sun },
  { code: THEME.dark, icon: moon },
] as const;

type Doings = {
  readonly onBrand: (brand: Brand) => void;
  readonly onHelp: () => void;
  readonly onSignOut: () => void;
};

/** Pages that are no area of their own. */
const pageActions = (me: Me): readonly PaletteAction[] => [
  ...(me.write.includes('call-offs')
    ? [
        {
          key: 'create',
          label: t('bo.create'),
          icon: plus,
          caps: null,
          href: href('calloffs', undefined, { create: 'new' }),
        },
      ]
    : []),
  ...settingsSections(me.read, undefined).map(({ route, label, icon, href: address }) => ({
    key: `settings ${route}`,
    label: `${t('bo.nav.settings')}: ${label}`,
    icon,
    caps: null,
    href: address,
  })),
];

/** Areas with a screen, pages below them, then what the bars of the frame offer. */
export const paletteActions = (
  me: Me,
  { onBrand, onHelp, onSignOut }: Doings,
): readonly PaletteAction[] => [
  ...navGroups(me.read, undefined)
    .flatMap(({ entries }) => entries)
    .map(({ key, label, icon, href }) => {
      const action = AREA_KEYS.find((one) => one === key);
      return { key, label, icon, href, caps: action ? keyOf(action) : null };
    }),
  ...pageActions(me),
  ...BRANDS.filter((brand) => me.brands.includes(brand) && brand !== currentBrand()).map(
    (brand) => ({
      key: brand,
      label: `${t('bo.brand')}: ${brandName(brand)}`,
      icon: refreshCw,
      caps: null,
      run: () => onBrand(brand),
    }),
  ),
  ...THEMES.map(({ code, icon }) => ({
    key: `theme-${code}`,
    label: `${t('bo.theme')}: ${t(`bo.theme.${code}`)}`,
    icon,
    caps: null,
    run: () => themeCode.set(String(code)),
  })),
  {
    key: 'help',
    label: t('bo.keys_help'),
    icon: circleQuestionMark,
    caps: keyOf('help'),
    run: onHelp,
  },
  { key: 'out', label: t('bo.sign_out'), icon: logOut, caps: null, run: onSignOut },
];
