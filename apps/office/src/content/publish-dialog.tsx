import { officePublish, officePublishTerms } from '@abrufbar/contract/content/office-pages.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { send } from '@abrufbar/web/ui/icons/call-off.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { ConfirmDialog } from '#content/confirm-dialog.tsx';
import type { TextPage } from '#content/use-draft.ts';
import { sayRefusal } from '#core/api/say-refusal.ts';

const t = reader(contentOfficeTexts);

type PublishDialogProps = {
  page: TextPage;
  name: string;
  people: number;
  onPublished: (page: TextPage) => void;
  onClose: () => void;
};

/** Publishing has no way back, so it asks first; terms also ask for a code (OFF-143). */
export const PublishDialog = ({ page, name, people, onPublished, onClose }: PublishDialogProps) => {
  const isOfTerms = page.kind === 'terms';
  const done = {
    onSuccess: (now: TextPage) => {
      showFlash('sucess', t('bo.txt.published', { name, n: now.versions[0]?.number ?? 1 }));
      onPublished(now);
    },
    onError: sayRefusal,
    onSettled: onClose,
  };
  const publish = useCall(officePublish, done);
  const publishTerms = useCall(officePublishTerms, done);
  const call = isOfTerms ? publishTerms : publish;
  return (
    <ConfirmDialog
      icon={send}
      isDangerous={false}
      title={
        isOfTerms
          ? t(`bo.txt.terms_confirm${plural(people)}`, { n: formatWhole(people) })
          : t('bo.txt.publish_confirm', { name })
      }
      text={textOf(page.kind)}
      act={t('bo.txt.publish')}
      isBusy={call.isPending}
      onClose={onClose}
      onConfirm={() => call.mutate({ key: page.key, version: page.version })}
    />
  );
};

const textOf = (kind: TextPage['kind']): string => {
  if (kind === 'terms') return '';
  return t(kind === 'maintenance' ? 'bo.txt.effect_maintenance' : 'bo.txt.effect_own');
};
