import assert from 'node:assert/strict';
import { openCart } from '@abrufbar/contract/call-offs.ts';
import type { OutboxEntry, PlannedCall } from '#core/outbox/entry.ts';
import type { Answer } from '#core/outbox/machine.ts';

/** The fate of a request on its way to the server and back. */
export type Fate =
  | 'fine'
  | 'twice'
  | 'not there'
  | 'answer lost'
  | 'busy'
  | 'broken'
  | 'maintenance';

const FATES: readonly Fate[] = [
  'fine',
  'fine',
  'fine',
  'fine',
  'twice',
  'not there',
  'answer lost',
  'answer lost',
  'busy',
  'broken',
  'maintenance',
];

export type Request = {
  readonly entry: OutboxEntry;
  readonly planned: PlannedCall;
  /** Name the idempotency key is derived from. */
  readonly name: string;
  readonly sender: string | null;
};

const refused = (status: number): Answer => ({
  type: 'refused',
  refusal: { status, message: 'Nein.', errors: [], requestId: '1' },
});
const DONE: Answer = { type: 'done', output: null };

/** The cart a call names; calls of single-call entries name one that nobody reads. */
const cartOf = ({ input }: PlannedCall): string =>
  (input as { readonly call_off_cart_item_id: string }).call_off_cart_item_id; // as `buildEntry` makes it

type Cart = { readonly of: string; state: 'open' | 'expired' | 'gone' };

/**
 * A server that keeps its promises: answers are kept under their keys (D-69), carts expire or are pushed out by newer
 * ones (D-34), a cart that was ordered is found by its order.
 */
export const createServer = () => {
  const answers = new Map<string, Answer>();
  const carts = new Map<string, Cart>();
  /** How many carts an intent has lost. */
  const lost = new Map<string, number>();
  /** Intents in the order in which they took effect. */
  const effects: OutboxEntry[] = [];
  /** Carts that were ordered. */
  const ordered = new Set<string>();
  const sessions = new Set<string>();
  let isWell = false;

  const open = (of: string, id: string): void => {
    if (!carts.has(id)) carts.set(id, { of, state: 'open' });
  };
  const lose = (state: 'expired' | 'gone'): void => {
    for (const cart of carts.values()) {
      if (cart.state === 'gone') continue;
      cart.state = state;
      lost.set(cart.of, (lost.get(cart.of) ?? 0) + 1);
    }
  };

  const work = ({ entry, planned }: Request): Answer => {
    const { key, kind, calls } = entry;
    if (kind === 'bad') return refused(422);
    if (planned.call === openCart.name) {
      const id = `another cart of ${key}`;
      open(key, id);
      return { type: 'done', output: { id } };
    }
    if (calls.length > 1) {
      const id = cartOf(planned);
      if (ordered.has(id)) return DONE;
      const cart = carts.get(id);
      if (!cart || cart.state === 'gone') return refused(404);
      if (planned.call === calls[0]?.call) cart.state = 'open';
      else if (cart.state === 'expired') return refused(key.length % 2 === 0 ? 404 : 409);
      if (planned.call === calls.at(-1)?.call) ordered.add(id);
    }
    if (planned.call === calls.at(-1)?.call) effects.push(entry);
    return DONE;
  };

  const answer = (request: Request): Answer => {
    const { entry, name, sender } = request;
    assert.equal(sender, entry.userId, 'sent in the name of somebody else');
    if (!sessions.has(entry.userId)) return { type: 'signed-out' };
    const key = `${entry.key} ${name}`;
    const known = answers.get(key);
    if (known) return known;
    const fresh = work(request);
    if (fresh.type === 'done') answers.set(key, fresh); // refusals are rolled back, nothing is stored
    return fresh;
  };

  return {
    fateOf: (luck: number): Fate => (isWell ? 'fine' : (FATES[luck % FATES.length] ?? 'fine')),
    receive: (request: Request, fate: Fate): Answer => {
      switch (fate) {
        case 'not there':
          return { type: 'lost' };
        case 'busy':
          return { type: 'later', seconds: 1, everything: true };
        case 'broken':
          return { type: 'later', seconds: 0, everything: false };
        case 'maintenance':
          sessions.clear();
          return { type: 'signed-out' };
        case 'answer lost':
          answer(request);
          return { type: 'lost' };
        case 'twice':
          answer(request);
          return answer(request);
        case 'fine':
          return answer(request);
      }
    },
    begin: (user: string): void => void sessions.add(user),
    end: (user: string): void => void sessions.delete(user),
    isIn: (user: string): boolean => sessions.has(user),
    /** The cart of an intent when it is made. */
    open: ({ key }: OutboxEntry): void => open(key, `cart of ${key}`),
    lose,
    heal: (): void => {
      isWell = true;
    },
    effects: (key: string): number => effects.filter((one) => one.key === key).length,
    /** Whether this server has a reason to refuse an intent. */
    mayRefuse: ({ key, kind }: OutboxEntry): boolean => kind === 'bad' || (lost.get(key) ?? 0) > 1,
    judge: (): void => {
      const keys = effects.map(({ key }) => key);
      assert.equal(new Set(keys).size, keys.length, 'done twice');
      for (const user of sessions) {
        const inOrder = effects
          .filter(({ userId, subject }) => userId === user && subject !== null)
          .map(({ key }) => Number(key));
        assert.deepEqual(
          inOrder,
          inOrder.toSorted((a, b) => a - b),
          'out of order',
        );
      }
    },
  };
};
