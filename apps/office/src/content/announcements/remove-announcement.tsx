import {
  type OfficeAnnouncement,
  officeAnnouncements,
  officeRemoveAnnouncement,
} from '@abrufbar/contract/content/office-announcements.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { kindOf, LISTS, WORDS } from '#content/announcements/words.ts';
import { ConfirmDialog } from '#content/confirm-dialog.tsx';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { answerLeave } from '#core/navigation/leave.ts';
import { go } from '#core/navigation/router.ts';

const t = reader(contentAnnouncementsTexts);

type RemoveProps = { stored: OfficeAnnouncement; onClose: () => void };

/** Asks before an announcement is gone; what is visible is gone from the portal at once. */
export const RemoveAnnouncement = ({ stored, onClose }: RemoveProps) => {
  const { id, version, title, state } = stored;
  const kind = kindOf(stored);
  const remove = useCall(officeRemoveAnnouncement, {
    onError: sayRefusal,
    onSuccess: () => {
      showFlash('sucess', t('bo.ann.removed', { titel: title }));
      void refresh(officeAnnouncements);
      onClose();
      answerLeave(true); // entries about it have gone with it
      void go(LISTS[kind].href);
    },
  });
  return (
    <ConfirmDialog
      icon={trash}
      title={t('bo.ann.remove_title', { titel: title })}
      text={state === 'draft' ? t('bo.ann.discard_text') : WORDS[kind].removeText}
      act={t(state === 'draft' ? 'bo.ann.discard' : 'bo.ann.remove')}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ id, version })}
    />
  );
};
