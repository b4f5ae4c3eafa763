import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/** Heights of the window that an on-screen keyboard and the bars of a browser leave; all of them in a full run. */
export const VISIBLE_HEIGHTS: readonly number[] =
  process.env['E2E_FULL'] === undefined ? [640] : [844, 640, 480];

/** A phone: `test.use(phone(640))`. */
export const phone = (height: number) => ({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height },
});

type Point = { readonly x: number; readonly y: number };
type Moment = Point & { readonly event: string; readonly hits: boolean };

/** A pressed button shrinks by this much. */
const PRESSED_PX = 2;

/** Records the position of the control at every touch event until the click. */
const recordTouch = (control: Locator) =>
  control.evaluateHandle((element) => {
    const moments: Moment[] = [];
    const listening = new AbortController();
    const note = (event: string, target: EventTarget | null) => {
      const { x, y } = element.getBoundingClientRect();
      moments.push({ event, hits: target instanceof Node && element.contains(target), x, y });
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

/** In view and not covered, whether it is enabled or not. */
const isReachable = async (control: Locator): Promise<void> => {
  await control.scrollIntoViewIfNeeded();
  const isOnTop = () =>
    control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop, `${control.toString()} is not covered`).toBe(true);
};

/**
 * A tap that fails when the control moves under the finger, or when its click hits another element. `early`: the control
 * still says that it is disabled, and what the tap ends, such as typing, enables it.
 */
export const tap = async (control: Locator, { early = false } = {}): Promise<void> => {
  const page = control.page();
  if (early) await isReachable(control);
  else await control.tap({ trial: true }); // enabled, at rest, in view, not covered
  const touch = await recordTouch(control);
  await touchDown(page, await centreOf(control));
  await touch.evaluate(({ note }) => note('held', null));
  await touchUp(page);
  const moments = () => touch.evaluate((seen) => seen.moments);
  await expect
    .poll(async () => (await moments()).map(({ event }) => event), `taps ${control.toString()}`)
    .toContain('click');
  const seen = await moments();
  const [start = { x: 0, y: 0 }] = seen;
  const moved = seen
    .filter(({ event }) => event !== 'click') // the reaction of the page may move everything
    .map(({ event, x, y }) => ({ event, right: x - start.x, down: y - start.y }))
    .filter(({ right, down }) => Math.hypot(right, down) > PRESSED_PX);
  expect(moved, `${control.toString()} stays under the finger`).toEqual([]);
  expect(seen.at(-1), `the click arrives at ${control.toString()}`).toMatchObject({ hits: true });
};

/** Taps a field and types; the field keeps the focus, as under an on-screen keyboard. */
export const typeInto = async (field: Locator, text: string): Promise<void> => {
  await tap(field);
  await expect(field).toBeFocused();
  const page = field.page();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};
