/** Red, green, blue and opacity of every point, row by row. */
export type Pixels = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** Result of scanning one picture. */
export type ScanResult = {
  readonly text: string | null;
  /** Whether the picture shows a code, perhaps not readable yet. */
  readonly hasCode: boolean;
};

export const NO_RESULT: ScanResult = { text: null, hasCode: false };
