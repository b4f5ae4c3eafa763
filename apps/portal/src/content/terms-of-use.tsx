import * as content from '@abrufbar/contract/content.ts';
import { legalTexts } from '@abrufbar/texts/legal.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { LegalPage } from '#content/legal-page.tsx';
import { href } from '#core/paths.ts';
import { useSearch } from '#core/router.ts';

const t = reader(legalTexts);

/** Leads back to the dashboard from its popup, otherwise to the registration (TRM-04, TRM-05, T-18). */
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
