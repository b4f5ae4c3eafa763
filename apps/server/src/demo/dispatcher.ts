import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { createClient } from '@abrufbar/contract/protocol/client.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import type { Random } from '#demo/random.ts';

type Client = ReturnType<typeof createClient>;
type Waiting = OutputOf<typeof callOffs.pending>['items'][number];
type Decision = Pick<InputOf<typeof callOffs.decide>, 'action' | 'answer' | 'number'>;

/** A call-off the plant loads for. */
type Confirmed = {
  readonly number: string;
  readonly materialNumber: string;
  readonly day: string;
};

/** Seconds from a request to the plant's step: enough to see each state, not enough to get bored. */
const DECISION_SECONDS: readonly [min: number, max: number] = [5, 11];
/** Call-offs that waited before the plant started wait a while longer, so that the demo keeps its variety. */
const FIRST_DECISION_SECONDS: readonly [min: number, max: number] = [120, 900];

const REFUSALS = [
  'Zu dieser Zeit ist die Anlage ausgebucht. Bitte fragen Sie einen anderen Tag an.',
  'Für dieses Fahrzeug ist an dem Tag keine Spedition frei.',
];
const DECLINED = 'Die Lkw sind schon eingeteilt. Es bleibt beim bisherigen Termin.';
const KEPT = 'Die Ladung ist schon hergestellt und kann nicht mehr storniert werden.';

/**
 * Decides over the call-offs of one supplier the way a dispatcher does, one step at a time; tells what it
 * did and which call-off the lorries of a contract are loaded for.
 */
export const createDispatcher = (client: Client, random: Random) => {
  /** When the next step of a call-off in its present status is due. */
  const due = new Map<string, number>();
  const loadedFor = new Map<string, Confirmed>();
  let isFirstRound = true;

  const decideDue = async (now: Date): Promise<string[]> => {
    const { items } = await client.send(callOffs.pending, { status: ['1', '2', '20', '30'] });
    const [min, max] = isFirstRound ? FIRST_DECISION_SECONDS : DECISION_SECONDS;
    isFirstRound = false;
    const lines: string[] = [];
    for (const one of items) {
      const key = `${one.call_off_id} ${one.status}`;
      const at = due.get(key) ?? now.getTime() + 1000 * random.between(min, max);
      due.set(key, at);
      if (now.getTime() < at) continue;
      due.delete(key);
      lines.push(await decide(one, now));
    }
    return lines;
  };

  const decide = async (one: Waiting, now: Date): Promise<string> => {
    const decision = decisionOn(one, now, random);
    const { call_off_id, customer_number } = one;
    const { status } = await client.send(callOffs.decide, {
      call_off_id,
      customer_number,
      ...decision,
    });
    const number = decision.number ?? one.number;
    if (status === CALL_OFF_STATUS.confirmed && number) {
      const { material_number: materialNumber, delivery_start_date: day } = one;
      loadedFor.set(one.contract_number, { number, materialNumber, day });
    }
    return `${decision.action} ${number ?? ''}  ${one.quantity_raw} ${one.quantity_unit} -> ${one.contract_number}`;
  };

  return {
    decideDue,
    /** The call-off that the lorries of a contract are loaded for on a day. */
    callOffOn: (contractNumber: string, day: string): Confirmed | null => {
      const confirmed = loadedFor.get(contractNumber);
      return confirmed?.day === day ? confirmed : null;
    },
  };
};

const decisionOn = ({ status, number }: Waiting, now: Date, random: Random): Decision => {
  const mostly = random.between(1, 5) > 1;
  switch (status) {
    case CALL_OFF_STATUS.bindingRequest:
      return { action: 'review', answer: null, number: null };
    case CALL_OFF_STATUS.inReview:
      return mostly
        ? { action: 'confirm', answer: null, number: number ?? newNumber(now) }
        : { action: 'refuse', answer: random.oneOf(REFUSALS), number: null };
    case CALL_OFF_STATUS.changeRequest:
      return mostly
        ? { action: 'acceptChange', answer: null, number: null }
        : { action: 'declineChange', answer: DECLINED, number: null };
    default:
      return mostly
        ? { action: 'acceptCancellation', answer: null, number: null }
        : { action: 'declineCancellation', answer: KEPT, number: null };
  }
};

// Goes up with time like the ticket numbers, six digits as on the plants' own papers.
const newNumber = (now: Date): string =>
  String(560_000 + (Math.floor(now.getTime() / 1000) % 430_000));
