import { type Brand, BRANDS } from '@abrufbar/domain/values/brand.ts';
import {
  expect,
  type CDPSession,
  type FileChooser,
  type Locator,
  type Page,
} from '@playwright/test';
import { test } from './fixtures.ts';

const IS_FULL = process.env['E2E_FULL'] !== undefined;
/** Heights of the window that an on-screen keyboard and the bars of a browser leave; all of them in a full run. */
const VISIBLE_HEIGHTS: readonly number[] = IS_FULL ? [844, 640, 480] : [640];
const SHOWN_BRANDS: readonly Brand[] = IS_FULL ? BRANDS : BRANDS.slice(0, 1);

/** A phone: `test.use(phone(640))`. */
export const phone = (height: number) => ({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height },
});

/** Journeys with forms, driven by a finger; a full run repeats them at every visible height in every brand. */
export const byTouch = (journeys: () => void): void => {
  for (const brand of SHOWN_BRANDS)
    for (const height of VISIBLE_HEIGHTS)
      test.describe(`by touch, ${height} px visible, ${brand}`, () => {
        test.use({ ...phone(height), brand });
        journeys();
      });
};

type Point = { readonly x: number; readonly y: number };
/** Left edge, centre and right edge of a control; or top, centre and bottom. */
type Extent = readonly [number, number, number];
type Moment = {
  readonly event: string;
  readonly hits: boolean;
  readonly across: Extent;
  readonly down: Extent;
};

const MAX_SHIFT_PX = 1;

/** A pressed button shrinks around its centre, and a field with the focus ends earlier: what stays is still under the finger. */
const shiftOf = (now: Extent, before: Extent): number =>
  Math.min(...now.map((place, at) => Math.abs(place - (before[at] ?? place))));

/** Records the place of the control at every touch event until the click. */
const recordTouch = (control: Locator) =>
  control.evaluateHandle((element) => {
    const moments: Moment[] = [];
    const listening = new AbortController();
    const note = (event: string, target: EventTarget | null) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      moments.push({
        event,
        hits: target instanceof Node && element.contains(target),
        across: [x, x + width / 2, x + width],
        down: [y, y + height / 2, y + height],
      });
    };
    for (const event of ['touchstart', 'touchend', 'mousedown', 'mouseup', 'click'])
      addEventListener(
        event,
        ({ target }) => {
          note(event, target);
          if (event === 'click') listening.abort();
        },
        { capture: true, signal: listening.signal },
      );
    return { moments, note };
  });

/** Two frames: the changes of an event are laid out. */
export const isLaidOut = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

const sessions = new WeakMap<Page, Promise<CDPSession>>();
/** Playwright's own tap touches and lifts in one step; this one can hold. */
const fingerOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

