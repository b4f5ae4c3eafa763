import { HELP_PLACES } from '@abrufbar/domain/content/pages.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { check, chevronDown } from '@abrufbar/web/ui/icons/basic.ts';
import { lock } from '@abrufbar/web/ui/icons/delivery.ts';
import type { ReactNode } from 'react';
import type { Entry } from '#content/announcements/entry.ts';
import { escapedHtml, plainText } from '#content/announcements/plain-text.ts';
import styles from '#content/announcements/announcements.module.css';
import { pageName } from '#content/page-names.ts';
import { brandName, useBrand } from '#core/brand.ts';
import { Menu } from '#core/controls/menu.tsx';
import { useMe } from '#core/session.ts';

const t = reader(contentAnnouncementsTexts);

type ChoiceProps = { entry: Entry; onChange: (changed: Partial<Entry>) => void };

/** The chosen brand is always one of them; the other joins for whoever has both and has chosen no companies. */
export const BrandChoice = ({ entry, onChange }: ChoiceProps) => {
  const current = useBrand();
  const own = useMe()?.brands ?? [];
  const mayBoth = entry.companies.length === 0;
  return (
    <Group name={t('bo.ann.brand')} hint={!mayBoth && own.length > 1 && t('bo.ann.both_hint')}>
      {BRANDS.filter((brand) => brand === current || own.includes(brand)).map((brand) => (
        <Toggle
          key={brand}
          isOn={brand === current || entry.both}
          isLocked={brand !== current && !mayBoth}
          onToggle={() => brand !== current && onChange({ both: !entry.both })}
        >
          {brandName(brand)}
        </Toggle>
      ))}
    </Group>
  );
};

/** Start page and sign-in, or one path of the portal; a path makes it a snippet. */
export const PlaceChoice = ({
  entry,
  error,
  onChange,
}: ChoiceProps & { error?: string | undefined }) => {
  const { path, onStart, onLogin, companies } = entry;
  const isForAll = companies.length === 0;
  /** A snippet becomes an announcement again: its text stays, its markup does not. */
  const leavePath = path === null ? {} : { path: null, content: plainText(entry.content) };
  const choosePath = (chosen: string) =>
    onChange({
      path: chosen,
      onStart: false,
      onLogin: false,
      ...(path === null && { content: escapedHtml(entry.content) }),
    });
  const places: readonly string[] = HELP_PLACES;
  const offered = path === null || places.includes(path) ? places : [...places, path];
  const pathText =
    path === null ? t('bo.ann.place.path') : t('bo.ann.place.path_of', { seite: pageName(path) });
  return (
    <Group name={t('bo.ann.place')} hint={!isForAll && t('bo.ann.login_hint')} error={error}>
      <Toggle isOn={onStart} onToggle={() => onChange({ ...leavePath, onStart: !onStart })}>
        {t('bo.ann.place.start')}
      </Toggle>
      <Toggle
        isOn={onLogin}
        isLocked={!isForAll}
        onToggle={() => onChange({ ...leavePath, onLogin: !onLogin })}
      >
        {t('bo.ann.place.login')}
      </Toggle>
      <Menu
        label={pathText}
        align="start"
        buttonClass={`${styles.toggle} ${path === null ? '' : styles.on}`}
        button={
          <>
            {path !== null && <Icon icon={check} size={18} />}
            {pathText}
            <Icon icon={chevronDown} size={18} />
          </>
        }
        entries={offered.map((one) => ({
          key: one,
          label: pageName(one),
          checked: one === path,
          onSelect: () => choosePath(one),
        }))}
      />
    </Group>
  );
};

type GroupProps = {
  name: string;
  hint?: string | false;
  error?: string | undefined;
  children: ReactNode;
};

const Group = ({ name, hint, error, children }: GroupProps) => (
  <div role="group" aria-label={name} className={styles.group}>
    <span className={styles.name}>{name}</span>
    <div className={styles.toggles}>{children}</div>
    {hint && <p className={styles.hint}>{hint}</p>}
    {error && (
      <p role="alert" className={styles.error}>
        {error}
      </p>
    )}
  </div>
);

type ToggleProps = { isOn: boolean; isLocked?: boolean; onToggle: () => void; children: ReactNode };

const Toggle = ({ isOn, isLocked = false, onToggle, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    disabled={isLocked}
    className={`tap ${styles.toggle} ${isOn ? styles.on : ''}`}
    onClick={onToggle}
  >
    {isLocked ? <Icon icon={lock} size={18} /> : isOn && <Icon icon={check} size={18} />}
    {children}
  </button>
);
