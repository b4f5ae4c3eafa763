import {
  officeDecide,
  officeHold,
  officeUndo,
} from '@abrufbar/contract/call-offs/office-decisions.ts';
import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { officeCounts } from '@abrufbar/contract/call-offs/office-list.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { DECISION_DELAY_MS, dueWhenHeld } from '@abrufbar/domain/call-offs/decision.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh, send } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { store } from '@abrufbar/web/store.ts';
import { refreshCallOffs, setPending } from '#call-offs/decide/cached-rows.ts';
import { readNow } from '#call-offs/decide/read-now.ts';
import { type Act, statusAfter } from '#call-offs/decide/acts.ts';

const t = reader(officeCallOffsTexts);

type Row = Pick<
  OfficeRow,
  'id' | 'version' | 'status' | 'number' | 'reference' | 'quantity' | 'quantity_unit'
>;

type Wish = {
  readonly act: Act;
  readonly answer: string | null;
  readonly number: string | null;
};

/** A stored decision whose ten seconds run. Times are those of this device. */
type Decided = {
  readonly row: Row;
  readonly decisionId: string;
  readonly act: Act;
  readonly decidedAt: number;
  readonly dueAt: number;
};

type Failed = { readonly row: Row; readonly act: Act };

/** Decisions of one click; undoing takes all of them back. */
type Batch = { readonly decided: readonly Decided[]; readonly failed: readonly Failed[] };

type Bar = {
  readonly batches: readonly Batch[];
  /** Said by the bar for two seconds after the last one. */
  readonly end: 'sent' | 'done' | null;
};

const NOTHING: Bar = { batches: [], end: null };
const END_MS = 2_000;

/** Own decisions that can still be taken back, over all pages of the office. */
export const undoBar = store<Bar>(NOTHING);

/** A refused decision: what the server said, or null when nobody else has decided. */
export type Collision = {
  readonly by: string;
  readonly at: string;
  /** Of a colleague. */
  readonly phone: string | null;
  /** When the own act was refused. */
  readonly refusedAt: Date;
};

const collisionOf = (error: unknown): Collision | null => {
  const reason = error instanceof CallError && error.status === 409 ? error.reason : null;
  const isLate = reason?.code === 'decided_meanwhile' || reason?.code === 'stale_version';
  return isLate
    ? {
        by: reason.by ?? '',
        at: reason.at ?? '',
        phone: reason.phone ?? null,
        refusedAt: new Date(),
      }
    : null;
};

const place = async (row: Row, { act, answer, number }: Wish): Promise<Decided> => {
  // Counted from the click: on a slow line the way back must not be offered longer than the server waits.
  const decidedAt = Date.now();
  const made = await send(
    officeDecide,
    { id: row.id, version: row.version, action: act, answer, number },
    { key: newKey(), quiet: [409, 422] },
  );
  setPending(row.id, made);
  return { row, act, decisionId: made.id, decidedAt, dueAt: decidedAt + DECISION_DELAY_MS };
};

/** Decides one call-off; the collision if somebody was faster. Other failures are the caller's. */
export const decide = async (row: Row, wish: Wish): Promise<Collision | null> => {
  try {
    join({ decided: [await place(row, wish)], failed: [] });
    return null;
  } catch (error) {
    const collision = collisionOf(error);
    void refreshCallOffs();
    if (!collision) throw error;
    return collision;
  }
};

const isLost = (error: unknown): boolean => error instanceof CallError && error.status === 0;

/** The first of many must not take effect before the last is placed. */
const CONCURRENT_REQUESTS = 5;

/** One call and key for each call-off: if some fail, the others go through (OFF-62), unless the line is dead. */
export const decideAll = async (
  wanted: readonly { readonly row: Row; readonly act: Act }[],
): Promise<void> => {
  const decided: Decided[] = [];
  const failed: Failed[] = [];
  let isDead = false;
  const placeOne = async ({ row, act }: (typeof wanted)[number]) => {
    try {
      decided.push(await place(row, { act, answer: null, number: null }));
    } catch (error) {
      failed.push({ row, act });
      isDead ||= isLost(error);
    }
  };
  for (let at = 0; at < wanted.length; at += CONCURRENT_REQUESTS) {
    const next = wanted.slice(at, at + CONCURRENT_REQUESTS);
    if (isDead) failed.push(...next);
    else await Promise.all(next.map(placeOne));
  }
  if (decided.length > 0) join({ decided, failed });
  else showFlash('error', t('bo.undo.none'));
  if (failed.length > 0) void refreshCallOffs();
};

let timer: ReturnType<typeof setTimeout> | undefined;

const join = (batch: Batch): void => {
  const { batches, end } = undoBar.get();
  undoBar.set({ batches: [...(end === null ? batches : []), batch], end: null });
  void refresh(officeCounts);
  watch();
};

const allDecided = (): readonly Decided[] =>
  undoBar.get().batches.flatMap(({ decided }) => decided);

