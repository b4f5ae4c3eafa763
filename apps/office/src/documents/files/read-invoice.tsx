import { officeKeys, officeReadInvoice } from '@abrufbar/contract/imports/office-keys.ts';
import { officeInvoices } from '@abrufbar/contract/documents-invoices.ts';
import { officeList } from '@abrufbar/contract/imports/office.ts';
import { officeInvoicesTexts } from '@abrufbar/texts/documents-invoices.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { FileField } from '#core/controls/file-field.tsx';
import { SelectField } from '#core/controls/select-field.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { answerLeave, leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { Notice } from '#core/parts/notice.tsx';
import { shownKey } from '#core/shown-key.ts';
import { useAttempt } from '#core/use-attempt.ts';
import styles from './add-file.module.css';

const t = reader({ ...officeImportsTexts, ...officeInvoicesTexts });

const FORM = 'read-invoice';
const MAX_BYTES = officeReadInvoice.upload.bytes;
const mb = MAX_BYTES / 1_048_576;
const ACCEPT = '.xml,.pdf,application/xml,application/pdf';
/** First bytes of a PDF and of an XML, which may begin with a mark or blanks. */
const PAPER = /^(?:%PDF-|\uFEFF?\s*<)/;

type Chosen = { readonly bytes: Uint8Array<ArrayBuffer>; readonly problem: string | null };

const readFile = async (file: File): Promise<Chosen> => {
  const nothing = new Uint8Array();
  if (file.size > MAX_BYTES)
    return { bytes: nothing, problem: t('bo.invoice.read_file_large', { mb }) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isPaper = PAPER.test(new TextDecoder().decode(bytes.subarray(0, 64)));
  return { bytes, problem: isPaper ? null : t('bo.invoice.read_file_type') };
};

/** A file that is gone or may not be read. */
const UNREADABLE: Chosen = { bytes: new Uint8Array(), problem: t('bo.invoice.read_file_type') };

/** Reads in an electronic invoice as if a system had sent it; what became of it stands in the log of imports. */
type ReadInvoiceProps = { onUnsaved: (isUnsaved: boolean) => void; onClose: () => void };

export const ReadInvoice = ({ onUnsaved, onClose }: ReadInvoiceProps) => {
  const keys = useQuery(query(officeKeys, {})).data?.items;
  const [keyId, setKeyId] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const latest = useRef<File>(null);
  const [wasTried, attempt] = useAttempt();
  const read = useCall(officeReadInvoice, {
    onError: sayRefusal,
    onSuccess: ({ id }) => {
      showFlash('sucess', t('bo.imp.file_sent'));
      void refresh(officeList, officeInvoices);
      answerLeave(true); // the entry is stored
      void go(href('imports', undefined, { open: id }));
    },
  });
  const isUnsaved = chosen !== null && !read.isSuccess;
  useLeaveQuestion(isUnsaved);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const close = () => leaveUnsaved(isUnsaved, onClose);
  const key = keys?.find(({ id }) => id === keyId);
  const choose = async (file: File | null) => {
    latest.current = file;
    setChosen(null);
    if (file === null) return;
    const found = await readFile(file).catch(() => UNREADABLE);
    if (latest.current === file) setChosen(found);
  };
  const send = () => {
    attempt();
    if (read.isPending || !key || chosen === null || chosen.problem !== null) return;
    read.mutate({ key_id: key.id, file: chosen.bytes });
  };
  useKeys({ save: send, send });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  return (
    <Drawer
      narrow
      title={t('bo.invoice.read')}
      text={t('bo.invoice.read_text')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('bo.imp.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={read.isPending}>
            {t('bo.invoice.read_send')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        {keys?.length === 0 && (
          <Notice tone="warn">
            <p>{t('bo.imp.file_no_key')}</p>
          </Notice>
        )}
        <SelectField
          label={t('bo.imp.file_key')}
          empty=""
          options={(keys ?? []).map((one) => ({
            value: one.id,
            label: `${shownKey(one)}, ${one.name}`,
          }))}
          value={keyId}
          error={wasTried && !key && t('bo.imp.file_key_missing')}
          onChange={setKeyId}
        />
        <FileField
          label={t('bo.invoice.read_file', { mb })}
          accept={ACCEPT}
          error={chosen?.problem ?? (wasTried && !chosen && t('bo.invoice.read_file_missing'))}
          onChoose={(file) => void choose(file)}
        />
      </form>
    </Drawer>
  );
};