export const touchDown = async (page: Page, point: Point): Promise<void> => {
  const finger = await fingerOf(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await isLaidOut(page);
};

export const touchMove = async (page: Page, point: Point): Promise<void> => {
  const finger = await fingerOf(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
};

export const touchUp = async (page: Page): Promise<void> => {
  const finger = await fingerOf(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

export const centreOf = async (control: Locator): Promise<Point> => {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Draws a row sideways by a finger. */
export const swipe = async (page: Page, row: Locator, byPx: number): Promise<void> => {
  const box = await row.boundingBox();
  if (!box) throw new Error(`${row.toString()} is not drawn`);
  const y = box.y + box.height / 2;
  const x = box.x + box.width * 0.75;
  await touchDown(page, { x, y });
  for (let step = 1; step <= 6; step += 1) await touchMove(page, { x: x + (byPx * step) / 6, y });
  await touchUp(page);
};

/** In view and not covered. */
const isOnTop = (control: Locator): Promise<void> => {
  const isHit = () =>
    control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  return expect.poll(isHit, `${control.toString()} is in view and not covered`).toBe(true);
};

/** Within reach, whether it is enabled or not. */
const isReachable = async (control: Locator): Promise<void> => {
  await control.scrollIntoViewIfNeeded();
  await isOnTop(control);
};

/** Resolves once the bars, which stay as they are during a tap, are where its focus wants them. */
const isPressOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const { typing } = document.documentElement.dataset;
    const field = document.querySelector(
      ":is(input:not([type='checkbox'], [type='radio']), textarea):focus",
    );
    return typing === undefined || typing === String(field !== null);
  });

/** Resolves once a sheet around the control has slid in: two equal frames are no proof of it on a loaded machine. */
const isAtRest = (control: Locator): Promise<void> =>
  control.evaluate(async (element) => {
    const moving = document.getAnimations().filter(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return false;
      return effect.target?.contains(element) && effect.getTiming().iterations !== Infinity;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

const TARGET_PX = 24;
const PRIMARY_TARGET_PX = 48;

/** A gloved thumb hits it: the smaller side of the control, or of the label that belongs to it. */
const isLargeEnough = async (control: Locator): Promise<void> => {
  const { side, isPrimary } = await control.evaluate((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const sides = [element, ...labels].map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height);
    });
    const { style } = new Option();
    style.color = getComputedStyle(element).getPropertyValue('--brand');
    const { backgroundColor } = getComputedStyle(element);
    return { side: Math.max(...sides), isPrimary: backgroundColor === style.color };
  });
  const least = isPrimary ? PRIMARY_TARGET_PX : TARGET_PX;
  expect(side, `${control.toString()} is large enough`).toBeGreaterThanOrEqual(least);
};

/**
 * A tap that fails when the control moves under the finger, or when its click hits another element. `early`: the control
 * still says that it is disabled, and what the tap ends, such as typing, enables it.
 */
export const tap = async (control: Locator, { early = false } = {}): Promise<void> => {
  const page = control.page();
  await isPressOver(page);
  if (early) await isReachable(control);
  else await control.tap({ trial: true }); // enabled, in view, not covered
  await isAtRest(control);
  await isLargeEnough(control);
  const touch = await recordTouch(control);
  await touchDown(page, await centreOf(control));
  await touch.evaluate(({ note }) => note('held', null));
  await touchUp(page);
  const moments = () => touch.evaluate((seen) => seen.moments);
  await expect
    .poll(async () => (await moments()).map(({ event }) => event), `taps ${control.toString()}`)
    .toContain('click');
  const seen = await moments();
  const moved = seen
    .filter(({ event }) => event !== 'click') // the reaction of the page may move everything
    .filter(({ across, down }, _, [start = { across, down }]) => {
      const shift = Math.hypot(shiftOf(across, start.across), shiftOf(down, start.down));
      return shift > MAX_SHIFT_PX;
    });
  // With its first place, which says how far.
  expect(moved.length > 0 ? seen : [], `${control.toString()} stays under the finger`).toEqual([]);
  expect(seen.at(-1), `the click arrives at ${control.toString()}`).toMatchObject({ hits: true });
};

/** Taps a field and types; the field keeps the focus and stays in view, as under an on-screen keyboard. */
export const typeInto = async (field: Locator, text: string): Promise<void> => {
  await tap(field);
  await expect(field).toBeFocused();
  // Phones have no keys for it.
  await field.evaluate((input: HTMLInputElement | HTMLTextAreaElement) => input.select());
  await field.page().keyboard.type(text);
  await expect(field).toBeFocused();
  await isOnTop(field);
};

/** Taps a button that asks the device for files, and chooses these. */
export const tapForFiles = async (
  button: Locator,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> => {
  const asked = button.page().waitForEvent('filechooser');
  await tap(button);
  await (await asked).setFiles(files);
};

/** Chooses in the sheet that a field opens; afterwards it is gone and the focus is back at the field. */
export const chooseIn = async (
  field: Locator,
  sheet: Locator,
  ...choices: readonly Locator[]
): Promise<void> => {
  await tap(field);
  for (const choice of choices) await tap(choice);
  await expect(sheet).toBeHidden();
  await expect(field).toBeFocused();
};
