import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import { Empty } from '#core/parts/empty.tsx';

const t = reader(officeTexts);

/** There is no such thing, or it belongs to another brand (OFF-292). */
export const UnknownEntry = () => (
  <Empty icon={search} title={t('bo.unknown')}>
    <p>{t('bo.unknown_text')}</p>
  </Empty>
);
