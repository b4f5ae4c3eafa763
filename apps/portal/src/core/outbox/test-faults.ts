import type { OutboxEntry } from '#core/outbox/entry.ts';
import type { Outbox, OutboxEvent, Step } from '#core/outbox/machine.ts';
import { PARTS, type Parts } from '#core/outbox/test-parts.ts';

/** The product's step with a fault in its events or its commands. */
const stepWith = ({
  event = (it) => it,
  after = (it) => it,
}: {
  event?: (event: OutboxEvent, outbox: Outbox) => OutboxEvent;
  after?: (next: Step, event: OutboxEvent) => Step;
}): Parts => ({
  ...PARTS,
  step: (outbox, happened) => after(PARTS.step(outbox, event(happened, outbox)), happened),
});

const answerAs = (from: string, answer: Extract<OutboxEvent, { type: 'answered' }>['answer']) =>
  stepWith({
    event: (event) =>
      event.type === 'answered' && event.answer.type === from
        ? { type: 'answered', answer }
        : event,
  });

const pickedAs = (change: (entry: OutboxEntry, outbox: Outbox) => OutboxEntry): Parts =>
  stepWith({
    event: (event, outbox) =>
      event.type === 'picked'
        ? { ...event, entries: event.entries.map((entry) => change(entry, outbox)) }
        : event,
  });

const refusal = { status: 500, message: '', errors: [], requestId: null };
let fresh = 0;

/** Faults that the stories have to find, each within a hundred of them (quality R5). */
export const FAULTS: Readonly<Record<string, Parts>> = {
  'a new key for every attempt': {
    ...PARTS,
    callName: (entry, at) => `${PARTS.callName(entry, at)}${fresh++}`,
  },
  'one key for all calls': { ...PARTS, callName: () => 'all' },
  'old keys for calls begun again': {
    ...PARTS,
    callName: ({ calls }, at) => calls[at]?.call ?? '',
  },
  'sending is not written down before': {
    ...PARTS,
    changeEntry: (entry, change) =>
      change.type === 'begin'
        ? entry.state === 'waiting'
          ? entry
          : null
        : PARTS.changeEntry(entry, change),
  },
  'what is under way may be dropped': {
    ...PARTS,
    changeEntry: (entry, change) =>
      change.type === 'drop' ? 'gone' : PARTS.changeEntry(entry, change),
  },
  'what is being edited is sent': {
    ...PARTS,
    changeEntry: (entry, change) =>
      change.type === 'begin'
        ? { ...entry, tried: entry.done + 1 }
        : PARTS.changeEntry(entry, change),
  },
  'it is sent without being written down': stepWith({
    after: (next) => ({
      ...next,
      commands: next.commands.map((command) =>
        command.type === 'change' && command.change.type === 'begin' && next.outbox.current
          ? { type: 'send', entry: next.outbox.current.entry, at: next.outbox.current.entry.done }
          : command,
      ),
      outbox:
        next.outbox.phase === 'beginning' ? { ...next.outbox, phase: 'sending' } : next.outbox,
    }),
  }),
  'no answer counts as success': answerAs('lost', { type: 'done', output: null }),
  'no answer counts as refusal': answerAs('lost', { type: 'refused', refusal }),
  'the end of a session loses what is unsent': answerAs('signed-out', { type: 'refused', refusal }),
  'a fault of the server counts as refusal': answerAs('later', { type: 'refused', refusal }),
  'the first answer ends an entry': {
    ...PARTS,
    changeEntry: (entry, change) =>
      change.type === 'done' ? 'gone' : PARTS.changeEntry(entry, change),
  },
  'an expired cart is final': {
    ...PARTS,
    changeEntry: (entry, change) =>
      PARTS.changeEntry(change.type === 'refuse' ? { ...entry, round: 1 } : entry, change),
  },
  'a cart that was pushed out is final': {
    ...PARTS,
    // oxlint-disable-next-line require-yield -- the fault: no call is sent
    *renewCart() {
      return { type: 'refused', refusal: { ...refusal, status: 404 } };
    },
  },
  'another user takes it': pickedAs((entry, { userId }) => ({
    ...entry,
    userId: userId ?? entry.userId,
  })),
  'no order among entries about the same': pickedAs((entry) => ({ ...entry, subject: null })),
  'the lock is kept after a failure': stepWith({
    after: (next, event) =>
      event.type === 'answered' && event.answer.type === 'lost'
        ? { ...next, commands: next.commands.filter(({ type }) => type !== 'unlock') }
        : next,
  }),
};
