import { fillPlaceholders } from '@abrufbar/domain/content/pages.ts';
import { toDmy } from '@abrufbar/domain/values/calendar.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { useDeferredValue, useState } from 'react';
import type { Entry } from '#content/announcements/entry.ts';
import { escapedHtml } from '#content/announcements/plain-text.ts';
import styles from '#content/announcements/announcements.module.css';
import { pageName } from '#content/page-names.ts';
import { Phone, type Theme, THEMES } from '#content/preview/phone.tsx';
import { NoticePage } from '#content/preview/start-page.tsx';
import { brandName, useBrand } from '#core/brand.ts';
import { Segmented } from '#core/controls/segmented.tsx';

const t = reader({ ...contentAnnouncementsTexts, ...contentOfficeTexts });

const placeOf = ({ path, onStart, onLogin }: Entry) => {
  if (path !== null) return { kind: 'path', name: pageName(path) } as const;
  return { kind: onLogin && !onStart ? 'login' : 'start' } as const;
};

/** The announcement as a phone shows it (OFF-205). */
export const NoticePreview = ({ entry }: { entry: Entry }) => {
  const brand = useBrand();
  const [theme, setTheme] = useState<Theme>('light');
  const shown = useDeferredValue(entry);
  const today = toDmy(useToday());
  const [company] = shown.companies;
  return (
    <section aria-label={t('bo.preview.title')} className={styles.preview}>
      <Segmented
        label={t('bo.preview.theme')}
        options={THEMES.map((value) => ({ value, label: t(`bo.preview.${value}`) }))}
        value={theme}
        onChange={setTheme}
      />
      <Phone theme={theme} brand={brand}>
        <NoticePage
          brand={brand}
          html={
            shown.path === null
              ? escapedHtml(shown.content)
              : fillPlaceholders(shown.content, { marke: brandName(brand), datum: today })
          }
          closable={shown.closable || shown.path !== null}
          place={placeOf(shown)}
          company={company === undefined ? '…' : `${company.name} (${company.number})`}
        />
      </Phone>
    </section>
  );
};
