import type { CLAIM_STATES } from '@abrufbar/domain/deliveries/claims.ts';
import { freshKindOf } from '@abrufbar/domain/deliveries/freshness.ts';
import type { Database } from '#core/database/database.ts';
import type { Decider } from '#demo/fill-call-off.ts';
import { buildClaim } from '#deliveries/claims/build.ts';
import { type DeliveryRow, listDeliveries } from '#deliveries/store.ts';

type Contract = {
  readonly company_id: number;
  readonly id: string;
  readonly supplier_id: number;
};

type Around = {
  readonly person: { readonly id: string };
  readonly decider: Decider | undefined;
  readonly state: (typeof CLAIM_STATES)[number];
};

const MINUTE_MS = 60_000;
/** The foreman files it while the lorry unloads; the dispatcher calls back, and knows more after lunch. */
const AFTER_MINUTES = { filed: 14, taken: 22, settled: 190 } as const;
const NEWEST = { after: null, offset: 0, limit: 4 };

const laterThan = ({ weighed_at: at }: DeliveryRow, minutes: number, now: Date) =>
  new Date(Math.min(Date.parse(at) + minutes * MINUTE_MS, now.getTime()));

/** A claim on the kerb that the second newest confirmed load damaged, whose photo comes with the papers; on a large site one about an older load too. Returns the id of the first. */
export const fillClaims = async (
  db: Database,
  contract: Contract,
  { person, decider, state }: Around,
  now: Date,
): Promise<string | undefined> => {
  const list = { companyId: contract.company_id, contractId: contract.id, confirmed: true };
  const [, kerb, instead, odd] = await listDeliveries(db, list, NEWEST);
  if (!kerb || !decider) return undefined;
  const { staff_id: staffId, staff_name: name } = decider;
  const takenOf = (load: DeliveryRow) => ({
    ...{ staffId, name },
    at: laterThan(load, AFTER_MINUTES.taken, now),
  });
  const filedAt = laterThan(kerb, AFTER_MINUTES.filed, now);
  const credit = { outcome: 'credit', accepted: null, replacementId: null } as const;
  const text = 'Die Spedition trägt den Schaden am Bordstein. Bitte schicken Sie uns die Rechnung.';
  const damaged = await buildClaim(db, contract, kerb, person, {
    ...{ reasons: ['damage'], remedy: 'credit', filedAt },
    note: 'Beim Abladen gegen den Bordstein gefahren, zwei Steine gebrochen.',
    ...(state !== 'received' && { taken: takenOf(kerb) }),
    ...(state === 'settled' && {
      settled: { ...credit, text, at: laterThan(kerb, AFTER_MINUTES.settled, now) },
    }),
  });
  if (!odd || !instead || odd.materials[0]?.quantity_unit !== 't') return damaged.id;
  const isAsphalt = freshKindOf(odd.materials[0].category) === 'asphalt';
  const accepted = Math.floor(Number(odd.materials[0].quantity) / 2);
  await buildClaim(db, contract, odd, person, {
    filedAt: laterThan(odd, AFTER_MINUTES.filed, now),
    ...(!isAsphalt && { reasons: ['segregation'], note: 'Hinten grob, vorn fein.' }),
    taken: takenOf(odd),
    settled: {
      ...{ outcome: 'replacement', accepted, replacementId: instead.id },
      text: `Wir nehmen die halbe Ladung zurück und liefern sie mit der nächsten Fuhre nach.${isAsphalt ? ' Die Thermomulde wird geprüft.' : ''}`,
      at: laterThan(odd, AFTER_MINUTES.settled, now),
    },
  });
  return damaged.id;
};
