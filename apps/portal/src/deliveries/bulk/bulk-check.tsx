import { bulkTexts } from '@abrufbar/texts/deliveries/bulk.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { HoldButton } from '@abrufbar/web/ui/hold-button.tsx';
import { checkCheck } from '@abrufbar/web/ui/icons/messages.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useState } from 'react';
import { isView } from '#core/device.ts';
import { Screen } from '#core/frame/screen.tsx';
import { ViewReason } from '#core/frame/view-reason.tsx';
import { useIsWide } from '#core/media-query.ts';
import { useOutbox } from '#core/outbox/outbox.ts';
import { confirmAll, type Outcome } from '#deliveries/bulk/confirm-all.ts';
import { Sites } from '#deliveries/bulk/sites.tsx';
import { WholeBar } from '#deliveries/check/whole-bar.tsx';
import { CONFIRM } from '#deliveries/confirm-kind.ts';
import { sumOf } from '#deliveries/today/day-sum.ts';
import type { Load } from '#deliveries/today/loads.ts';
import check from '../check/check.module.css';
import styles from './bulk.module.css';

const t = reader({ ...bulkTexts, ...deliveriesTexts });

type BulkCheckProps = {
  /** Site or company. */
  readonly line: string;
  readonly loads: readonly Load[];
  readonly companyNumber: string;
  /** Otherwise the rows lead to the deliveries. */
  readonly mayConfirm: boolean;
  readonly onClose: () => void;
};

/** All of them are chosen until they are taken out, those with hints too; one hold confirms them (BEY-80, BEY-81). */
export const BulkCheck = ({ line, loads, companyNumber, mayConfirm, onClose }: BulkCheckProps) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const refused = useOutbox(CONFIRM, ({ state }) => state === 'refused');
  const ids = loads.map(({ delivery }) => delivery.id);
  const chosen = loads.filter(({ delivery }) => !left.has(delivery.id));

  const toggle = (id: string): void => {
    const others = new Set(left);
    if (!others.delete(id)) others.add(id);
    setLeft(others);
  };
  const confirm = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    const now = await confirmAll({ loads: chosen, companyNumber, refused });
    setBusy(false);
    if (now.isDone && left.size === 0) return onClose();
    setOutcome(now);
  };
  const [reason] = outcome?.refusals.values() ?? [];
  const n = loads.length;
  const title = t(`bulk.title${plural(n)}`, { n });
  const isWide = useIsWide();
  const actions = mayConfirm && (
    <div className={check.buttons}>
      {isView ? (
        <ViewReason id="bulk-view" />
      ) : (
        <>
          <p className={`ends ${styles.sum}`}>
            <span className="ink-2">{t('bulk.selected', { n: chosen.length })}</span>
            <span className={styles.total}>{sumOf(chosen.map(({ delivery }) => delivery))}</span>
          </p>
          <HoldButton
            icon={checkCheck}
            label={t('bulk.hold', { n: chosen.length })}
            busy={isBusy && t('delivery.confirm_busy')}
            blocked={chosen.length === 0 ? t('bulk.none') : undefined}
            onConfirm={() => void confirm()}
          />
        </>
      )}
    </div>
  );
  return (
    <Screen
      title={title}
      bar={<WholeBar title={title} line={line} onClose={onClose} />}
      actions={!isWide && actions}
    >
      {!mayConfirm && (
        <Note tone="info">
          <p>{t('delivery.may_not_confirm')}</p>
        </Note>
      )}
      {reason !== undefined && outcome && (
        <Note tone="warn" live="alert">
          <p>{t('bulk.partial', { n: outcome.sent, m: outcome.refusals.size, grund: reason })}</p>
        </Note>
      )}
      {mayConfirm && n > 1 && (
        <div>
          <Button variant="text" onClick={() => setLeft(new Set(chosen.length > 0 ? ids : []))}>
            {t(chosen.length > 0 ? 'bulk.choose_none' : 'bulk.choose_all')}
          </Button>
        </div>
      )}
      <Sites
        loads={loads}
        left={left}
        refusals={outcome?.refusals}
        {...(mayConfirm && { onToggle: toggle })}
      />
      {isWide && actions}
    </Screen>
  );
};
