import type { Sight } from '#deliveries/scanner/scan-result.ts';

/** Some cameras deliver nothing of use before, some browsers break down (QR-10). */
const AFTER_LOAD = 500;
/** Between two looks: while nothing is seen, and while a code is there that is not readable yet. */
const DELAY = 500; // QR-06
const DELAY_TRACKING = 40; // QR-07

type Watch = {
  readonly look: () => Promise<Sight>;
  /** Rejects when the camera goes. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
};

/** Looks at a camera whose picture has loaded until a code is read. */
export const watchForCode = async ({ look, wait }: Watch): Promise<string> => {
  await wait(AFTER_LOAD);
  for (;;) {
    const { text, inSight } = await look();
    if (text !== null) return text;
    await wait(inSight ? DELAY_TRACKING : DELAY);
  }
};
