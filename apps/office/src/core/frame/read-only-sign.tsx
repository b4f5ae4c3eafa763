import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { eye } from '@abrufbar/web/ui/icons/basic.ts';
import { place } from '#core/navigation/router.ts';
import { isReadOnly } from '#core/navigation/write-areas.ts';
import { Chip } from '#core/parts/chip.tsx';
import { useMe } from '#core/session.ts';

const t = reader(officeTexts);

/** Beside the title of a screen whose buttons for others are missing (OFF-291). */
export const ReadOnlySign = () => {
  const { match } = useStore(place);
  const me = useMe();
  if (!me || !isReadOnly(me.write, match?.name)) return null;
  return (
    <Chip role="rest" icon={eye}>
      {t('bo.read_only')}
    </Chip>
  );
};
