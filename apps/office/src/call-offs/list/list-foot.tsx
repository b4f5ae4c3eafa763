import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import type { ReactNode } from 'react';
import { FootBar } from '#core/frame/foot-bar.tsx';
import { useKeyOf } from '#core/keys/settings.ts';

const t = reader({ ...officeCallOffsTexts, ...staffKeysTexts });

type ListFootProps = {
  narrow: boolean;
  mayDecide: boolean;
  /** Without rows only the ways out have a use. */
  isEmpty: boolean;
  children: ReactNode;
};

/** Count and sum of what is filtered, and the keys of the list. */
export const ListFoot = ({ narrow, mayDecide, isEmpty, children }: ListFootProps) => {
  const open = { keys: ['Enter'], label: t('bo.keys.open') };
  const select = { keys: [useKeyOf('select')], label: t('bo.keys.select') };
  const create = { keys: [useKeyOf('next')], label: t('bo.keys.create') };
  const decide = [
    { keys: [useKeyOf('confirm')], label: t('bo.keys.confirm') },
    { keys: [useKeyOf('review')], label: t('bo.keys.review') },
    { keys: [useKeyOf('refuse')], label: t('bo.keys.refuse') },
  ];
  const rows = [
    { keys: ['ArrowUp', 'ArrowDown'], label: t('bo.keys.move') },
    ...(narrow ? [] : [open]),
    ...(narrow || !mayDecide ? [] : [select]),
    ...(mayDecide ? decide : []),
  ];
  const ways = [
    { keys: [useKeyOf('day')], label: t('bo.day_plan') },
    { keys: [useKeyOf('palette')], label: t('bo.keys.search') },
  ];
  return (
    <FootBar keys={[...(isEmpty ? ways : rows), ...(mayDecide && !narrow ? [create] : [])]}>
      {children}
    </FootBar>
  );
};
