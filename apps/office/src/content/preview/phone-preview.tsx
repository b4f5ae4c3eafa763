import { fillPlaceholders, type PageKind } from '@abrufbar/domain/content/pages.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { berlinDay, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useDeferredValue, useState } from 'react';
import { brandName, useBrand } from '#core/brand.ts';
import { Segmented } from '#core/controls/segmented.tsx';
import { Phone, type Theme, THEMES } from '#content/preview/phone.tsx';
import { PortalPage } from '#content/preview/portal-page.tsx';
import styles from './phone-preview.module.css';

const t = reader(contentOfficeTexts);

type PhonePreviewProps = {
  kind: PageKind;
  html: string;
  /** Name of the page a help text is about. */
  name: string;
};

/**
 * A text as the portal shows it on a phone (OFF-145): nodes are written into an empty page of ours that has the
 * portal's styles and may run nothing. Help is that of both brands; any other text is shown as that of its own.
 */
export const PhonePreview = ({ kind, html, name }: PhonePreviewProps) => {
  const chosen = useBrand();
  const [theme, setTheme] = useState<Theme>('light');
  const [helpBrand, setHelpBrand] = useState<Brand>(chosen);
  const brand = kind === 'help' ? helpBrand : chosen;
  const shown = useDeferredValue(html);
  const today = toDmy(berlinDay(new Date()));
  const filled = fillPlaceholders(shown, { marke: brandName(brand), datum: today });
  return (
    <section aria-label={t('bo.preview.title')} className={styles.preview}>
      <div className={styles.choices}>
        <Segmented
          label={t('bo.preview.theme')}
          options={THEMES.map((value) => ({ value, label: t(`bo.preview.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
        {kind === 'help' && (
          <Segmented
            label={t('bo.preview.brand')}
            options={BRANDS.map((value) => ({ value, label: brandName(value) }))}
            value={helpBrand}
            onChange={setHelpBrand}
          />
        )}
      </div>
      <Phone theme={theme} brand={brand}>
        <PortalPage kind={kind} html={filled} brand={brand} name={name} />
      </Phone>
    </section>
  );
};
