import type { Page } from '@playwright/test';

/** A call of the portal as it left the browser. */
type SentCall = {
  readonly path: string;
  readonly method: string;
  /** Query of a GET, form of a POST. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
};

/** Calls of the API that the page sends from now on; `path` is a pattern. */
export const recordCalls = (page: Page, path: string): SentCall[] => {
  const calls: SentCall[] = [];
  const isAt = at(path);
  page.on('request', (request) => {
    const url = new URL(request.url());
    const [, path] = isAt.exec(url.pathname) ?? [];
    if (path === undefined) return;
    const sent = request.method() === 'POST' ? (request.postData() ?? '') : url.search;
    calls.push({
      path,
      method: request.method(),
      fields: Object.fromEntries(new URLSearchParams(sent)),
      headers: request.headers(),
    });
  });
  return calls;
};

export const fieldsOf = (calls: readonly SentCall[]) => calls.map(({ fields }) => fields);

/**
 * The requests without duplicates: a list shown again after more than five seconds is requested again, which depends
 * only on the speed of the machine.
 */
export const once = <T>(asked: readonly T[]): T[] => [
  ...new Map(asked.map((one) => [JSON.stringify(one), one])).values(),
];

/**
 * Changes without their repetitions: one that was answered just as its page was left is sent again by the next page,
 * under the key by which the server recognises it (D-69).
 */
export const intents = (calls: readonly SentCall[]): SentCall[] => [
  ...new Map(calls.map((call) => [call.headers['idempotency-key'], call])).values(),
];

/** Milliseconds from the last answer of one call to the last start of another, by the clock of the page. */
export const pauseBetween = (page: Page, answered: string, asked: string): Promise<number> =>
  page.evaluate(
    ([before = '', after = '']) => {
      const last = (path: string) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .findLast(({ name }) => name.includes(`/api/v2/${path}`));
      return (last(after)?.startTime ?? 0) - (last(before)?.responseEnd ?? Infinity);
    },
    [answered, asked],
  );

/** Resolves once each of these calls has been answered from now on. */
export const answered = (page: Page, ...calls: readonly string[]): Promise<unknown> =>
  Promise.all(
    calls.map((call) => page.waitForResponse((response) => isCall(response.url(), call))),
  );

const isCall = (address: string, call: string) => new URL(address).pathname === `/api/v2/${call}`;

/** Delays calls of the API until `release`, as a slow network does. */
export const holdCalls = async (
  page: Page,
  path: string,
  which: (fields: Readonly<Record<string, string>>) => boolean = () => true,
): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const isAt = at(path);
  await page.route(
    ({ pathname, searchParams }) => isAt.test(pathname) && which(Object.fromEntries(searchParams)),
    (route) => held.then(() => route.continue()),
  );
  return release;
};

const at = (path: string) => new RegExp(`^/api/v2/(${path})$`);
