import {
  officeDiscard,
  officeList,
  officeReport,
  officeSources,
  type ImportReject,
  type OfficeImport,
} from '@abrufbar/contract/imports/office.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { shortInstant } from '#core/times.ts';
import { KeptFile } from '#imports/log/kept-file.tsx';
import { RepairDrawer } from '#imports/log/repair-drawer.tsx';
import styles from './log.module.css';

const t = reader(officeImportsTexts);

type RawRowProps = {
  entry: OfficeImport;
  call: string;
  reject: ImportReject;
  mayRepair: boolean;
  mayDiscard: boolean;
};

/** The row as it was sent, on one line, and what became of it. */
export const RawRow = ({ entry, call, reject, mayRepair, mayDiscard }: RawRowProps) => {
  const today = useToday();
  const [open, setOpen] = useState<'repair' | 'discard' | null>(null);
  const isLeft = reject.state === 'left';
  const values = reject.fields.flatMap(({ value }) => (value === null ? [] : [value]));
  return (
    <div className={styles.raw}>
      <p className={styles.rawWords}>
        <span className={styles.rawRow}>{t('bo.imp.row', { n: reject.row })}</span>
        {values.length > 0 || !reject.can_repeat ? values.join(' · ') : t('bo.imp.document')}
        <span className={styles.rawSaid}>{saidOf(reject, today)}</span>
      </p>
      <div className={styles.rawActions}>
        {reject.file_bytes !== null && <KeptFile entry={entry} reject={reject} />}
        {isLeft && mayDiscard && (
          <Button variant="text" icon={trash} onClick={() => setOpen('discard')}>
            {t('bo.imp.discard')}
          </Button>
        )}
        {mayRepair && reject.can_repeat && (
          <Button variant="text" icon={pencilLine} onClick={() => setOpen('repair')}>
            {t('bo.imp.fix')}
          </Button>
        )}
      </div>
      {open === 'repair' && (
        <RepairDrawer entry={entry} call={call} reject={reject} onClose={() => setOpen(null)} />
      )}
      {open === 'discard' && (
        <DiscardDialog id={entry.id} reject={reject} onClose={() => setOpen(null)} />
      )}
    </div>
  );
};

const saidOf = (reject: ImportReject, today: string): string | null => {
  const { state, settled_by: name, repaired } = reject;
  if (state !== 'left') return t(`bo.imp.state.${state}`, { name: name ?? '' });
  if (repaired !== null) {
    return t('bo.imp.repaired', { name: repaired.by, zeit: shortInstant(repaired.at, today) });
  }
  return reject.can_repeat ? null : t('bo.imp.not_repeatable');
};

type DiscardDialogProps = { id: string; reject: ImportReject; onClose: () => void };

/** Asks before a row is given up. */
const DiscardDialog = ({ id, reject, onClose }: DiscardDialogProps) => {
  const { row, version } = reject;
  const discard = useCall(officeDiscard, {
    onError: sayRefusal,
    onSuccess: () => {
      showFlash('sucess', t('bo.imp.discarded', { n: row }));
      onClose();
    },
    onSettled: () => {
      void refresh(officeReport);
      void refresh(officeList);
      void refresh(officeSources);
    },
  });
  return (
    <Dialog
      icon={trash}
      tone="danger"
      title={t('bo.imp.discard_title', { n: row })}
      text={t('bo.imp.discard_text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.imp.cancel')}
          </Button>
          <Button
            variant="destructive"
            size={44}
            busy={discard.isPending}
            onClick={() => discard.mutate({ id, row, version })}
          >
            {t('bo.imp.discard')}
          </Button>
        </>
      }
    />
  );
};
