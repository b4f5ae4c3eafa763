import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as calls from '@abrufbar/contract/deliveries/today.ts';
import { bulkTexts } from '@abrufbar/texts/deliveries/bulk.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import type { OutboxEntry, Submission } from '#core/outbox/outbox.ts';
import { submitConfirmation } from '#deliveries/confirm-intent.ts';
import type { ConfirmAbout } from '#deliveries/confirm-kind.ts';
import { SHOWS_CONFIRMATIONS } from '#deliveries/confirmation.ts';
import type { Load } from '#deliveries/today/loads.ts';

const t = reader({ ...bulkTexts, ...deliveriesTexts });

type Confirming = {
  readonly loads: readonly Load[];
  readonly companyNumber: string;
  /** Confirmations that were refused before, which these replace. */
  readonly refused: readonly OutboxEntry<ConfirmAbout>[];
};

export type Outcome = {
  readonly sent: number;
  /** Why the server did not confirm a delivery, by its id. */
  readonly refusals: ReadonlyMap<string, string>;
  /** Whether none of them has to be asked about again. */
  readonly isDone: boolean;
};

/** Confirms each delivery by a call of its own (BEY-81). */
export const confirmAll = async ({
  loads,
  companyNumber,
  refused,
}: Confirming): Promise<Outcome> => {
  const submit = async ({ delivery }: Load) => {
    const submission = await submitConfirmation({
      delivery: { ...delivery, company_number: companyNumber },
      before: refused.find(({ about }) => about.deliveryId === delivery.id),
      way: 'bulk',
    });
    return { id: delivery.id, submission };
  };
  const all = await Promise.all(loads.map(submit));
  const count = (outcome: Submission['outcome']) =>
    all.filter(({ submission }) => submission.outcome === outcome).length;
  const [sent, queued] = [count('sent'), count('queued')];
  if (sent > 0) await refresh(deliveries.details, calls.today, ...SHOWS_CONFIRMATIONS);
  const refusals = new Map(
    all.flatMap(({ id, submission }) =>
      submission.outcome === 'refused'
        ? [[id, submission.refusal.message || t('delivery.confirm_error')]]
        : [],
    ),
  );
  const isDone = sent + queued === loads.length;
  // Those that wait are on the start page and in the outbox: green comes with the server's answer (T-37).
  if (isDone && sent > 0) showFlash('sucess', t(`bulk.done${plural(sent)}`, { n: sent })); // sic
  return { sent, refusals, isDone };
};
