import { officePages, officeRemovePage } from '@abrufbar/contract/content/office-pages.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#content/confirm-dialog.tsx';
import type { TextPage } from '#content/use-draft.ts';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { IconButton } from '#core/controls/icon-button.tsx';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';

const t = reader(contentOfficeTexts);

/** Removes a help page with all its versions, after a question (OFF-149). */
export const RemovePage = ({ page, name }: { page: TextPage; name: string }) => {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useCall(officeRemovePage, {
    onError: sayRefusal,
    onSuccess: async () => {
      showFlash('sucess', t('bo.txt.removed'));
      await go(href('texts'), { replace: true });
      client.removeQueries({
        predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(page.key),
      });
      await refresh(officePages);
    },
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <IconButton icon={trash} label={t('bo.txt.remove')} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          icon={trash}
          title={t('bo.txt.remove_title', { name })}
          text={t('bo.txt.remove_text')}
          act={t('bo.txt.remove')}
          isBusy={remove.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => remove.mutate({ key: page.key, version: page.version })}
        />
      )}
    </>
  );
};
