import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { THEME } from '@abrufbar/domain/session/session.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { BrandMark } from '@abrufbar/web/ui/brand-mark.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { moon, smartphone, sun } from '@abrufbar/web/ui/icons/account.ts';
import { chevronDown, search } from '@abrufbar/web/ui/icons/basic.ts';
import { logOut } from '@abrufbar/web/ui/icons/navigation.ts';
import { WordMark } from '@abrufbar/web/ui/word-mark.tsx';
import { brandName } from '#core/brand.ts';
import { Menu } from '#core/controls/menu.tsx';
import { themeCode } from '#core/device.ts';
import { Kbd } from '#core/keys/kbd.tsx';
import { LiveState } from '#core/live/live-state.tsx';
import { Initials } from '#core/parts/initials.tsx';
import styles from './top-bar.module.css';

const t = reader({ ...appTexts, ...officeTexts });

type TopBarProps = {
  brand: Brand;
  brands: readonly Brand[];
  name: string;
  /** Without it the search knows actions only. */
  searchesData?: boolean;
  /** Opens the search over everything. */
  onSearch?: (() => void) | undefined;
  onBrand: (brand: Brand) => void;
  onSignOut: () => void;
};

export const TopBar = ({
  brand,
  brands,
  name,
  searchesData = true,
  onSearch,
  onBrand,
  onSignOut,
}: TopBarProps) => (
  <header className={styles.bar}>
    <a href="/office" className={styles.home} aria-label={`${t('app.name')} ${t('bo.product')}`}>
      <BrandMark brand={brand} size={28} onDeep />
      <WordMark />
    </a>
    {onSearch && (
      <button type="button" className={`tap ${styles.search}`} onClick={onSearch}>
        <Icon icon={search} size={18} />
        <span className={styles.words}>{t(searchesData ? 'bo.search' : 'bo.search_actions')}</span>
        <Kbd keys="Ctrl+k" on="deep" />
      </button>
    )}
    <span className={styles.space} />
    <LiveState />
    <BrandMenu brand={brand} brands={brands} onBrand={onBrand} />
    <PersonMenu name={name} onSignOut={onSignOut} />
  </header>
);

/** Lists only the brands of the person (OFF-32). */
const BrandMenu = ({
  brand,
  brands,
  onBrand,
}: Pick<TopBarProps, 'brand' | 'brands' | 'onBrand'>) => {
  if (brands.length < 2) return <p className={styles.brand}>{brandName(brand)}</p>;
  return (
    <Menu
      label={`${t('bo.brand')}: ${brandName(brand)}`}
      buttonClass={styles.brand}
      button={
        <>
          {brandName(brand)}
          <Icon icon={chevronDown} size={18} />
        </>
      }
      entries={BRANDS.filter((one) => brands.includes(one)).map((one) => ({
        key: one,
        label: brandName(one),
        checked: one === brand,
        onSelect: () => onBrand(one),
      }))}
    />
  );
};

const THEMES = [
  { code: THEME.system, icon: smartphone },
  { code: THEME.light, icon: sun },
  { code: THEME.dark, icon: moon },
] as const;

const PersonMenu = ({ name, onSignOut }: Pick<TopBarProps, 'name' | 'onSignOut'>) => {
  const chosen = Number(useStore(themeCode) ?? THEME.system);
  return (
    <Menu
      label={`${t('bo.person')}: ${name}`}
      buttonClass={styles.person}
      button={
        <>
          <Initials name={name} size={30} />
          <span className={styles.name}>{name}</span>
        </>
      }
      entries={[
        ...THEMES.map(({ code, icon }, at) => ({
          key: String(code),
          label: t(`bo.theme.${code}`),
          icon,
          checked: code === chosen,
          ...(at === 0 && { head: t('bo.theme') }),
          onSelect: () => themeCode.set(String(code)),
        })),
        { key: 'out', label: t('bo.sign_out'), icon: logOut, head: name, onSelect: onSignOut },
      ]}
    />
  );
};
