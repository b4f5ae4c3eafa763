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

/** The server has answered a call that an input caused. */
export const noteReported = (): void => {
  lastReportedAt = Date.now();
};

/** Whether there was input that the server does not know of. */
export const hasUnreportedInput = (): boolean => lastInputAt > lastReportedAt;

/** When the server last answered a call that an input caused; -Infinity before the first. */
export const lastReportAt = (): number => lastReportedAt;
