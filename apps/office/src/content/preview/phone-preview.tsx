import { fillPlaceholders, type PageKind } from '@abrufbar/domain/content/pages.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { berlinDay, berlinTime, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { brandName, useBrand } from '#core/brand.ts';
import { Segmented } from '#core/controls/segmented.tsx';
import { PortalPage } from '#content/preview/portal-page.tsx';
import styles from './phone-preview.module.css';

const t = reader(contentOfficeTexts);

const PREVIEW = '/office/preview';
const THEMES = ['light', 'dark'] as const;

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
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
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
      <div className={styles.phone} data-theme={theme}>
        <div className={styles.status}>{berlinTime(new Date())}</div>
        <div className={styles.screen}>
          <Framed theme={theme} brand={brand}>
            <PortalPage kind={kind} html={filled} brand={brand} name={name} />
          </Framed>
        </div>
      </div>
    </section>
  );
};

type FramedProps = { theme: string; brand: Brand; children: React.ReactNode };

/** The frame, and what is drawn into its page. */
const Framed = ({ theme, brand, children }: FramedProps) => {
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    if (page) Object.assign(page.documentElement.dataset, { theme, brand });
  }, [page, theme, brand]);
  return (
    <>
      <iframe
        title={t('bo.preview.title')}
        src={PREVIEW}
        // Its nodes are ours to write, yet it runs no script, opens no window and sends no form.
        sandbox="allow-same-origin"
        className={styles.frame}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page && createPortal(children, page.body)}
    </>
  );
};
