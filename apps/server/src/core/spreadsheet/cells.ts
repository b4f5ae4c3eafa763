/**
 * Content of a cell; null leaves it empty. Texts never turn into anything else: they are stored as texts,
 * look like texts and stay texts when somebody edits them (quality S12).
 */
export type Cell =
  | null
  | { readonly kind: 'text' | 'label'; readonly text: string }
  /** `YYYY-MM-DD`. */
  | { readonly kind: 'day'; readonly day: string }
  /** `HH:MM`. */
  | { readonly kind: 'time'; readonly time: string }
  | { readonly kind: 'count'; readonly count: number }
  /** Exact decimals: amounts with three places, money with two. */
  | { readonly kind: 'quantity' | 'money'; readonly quantity: string }
  /** With the result, for programs that do not calculate. */
  | { readonly kind: 'sum'; readonly formula: string; readonly quantity: string };

/** A column with the text of its head. */
export type SheetColumn = { readonly label: string; readonly width: number };

/** Rows of a sheet without its head. */
export type SheetRows = AsyncIterable<readonly Cell[]>;
