import type { Locator, Page } from '@playwright/test';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { Demo, View } from '../demo/data.ts';
import { isCached } from '../fixtures.ts';

/** A screen, or something that opens on it, as the demo data shows it. */
export type Scene = {
  readonly name: string;
  /** The signed-in person; nobody if left out. */
  readonly as?: keyof Demo[Brand];
  /** The wide layout has no such thing. */
  readonly phoneOnly?: true;
  readonly path: (view: View) => string;
  /** The scene needs a browser feature that the headless shell lacks. */
  readonly inWholeBrowser?: true;
  /** The scene needs the first visit of a browser, or leaves something behind: none shares its page. */
  readonly alone?: true;
  /** Prepares the page before the app is loaded. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Answers of the server that the demo data does not produce; the next scene of the page has its own. */
  readonly answers?: (page: Page) => Promise<unknown>;
  /** The scene shows the screen before its data has loaded. */
  readonly waiting?: true;
  /** Opens what the scene is about. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Visible once the scene is staged. */
  readonly shows: (page: Page) => Locator;
};

export const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
export const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).click();
/** The first entry of an endless list, whether card or row of a table. */
export const entry = (page: Page) => page.locator('[aria-posinset], [aria-rowindex="2"]');
/** Back as the device does it: Playwright's own method waits for a page that the app may leave at once. */
export const backOnDevice = (page: Page) => page.evaluate(() => history.back());
/** The filter of the page itself; on wide screens the pane beside it has one too. */
export const openFilter = (page: Page) =>
  page
    .getByRole('button', { name: /^Filter/ })
    .last()
    .click();
export const closeNotice = press('Verstanden');
export const answer = (call: string, data: object, status?: number) => (page: Page) =>
  page.route(`**/api/v2/${call}`, (route) =>
    route.fulfill({ json: data, ...(status !== undefined && { status }) }),
  );
/** The answer of the server itself with some fields of its own; it answers under a number as under every name. */
export const altered = (call: string, fields: object) => (page: Page) =>
  page.route(`**/api/v2/${call}`, async (route) => {
    // Outside the browser names below localhost lead nowhere.
    const url = route
      .request()
      .url()
      .replace(/\/\/\w+\.localhost/, '//127.0.0.1');
    const response = await route.fetch({ url });
    const { data } = (await response.json()) as { data: object }; // the envelope of every answer
    await route.fulfill({ response, json: { data: { ...data, ...fields } } });
  });
export const silence = (call: string) => (page: Page) => page.route(`**/api/v2/${call}`, () => {});
/** Cuts the connection of a page that shows its data; what says so is loaded once the page rests. */
export const goOffline = (shown: string) => async (page: Page) => {
  await text(shown)(page).waitFor();
  await isCached(page);
  await page.context().setOffline(true);
};
/** A refusal or fault in the form of the server (D-22). */
export const failure = { message: 'x', errors: [], data: { error: 'x' }, request_id: 'a7c4-19' };
type Failure = { readonly message?: string; readonly errors?: readonly object[] };

/** Answers requests at these addresses with a failure, always or so many times. */
export const fail = (
  page: Page,
  address: string,
  status: number,
  { times, ...fields }: Failure & { readonly times?: number } = {},
): Promise<unknown> =>
  page.route(
    address,
    (route) => route.fulfill({ status, json: { ...failure, ...fields } }),
    times === undefined ? {} : { times },
  );
export const nothing = {
  items: [],
  pagination: {
    current_page: 1,
    page_size: 20,
    total_items: 0,
    total_pages: 0,
    has_next_page: false,
  },
};
