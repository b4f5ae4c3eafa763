import { correctionTexts } from '@abrufbar/texts/deliveries/correction.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';

const t = reader(correctionTexts);

/** Says that staff of the supplier have corrected a delivery; its page shows what (OFF-229). */
export const CorrectedChip = () => (
  <StatusChip role="review" icon={pencilLine}>
    {t('correction.title')}
  </StatusChip>
);
