import * as content from '@abrufbar/contract/content/content.ts';
import { contentLegalTexts } from '@abrufbar/texts/content-legal.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { href } from '#core/navigation/paths.ts';
import { LegalPage } from '#content/legal-page.tsx';

const t = reader(contentLegalTexts);

/** Closes to where it was opened; opened by its address, to the registration (TRM-06). */
export const PrivacyTerms = () => (
  <LegalPage
    title={t('privacy.title')}
    text={query(content.privacy, {})}
    close={{ label: t('privacy.close'), to: href('register') }}
  />
);
