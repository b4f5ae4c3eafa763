import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import type { ReactNode } from 'react';
import { FootBar } from '#core/frame/foot-bar.tsx';
import { useKeyOf } from '#core/keys/settings.ts';

const t = reader(staffKeysTexts);

type RowsFootProps = {
  /** A key makes a new row, or a call-off for the row. */
  creates?: boolean;
  children: ReactNode;
};

/** Foot of a list that is only read: its count, and the keys that move and open. */
export const RowsFoot = ({ creates = false, children }: RowsFootProps) => {
  const create = useKeyOf('next');
  return (
    <FootBar
      keys={[
        { keys: ['ArrowUp', 'ArrowDown'], label: t('bo.keys.move') },
        { keys: ['Enter'], label: t('bo.keys.open') },
        { keys: [useKeyOf('search')], label: t('bo.keys.search') },
        ...(creates ? [{ keys: [create], label: t('bo.keys.create') }] : []),
      ]}
    >
      {children}
    </FootBar>
  );
};
