import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { NewRows } from '#core/table/new-rows.tsx';

const t = reader(officeCallOffsTexts);

/** Call-offs that wait above the others while somebody works there (OFF-39). */
export const NewCallOffs = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <NewRows count={count} onShow={onShow}>
    {t(`bo.new${plural(count)}`, { n: formatWhole(count) })}
  </NewRows>
);
