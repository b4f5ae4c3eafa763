import { messageGroupsTexts } from '@abrufbar/texts/notifications-groups.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { slidersHorizontal } from '@abrufbar/web/ui/icons/delivery.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useState } from 'react';
import { useView, view, VIEWS } from '#notifications/groups/view-choice.ts';

const t = reader(messageGroupsTexts);

/** Chooses between the messages by day and site, and the lists of new and seen ones (BEY-117). */
export const ViewButton = () => {
  const [isOpen, setOpen] = useState(false);
  const current = useView();
  return (
    <>
      <IconButton
        icon={slidersHorizontal}
        label={t('messages.view')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('messages.view')}>
        {VIEWS.map((one) => (
          <ListRow
            key={one}
            tone="menu"
            title={t(`messages.view_${one}`)}
            current={one === current}
            trailing={one === current && <Icon icon={check} />}
            onClick={() => {
              view.set(one);
              setOpen(false);
            }}
          />
        ))}
      </Sheet>
    </>
  );
};
