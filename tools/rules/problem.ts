/** What a rule of rooms.ts has found. */
export type Problem = { readonly path: string; readonly line?: number; readonly text: string };
