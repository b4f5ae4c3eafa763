import {
  officeFormats,
  officeKeys,
  officeReadFile,
} from '@abrufbar/contract/imports/office-keys.ts';
import { officeList } from '@abrufbar/contract/imports/office.ts';
import { MAX_ROWS } from '@abrufbar/contract/imports/tickets.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { FileField } from '#core/controls/file-field.tsx';
import { SelectField } from '#core/controls/select-field.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { replaceSearch } from '#core/navigation/router.ts';
import { Notice } from '#core/parts/notice.tsx';
import { shownKey } from '#core/shown-key.ts';
import { useAttempt } from '#core/use-attempt.ts';
import styles from './log.module.css';

const t = reader(officeImportsTexts);

const FORM = 'import-file';

type Chosen = { readonly rows: readonly unknown[]; readonly problem: string | null };

/** The rows of a file; a sentence where it has none that can be sent. */
const readRows = async (file: File): Promise<Chosen> => {
  try {
    const rows: unknown = JSON.parse(await file.text());
    if (!Array.isArray(rows) || rows.length === 0) throw new SyntaxError('no list');
    return { rows, problem: rows.length > MAX_ROWS ? t('bo.imp.file_too_large') : null };
  } catch {
    return { rows: [], problem: t('bo.imp.file_wrong') };
  }
};

/** Reads in a file of rows as if a system had sent it (OFF-170). */
export const FileDrawer = ({ onClose }: { onClose: () => void }) => {
  const keys = useQuery(query(officeKeys, {})).data?.items ?? [];
  const formats = useQuery(query(officeFormats, {})).data?.items ?? [];
  const readable = keys.filter(({ source }) =>
    formats.some((one) => one.is_readable && one.source === source),
  );
  const [keyId, setKeyId] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [wasTried, attempt] = useAttempt();
  const key = readable.find((one) => one.id === keyId);
  const read = useCall(officeReadFile, {
    onError: sayRefusal,
    onSuccess: ({ id: made }) => {
      showFlash('sucess', t('bo.imp.file_sent'));
      void refresh(officeList);
      replaceSearch({ open: made, view: null });
      onClose();
    },
  });
  const choose = async (file: File | null) => setChosen(file && (await readRows(file)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt();
    const call = formats.find((one) => one.is_readable && one.source === key?.source)?.call;
    if (read.isPending || !key || !call || !chosen || chosen.problem !== null) return;
    read.mutate({ key_id: key.id, call, rows: [...chosen.rows] });
  };
  const problem = chosen?.problem ?? (wasTried && !chosen && t('bo.imp.file_missing'));
  const rows = chosen?.rows.length ?? 0;
  return (
    <Drawer
      title={t('bo.imp.file')}
      text={t('bo.imp.file_text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.imp.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={read.isPending}>
            {t('bo.imp.file_send')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        {keys.length > 0 && readable.length === 0 && (
          <Notice tone="warn">
            <p>{t('bo.imp.file_no_key')}</p>
          </Notice>
        )}
        <SelectField
          label={t('bo.imp.file_key')}
          empty=""
          options={readable.map((one) => ({
            value: one.id,
            label: `${shownKey(one)}, ${one.name}`,
          }))}
          value={keyId}
          error={wasTried && !key && t('bo.imp.file_key_missing')}
          onChange={setKeyId}
        />
        <FileField
          label={t('bo.imp.file_file')}
          accept=".json,application/json"
          error={problem}
          onChoose={(file) => void choose(file)}
        />
        {chosen && chosen.problem === null && (
          <p className={styles.chosen} role="status">
            {t(`bo.imp.file_rows${plural(rows)}`, { n: formatWhole(rows) })}
          </p>
        )}
      </form>
    </Drawer>
  );
};
