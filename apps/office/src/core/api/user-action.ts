/** Whether a key or pointer has caused what happens now: the session's idle time counts from such calls (OFF-08). */

/** A call that starts this soon after an input was caused by it. */
const CAUSED_WITHIN_MS = 2_000;

let lastInputAt = -Infinity;
let lastReportedAt = -Infinity;

const note = (): void => {
  lastInputAt = Date.now();
};

export const watchUserActions = (): void => {
  for (const event of ['keydown', 'pointerdown', 'wheel', 'input']) {
    addEventListener(event, note, { capture: true, passive: true });
  }
};

/** Headers of a call. */
export const userActionHeader = (): Readonly<Record<string, string>> =>
  Date.now() - lastInputAt < CAUSED_WITHIN_MS ? { 'Abrufbar-User-Action': '1' } : {};

/** The server has answered a call that an input caused; its idle time counts from a moment after `sentAt`, in ms. */
export const noteReported = (sentAt: number): void => {
  lastReportedAt = Math.max(lastReportedAt, sentAt);
};

/** Whether there was input that the server does not know of. */
export const hasUnreportedInput = (): boolean => lastInputAt > lastReportedAt;

/** When the last answered call that an input caused was sent, in ms; -Infinity before the first. */
export const lastReportAt = (): number => lastReportedAt;
