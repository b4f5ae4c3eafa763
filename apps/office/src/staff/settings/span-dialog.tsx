import { type KeptSpan, settings, updateSpan } from '@abrufbar/contract/staff/settings.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { CHOSEN_KINDS } from '@abrufbar/domain/staff/retention.ts';
import { keptText } from '@abrufbar/texts/staff/kept-words.ts';
import { staffSettingsReadTexts } from '@abrufbar/texts/staff/settings-read.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { database } from '@abrufbar/web/ui/icons/office.ts';
import { type SubmitEvent, useState } from 'react';
import { staleReason } from '#core/api/stale.ts';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { ChangedBy } from '#core/frame/changed-by.tsx';
import { Notice } from '#core/parts/notice.tsx';
import styles from './settings.module.css';

const t = reader(staffSettingsReadTexts);

const FORM = 'retention-span';

type SpanDialogProps = {
  span: KeptSpan;
  choice: NonNullable<KeptSpan['choice']>;
  onClose: () => void;
};

/** Lengthens one span of retention; below the legal one nothing is taken (OFF-219). */
export const SpanDialog = ({ span, choice, onClose }: SpanDialogProps) => {
  const now = span.months ?? span.days ?? choice.least;
  const [typed, setTyped] = useState(String(now));
  const [wasTried, setWasTried] = useState(false);
  const save = useCall(updateSpan, {
    quiet: [409],
    onSuccess: () => {
      showFlash('sucess', t('bo.kept.saved'));
      onClose();
    },
    onSettled: () => refresh(settings),
  });
  const amount = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const range = { least: choice.least, most: choice.most };
  const isValid = amount >= range.least && amount <= range.most;
  const refused = save.error instanceof CallError ? save.error : null;
  const isStale = staleReason(refused) !== null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    const kind = CHOSEN_KINDS.find((one) => one === span.kind);
    if (!isValid || kind === undefined || save.isPending) return;
    if (amount === now) onClose();
    else save.mutate({ kind, version: choice.version, amount });
  };
  return (
    <Dialog
      icon={database}
      title={t('bo.kept.dialog')}
      text={t('bo.kept.change_text', { was: keptText(span.kind) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.kept.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={save.isPending}>
            {t('bo.kept.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        {isStale && (
          <Notice tone="warn" live>
            {t('bo.kept.stale', { name: choice.changed_by ?? '', n: now })}
          </Notice>
        )}
        {refused?.status === 422 && (
          <Notice tone="danger" live>
            {refused.errors[0]?.message ?? refused.message}
          </Notice>
        )}
        <TextField
          label={t(span.months === null ? 'bo.kept.amount_days' : 'bo.kept.amount_months')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          hint={t('bo.kept.range', range)}
          error={wasTried && !isValid && t('bo.kept.wrong', range)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was asked for
          autoFocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <ChangedBy of={choice} text={(name, time) => t('bo.kept.changed', { name, zeit: time })} />
      </form>
    </Dialog>
  );
};
