import type { OutboxEntry } from '#core/outbox/entry.ts';

/**
 * An entry with one binding call, or with two preparing calls before it; some entries are about the same
 * thing, some are refused by the server.
 */
export const buildEntry = (key: string, userId: string, luck: number): OutboxEntry => ({
  key,
  userId,
  companyNumber: String(luck % 2),
  kind: luck % 7 === 0 ? 'bad' : 'good',
  subject: luck % 3 === 0 ? null : 'the same',
  calls: (luck % 2 === 0 ? ['fill', 'choose', 'bind'] : ['bind']).map((call) => ({
    call,
    input: { call_off_cart_item_id: `cart of ${key}`, contract_item_id: 'item' },
  })),
  refreshes: [],
  about: null,
  createdAt: new Date(luck * 1000).toISOString(), // like a clock that jumps
  state: 'waiting',
  done: 0,
  tried: 0,
  round: 0,
  refusal: null,
});
