import type { ScanResult } from '#deliveries/scanner/scan-result.ts';

/** Earlier pictures are unusable on some cameras and crash some browsers (QR-10). */
const FIRST_SCAN_DELAY_MS = 500;
/** Time between two scans: without a code, and with one that is not readable yet. */
const SCAN_INTERVAL_MS = 500; // QR-06
const TRACKING_INTERVAL_MS = 40; // QR-07

type Watch = {
  readonly scan: () => Promise<ScanResult>;
  /** Rejects when the camera ends. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
};

/** Scans a camera whose picture has loaded until a code is read. */
export const watchForCode = async ({ scan, wait }: Watch): Promise<string> => {
  await wait(FIRST_SCAN_DELAY_MS);
  for (;;) {
    const { text, hasCode } = await scan();
    if (text !== null) return text;
    await wait(hasCode ? TRACKING_INTERVAL_MS : SCAN_INTERVAL_MS);
  }
};
