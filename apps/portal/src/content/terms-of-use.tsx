import * as content from '@abrufbar/contract/content/content.ts';
import { contentLegalTexts } from '@abrufbar/texts/content-legal.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { LegalPage } from '#content/legal-page.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSearch } from '#core/navigation/router.ts';

const t = reader(contentLegalTexts);

/** Closes to the dashboard if opened from the dialog there, otherwise to the registration (TRM-04, TRM-05, T-18). */
export const TermsOfUse = () => {
  const isChanged = useSearch().get('changed') === 'true';
  return (
    <LegalPage
      title={t('terms.title')}
      text={query(content.terms, {})}
      close={{ label: t('terms.close'), to: isChanged ? href('dashboard') : href('register') }}
    />
  );
};
