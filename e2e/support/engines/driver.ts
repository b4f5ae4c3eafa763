/** A place in the visible part of the page, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** Keys that are not characters. */
type Key = 'Enter' | 'Tab';

/** Longest time of one command, which may load a page on a busy machine. */
export const COMMAND_MS = 30_000;

/** A page that was being left gave no answer; the next look meets the new one. */
export class PageLeft extends Error {}

/** An expression failed in the page, which is a mistake of the journey. */
export class FailedInPage extends Error {}

/** The place of a tap lies outside the window, which has become smaller since; nothing was pressed. */
export class OutOfWindow extends Error {}

/** Name of this failure in the specification of WebDriver. */
export const OUT_OF_BOUNDS = 'move target out of bounds';

/** Evaluates an expression in the page; the outcome crosses the wire as JSON in a text. */
export const outcomeOf = (expression: string): string =>
  `(async () => (${expression}))().then(
    (value) => JSON.stringify({ value: value ?? null }),
    (error) => JSON.stringify({ error: String(error) }))`;

/** The value in such a text. */
export const valueIn = (text: string, expression: string): unknown => {
  // The two forms are made above.
  const outcome = JSON.parse(text) as { readonly value: unknown } | { readonly error: string };
  if ('error' in outcome) throw new FailedInPage(`${outcome.error} in ${expression}`);
  return outcome.value;
};

/** All that journeys need of a browser, in the terms of no protocol; `app-window.ts` builds the rest on it. */
export type Driver = {
  /** Shows an address; resolves once it has loaded or failed to. */
  readonly go: (address: string) => Promise<void>;
  /** Value of an expression in the page, as JSON; a promise is awaited. Fails with one of the two errors above. */
  readonly read: (expression: string) => Promise<unknown>;
  /** A tap with the browser's own pointer; fails with `OutOfWindow`. */
  readonly tap: (at: Point) => Promise<void>;
  /** Keys into the element with the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Closes the window and opens another, as somebody does who ended the app; storage stays. */
  readonly reopen: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Code points of WebDriver for keys that are not characters; both WebDrivers use them. */
export const KEY_CODES: Readonly<Record<Key, string>> = { Enter: '\uE007', Tab: '\uE004' };

/** Keys as a WebDriver takes them, one after the other. */
export const keyActions = (keys: Iterable<string>) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** A tap as a WebDriver takes it; `x` and `y` count from the corner of the visible part. */
export const tapActions = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'pointer',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
