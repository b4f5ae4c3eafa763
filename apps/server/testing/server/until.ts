import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 10;
/** No promise of the product: a machine with ten times its work to do stays below it, a test that waits in vain ends. */
const UNTIL_TIMEOUT_MS = 120_000;

/** Resolves as soon as the condition holds. */
export const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + UNTIL_TIMEOUT_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`never came true: ${condition.toString()}`);
    await sleep(POLL_MS);
  }
};
