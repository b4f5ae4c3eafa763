import { expect } from '@playwright/test';
import { type Driver, OutOfWindow, PageLeft, type Point } from './driver.ts';
import { findInPage, type Target, wordsInPage } from './in-page.ts';

/** A page as a person uses it; the same for every engine. */
export type AppWindow = {
  readonly open: (path: string) => Promise<void>;
  readonly tap: (role: Target['role'], name: RegExp) => Promise<void>;
  /** Types into a field, in place of what it holds. */
  readonly fill: (role: Target['role'], name: RegExp, text: string) => Promise<void>;
  readonly press: Driver['press'];
  /** Waits until the page shows these words. */
  readonly sees: (words: string) => Promise<void>;
  /** Waits until the page no longer shows these words. */
  readonly misses: (words: string) => Promise<void>;
  /** Waits until the path of the address is this. */
  readonly isAt: (path: string) => Promise<void>;
  /** Waits until an expression in the page has this value. */
  readonly reads: (expression: string, value: unknown) => Promise<void>;
  readonly reopen: Driver['reopen'];
};

const POLL = { intervals: [30, 60, 100, 200] };

export const openWindow = (driver: Driver, address: string): AppWindow => {
  const run = (expression: string) => driver.read(expression).catch(goneMeanwhile);
  const reads: AppWindow['reads'] = async (expression, value) => {
    await expect.poll(() => run(expression), { message: expression, ...POLL }).toEqual(value);
  };
  const words = async () => String(await run(`(${wordsInPage.toString()})()`));

  /** Where the target is, once it stays there. */
  const placeOf = async (target: Target): Promise<Point> => {
    let last: unknown = null;
    let place: unknown = null;
    const stays = async () => {
      last = place;
      place = await run(`(${findInPage.toString()})(${JSON.stringify(target)})`);
      return place !== null && JSON.stringify(place) === JSON.stringify(last);
    };
    const message = `${target.role} ${target.name}`;
    try {
      await expect.poll(stays, { message, ...POLL }).toBe(true);
    } catch (error) {
      const seen = `last at ${JSON.stringify(place)}, on a page with: ${await words()}`;
      throw new Error(`${message} did not stay in one place, ${seen}`, { cause: error });
    }
    return place as Point; // findInPage returns one or null
  };
  const tap: AppWindow['tap'] = async (role, name) => {
    const place = await placeOf({ role, name: name.source });
    await driver.tap(place).catch((error: unknown) => {
      if (error instanceof OutOfWindow) return tap(role, name); // the window was larger when the place was read
      throw error;
    });
  };

  return {
    // WebKit's driver gives up while a load before it has not ended.
    open: (path) => expect(() => driver.go(address + path)).toPass({ timeout: 20_000, ...POLL }),
    tap,
    fill: async (role, name, text) => {
      await tap(role, name);
      await run('document.activeElement.select?.()');
      await driver.type(text);
    },
    press: (key) => driver.press(key),
    sees: async (text) => {
      await expect.poll(words, POLL).toContain(text);
    },
    misses: async (text) => {
      await expect.poll(words, POLL).not.toContain(text);
    },
    isAt: (path) => reads('location.pathname', path),
    reads,
    reopen: () => driver.reopen(),
  };
};

const goneMeanwhile = (error: unknown): null => {
  if (error instanceof PageLeft) return null;
  throw error;
};
