import * as content from '@abrufbar/contract/content/content.ts';
import { contentLegalTexts } from '@abrufbar/texts/content-legal.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { href } from '#core/navigation/paths.ts';
import { LegalPage } from '#content/legal-page.tsx';

const t = reader(contentLegalTexts);

/** The provider of the portal by name and address; closes to where it was opened, or to the first page (D-01). */
export const Imprint = () => (
  <LegalPage
    title={t('imprint.title')}
    text={query(content.imprint, {})}
    close={{ label: t('imprint.close'), to: href('login') }}
  />
);
