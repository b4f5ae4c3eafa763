import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import { Empty } from '#core/parts/empty.tsx';

const t = reader(officeTexts);

export const NotFound = () => <Empty icon={search} title={t('bo.not_found')} level={1} />;
