import { isDeliveryNote, isWarning } from '@abrufbar/domain/notifications/inbox.ts';
import { messageGroupsTexts } from '@abrufbar/texts/notifications-groups.ts';
import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { telHref } from '@abrufbar/web/tel.ts';
import { arrowRight, phone as phoneIcon } from '@abrufbar/web/ui/icons/call-off.ts';
import { trash2 } from '@abrufbar/web/ui/icons/messages.ts';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSession } from '#core/session.ts';
import { returnTo } from '#core/navigation/close-overlay.ts';
import type { Message } from '#notifications/inbox-read.ts';
import { removeMessage } from '#notifications/removal.ts';

const t = reader({ ...notificationsInboxTexts, ...messageGroupsTexts });

/** Removes the message, opens the delivery of a delivery note, calls the plant about a warning (MSG-10, MSG-11, BEY-118). */
export const MessageButtons = ({ message }: { readonly message: Message }) => {
  const { id, type, reference_id: ids, factory_phone: phone } = message;
  const { company } = useSession();
  const remove = () => {
    void removeMessage(id, company?.company_nr ?? '');
    returnTo(href('messages'));
  };
  return (
    <ActionBar>
      <BindingButton variant="secondary" icon={trash2} onClick={remove}>
        {t('message.delete')}
      </BindingButton>
      {isDeliveryNote(type) && (
        <ButtonLink href={href('delivery-single', { ids })}>
          {t('message.open_delivery')}
          <Icon icon={arrowRight} />
        </ButtonLink>
      )}
      {isWarning(type) && phone && (
        <ButtonLink icon={phoneIcon} href={telHref(phone)}>
          {t('messages.call')}
        </ButtonLink>
      )}
    </ActionBar>
  );
};