/** Ends what is due, and looks again when the next one is. */
const watch = (): void => {
  clearTimeout(timer);
  const now = Date.now();
  const { batches } = undoBar.get();
  const open = batches.filter(({ decided }) => decided.some(({ dueAt }) => dueAt > now));
  const ended = batches.length - open.length;
  if (ended > 0) void refreshCallOffs();
  if (open.length === 0) return close('sent', batches);
  if (ended > 0) undoBar.set({ batches: open, end: null });
  const next = Math.min(...open.flatMap(({ decided }) => decided.map(({ dueAt }) => dueAt)));
  timer = setTimeout(watch, Math.max(next - now, 0) + 50);
};

const close = (end: 'sent' | 'done', batches: readonly Batch[]): void => {
  undoBar.set({ batches, end });
  clearTimeout(timer);
  timer = setTimeout(() => {
    undoBar.set(NOTHING);
    void refreshCallOffs(); // the server has applied it within a second
    if (end === 'sent') void checkCancellations(batches);
  }, END_MS);
};

let holding: ReturnType<typeof setInterval> | undefined;
const HOLD_INTERVAL_MS = 5_000;

/** Pointer or focus rests on the bar: everything waits, at most a minute from its click (OFF-55). */
export const holdAll = (): void => {
  void hold();
  clearInterval(holding);
  holding = setInterval(() => void hold(), HOLD_INTERVAL_MS);
};

export const releaseAll = (): void => clearInterval(holding);

const hold = async (): Promise<void> => {
  if (undoBar.get().end !== null || undoBar.get().batches.length === 0) return releaseAll();
  const now = new Date();
  const held = await Promise.all(
    allDecided().map(async (one) => {
      const due = dueWhenHeld(new Date(one.decidedAt), new Date(one.dueAt), now).getTime();
      if (due <= one.dueAt) return one;
      const input = { id: one.row.id, decision_id: one.decisionId };
      return send(officeHold, input, { key: newKey(), quiet: 'all' }).then(
        () => ({ ...one, dueAt: due }),
        () => one,
      );
    }),
  );
  const byId = new Map(held.map((one) => [one.decisionId, one]));
  const { batches, end } = undoBar.get();
  const moved = batches.map((batch) => ({
    ...batch,
    decided: batch.decided.map((one) => byId.get(one.decisionId) ?? one),
  }));
  if (end !== null) return;
  undoBar.set({ batches: moved, end });
  watch();
};

/** Decisions that are being taken back: they do not fall, they go. */
const undoing = new Set<string>();

/** Takes back what the last click decided. */
export const undoLast = async (): Promise<void> => {
  const { batches, end } = undoBar.get();
  const last = batches.at(-1);
  if (!last || end !== null) return;
  releaseAll();
  for (const { decisionId } of last.decided) undoing.add(decisionId);
  const rest = batches.slice(0, -1);
  const isLate = await Promise.all(
    last.decided.map(({ row, decisionId }) =>
      send(
        officeUndo,
        { id: row.id, decision_id: decisionId },
        { key: newKey(), quiet: [409] },
      ).then(
        () => {
          setPending(row.id, null);
          return false;
        },
        () => true,
      ),
    ),
  );
  if (isLate.includes(true)) showFlash('error', t('bo.undo.late'), { brief: true });
  void refreshCallOffs();
  if (rest.length > 0) {
    undoBar.set({ batches: rest, end: null });
    return watch();
  }
  return isLate.includes(true) ? undoBar.set(NOTHING) : close('done', [last]);
};

/** Something has changed: an own decision that is gone before its time has fallen, and its author hears of it (OFF-58). */
export const checkOwn = async (): Promise<void> => {
  if (undoBar.get().end !== null) return;
  const asked = allDecided().filter(({ dueAt }) => dueAt - Date.now() >= FALLEN_MARGIN_MS);
  const now = await readNow(asked);
  for (const one of asked) {
    const isStillOwn =
      !undoing.has(one.decisionId) &&
      allDecided().some(({ decisionId }) => decisionId === one.decisionId);
    const state = now.get(one.row.id);
    if (!state || state.decision_id === one.decisionId || !isStillOwn) continue;
    drop(one.decisionId);
    showFallen(one);
  }
};
/** The server may apply a decision so much earlier than this device expects. */
const FALLEN_MARGIN_MS = 1_000;

/** A customer may change a call-off until its cancellation takes effect, so the news can come after the bar has ended. */
const checkCancellations = async (batches: readonly Batch[]): Promise<void> => {
  const cancelled = batches.flatMap(({ decided }) => decided).filter(({ act }) => act === 'cancel');
  const now = await readNow(cancelled);
  for (const one of cancelled) {
    const state = now.get(one.row.id);
    if (state?.decision_id === null && state.status !== statusAfter(one.act, one.row.status))
      showFallen(one);
  }
};

const showFallen = ({ row }: Decided): void =>
  showFlash('error', t('bo.undo.fallen', { nummer: row.number ?? row.reference }));

const drop = (decisionId: string): void => {
  const batches = undoBar
    .get()
    .batches.map((batch) => ({
      ...batch,
      decided: batch.decided.filter((one) => one.decisionId !== decisionId),
    }))
    .filter(({ decided }) => decided.length > 0);
  undoBar.set({ batches, end: null });
  if (batches.length === 0) clearTimeout(timer);
};
