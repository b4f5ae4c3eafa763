/** A breach found by a rule of rooms.ts. */
export type Problem = { readonly path: string; readonly line?: number; readonly text: string };
