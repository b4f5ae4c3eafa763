import assert from 'node:assert/strict';
import type { OutboxEntry } from '#core/outbox/entry.ts';
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

type Request = {
  readonly entry: OutboxEntry;
  readonly at: number;
  /** Name the idempotency key is derived from. */
  readonly name: string;
  readonly sender: string | null;
};

const refused = (status: number): Answer => ({
  type: 'refused',
  refusal: { status, message: 'Nein.', errors: [], requestId: '1' },
});
const DONE: Answer = { type: 'done', output: null };

/** A server that keeps its promises: answers are kept under their keys (D-69), carts expire (D-34). */
export const createServer = () => {
  const answers = new Map<string, Answer>();
  const carts = new Map<string, boolean>();
  /** How often a cart has expired. */
  const expired = new Map<string, number>();
  /** Intents in the order in which they took effect. */
  const effects: OutboxEntry[] = [];
  const sessions = new Set<string>();
  let isWell = false;

  const work = ({ entry, at }: Request): Answer => {
    const { key, kind, calls } = entry;
    if (kind === 'bad') return refused(422);
    if (at === 0 && calls.length > 1) carts.set(key, true);
    else if (calls.length > 1 && !carts.get(key)) return refused(key.length % 2 === 0 ? 404 : 409);
    if (at + 1 === calls.length) effects.push(entry);
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
    expire: (): void => {
      for (const key of carts.keys()) {
        carts.set(key, false);
        expired.set(key, (expired.get(key) ?? 0) + 1);
      }
    },
    heal: (): void => {
      isWell = true;
    },
    effects: (key: string): number => effects.filter((one) => one.key === key).length,
    /** Whether this server has a reason to refuse an intent. */
    mayRefuse: ({ key, kind }: OutboxEntry): boolean =>
      kind === 'bad' || (expired.get(key) ?? 0) > 1,
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
