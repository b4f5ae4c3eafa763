/** Reasons for which staff look at the portal as a person (D-03). */
export const VIEW_REASONS = ['question', 'fault', 'training', 'other'] as const;
export type ViewReason = (typeof VIEW_REASONS)[number];

/** Longest explanation of a reason, in code points. */
export const MAX_VIEW_TEXT_CODE_POINTS = 255;
