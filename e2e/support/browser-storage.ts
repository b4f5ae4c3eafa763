import { expect, type BrowserContext, type Page } from '@playwright/test';

/** All that a page can store: address, history entry, storages, databases, caches, cookies. */
export const readBrowserStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    const rows = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
            opening.addEventListener('success', () => {
              const { result: database } = opening;
              const stores = [...database.objectStoreNames];
              if (stores.length === 0) return resolve([]);
              const work = database.transaction(stores);
              const reads = stores.map((store) => work.objectStore(store).getAll());
              work.addEventListener('complete', () => {
                resolve(reads.map(({ result }) => result));
                database.close();
              });
            });
          }),
      ),
    );
    return JSON.stringify([
      location.href,
      history.state,
      document.referrer,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      kept,
      rows,
    ]);
  });

type KeptAnswer = {
  readonly userId: string;
  readonly company: string | null;
  readonly key: readonly string[];
};

/** Answers of the server that the phone keeps for the time without reception. */
export const keptAnswers = (page: Page): Promise<KeptAnswer[]> => readState(page, 'answers');

/** Their calls. */
export const keptNames = async (page: Page): Promise<string[]> =>
  (await keptAnswers(page)).map(({ key: [name = ''] }) => name);

type KeptFile = { readonly name: string; readonly type: string; readonly size: number };

/** Photos and papers that it keeps. */
export const keptFiles = (page: Page): Promise<KeptFile[]> => readState(page, 'files');

/** All rows as the portal has written them; none while there is no such database. */
const readState = <Row>(page: Page, store: 'answers' | 'files'): Promise<Row[]> =>
  page.evaluate(async (name) => {
    const named = (await indexedDB.databases()).some((one) => one.name === 'abrufbar-state');
    if (!named) return [];
    return new Promise<Row[]>((resolve, reject) => {
      const opening = indexedDB.open('abrufbar-state');
      let isGone = false; // deleted since it was named: opening must not make an empty one, which the portal would find
      opening.addEventListener('upgradeneeded', () => {
        isGone = true;
        opening.transaction?.abort();
      });
      opening.addEventListener('error', () =>
        isGone ? resolve([]) : reject(opening.error ?? new Error('abrufbar-state')),
      );
      opening.addEventListener('success', () => {
        const { result: database } = opening;
        if (!database.objectStoreNames.contains(name)) {
          database.close();
          return resolve([]);
        }
        const all = database.transaction(name).objectStore(name).getAll();
        all.addEventListener('success', () => {
          database.close();
          resolve(all.result as Row[]); // as the portal has written them
        });
      });
    });
  }, store);

/** Opens pages one after the other until the phone keeps the named answer of each. */
export const readBefore = async (
  context: BrowserContext,
  address: string,
  pages: readonly (readonly [path: string, call: string])[],
): Promise<void> => {
  for (const [path, call] of pages) {
    const page = await context.newPage();
    await page.goto(address + path);
    await expect.poll(() => keptNames(page), path).toContain(call);
    await page.close(); // a form asks before another address is opened
  }
};
