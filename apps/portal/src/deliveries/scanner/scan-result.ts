/** Red, green, blue and opacity of every point, row by row. */
export type Pixels = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** What a look at a picture has shown. */
export type ScanResult = {
  readonly text: string | null;
  /** A code is there, though perhaps not readable yet. */
  readonly hasCode: boolean;
};

export const NO_RESULT: ScanResult = { text: null, hasCode: false };
