import type { ScanResult } from '#deliveries/scanner/scan-result.ts';

/** Some cameras deliver nothing of use before, some browsers break down (QR-10). */
const FIRST_SCAN_DELAY_MS = 500;
/** Between two looks: while nothing is seen, and while a code is there that is not readable yet. */
const SCAN_INTERVAL_MS = 500; // QR-06
const TRACKING_INTERVAL_MS = 40; // QR-07

type Watch = {
  readonly look: () => Promise<ScanResult>;
  /** Rejects when the camera goes. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
};

/** Looks at a camera whose picture has loaded until a code is read. */
export const watchForCode = async ({ look, wait }: Watch): Promise<string> => {
  await wait(FIRST_SCAN_DELAY_MS);
  for (;;) {
    const { text, hasCode } = await look();
    if (text !== null) return text;
    await wait(hasCode ? TRACKING_INTERVAL_MS : SCAN_INTERVAL_MS);
  }
};
