import { officeFormats } from '@abrufbar/contract/imports/office-keys.ts';
import {
  officeRepair,
  officeReport,
  type ImportReject,
  type OfficeImport,
} from '@abrufbar/contract/imports/office.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { Notice } from '#core/parts/notice.tsx';
import { shortInstant } from '#core/times.ts';
import { useAttempt } from '#core/use-attempt.ts';
import { KeptFile } from '#imports/log/kept-file.tsx';
import { dataText } from '#imports/log/words.ts';
import styles from './log.module.css';

const t = reader(officeImportsTexts);

type RepairDrawerProps = {
  entry: OfficeImport;
  call: string;
  reject: ImportReject;
  onClose: () => void;
};

/** A rejected row as a form of its fields; the format says what it wants (OFF-162). */
export const RepairDrawer = ({ entry, call, reject, onClose }: RepairDrawerProps) => {
  const today = useToday();
  const formats = useQuery(query(officeFormats, {})).data?.items ?? [];
  const kind = reject.fields.find(({ name }) => name === 'kind')?.value ?? null;
  const format = formats.find((one) => one.call === call && (one.kind ?? kind) === kind);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  // The version the entry is based on: another one is a colleague's.
  const [version] = useState(reject.version);
  const changed = reject.fields.filter(
    ({ name, value }) => typed[name] !== undefined && typed[name] !== (value ?? ''),
  );
  const isUnsaved = changed.length > 0;
  useLeaveQuestion(isUnsaved);
  const close = () => leaveUnsaved(isUnsaved, onClose);
  const repair = useCall(officeRepair, {
    onSuccess: () => {
      showFlash('sucess', t('bo.imp.saved', { n: reject.row }));
      void refresh(officeReport);
      onClose();
    },
  });
  const save = () => {
    if (repair.isPending) return;
    if (!isUnsaved) return onClose();
    const values = Object.fromEntries(
      changed.map(({ name }) => [name, typed[name]?.trim() ? (typed[name] ?? null) : null]),
    );
    return repair.mutate({ id: entry.id, row: reject.row, version, values });
  };
  useKeys({ save, send: save });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  const error = repair.error instanceof CallError ? repair.error : null;
  useAttempt(repair.error);
  const problems = new Map(error?.errors.map(({ field, message }) => [field, message]));
  return (
    <Drawer
      title={t('bo.imp.fix_title', { n: reject.row })}
      text={t('bo.imp.fix_text', {
        quelle: entry.source,
        daten: dataText(entry),
        zeit: shortInstant(entry.received_at, today),
      })}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('bo.imp.cancel')}
          </Button>
          <Button size={44} caps="Ctrl+s" busy={repair.isPending} onClick={save}>
            {t('bo.imp.save')}
          </Button>
        </>
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {error && (error.status === 409 || error.status === 422) ? (
          <Notice tone={error.status === 409 ? 'warn' : 'danger'} live>
            <p>{error.reason?.by ? t('bo.imp.stale', { name: error.reason.by }) : error.message}</p>
          </Notice>
        ) : (
          reject.field === null && (
            <Notice tone="warn">
              <p>{reject.reason}</p>
            </Notice>
          )
        )}
        {reject.file_bytes !== null && (
          <div>
            <KeptFile entry={entry} reject={reject} />
          </div>
        )}
        {reject.fields.map(({ name, value }) => {
          const field = format?.fields.find((one) => one.name === name);
          const suggestion = name === reject.field ? reject.suggestion : null;
          return (
            <TextField
              key={name}
              label={field?.is_required ? t('bo.imp.required', { feld: name }) : name}
              hint={field?.description}
              value={typed[name] ?? value ?? ''}
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that is wrong, in a form that was asked for
              autoFocus={name === reject.field}
              error={problems.get(name)}
              warning={name === reject.field && !problems.has(name) ? reject.reason : undefined}
              right={
                suggestion !== null &&
                (typed[name] ?? value) !== suggestion && (
                  <Button
                    variant="tinted"
                    size={30}
                    onClick={() => setTyped({ ...typed, [name]: suggestion })}
                  >
                    {t('bo.imp.take', { wert: suggestion })}
                  </Button>
                )
              }
              onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
            />
          );
        })}
        {/* Enter in a field sends a form only if it has a button. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </Drawer>
  );
};
