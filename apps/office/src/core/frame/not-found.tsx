import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import { Empty } from '#core/parts/empty.tsx';

const t = reader(officeTexts);

/** No screen of the office, or one of an area that the role does not see. */
export const NotFound = () => (
  <Empty icon={search} title={t('bo.not_found')} level={1}>
    <p>{t('bo.not_found_text')}</p>
  </Empty>
);
