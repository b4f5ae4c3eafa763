import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { WHOLE_BROWSER } from '../browsers.ts';
import { startPortal, test as base } from '../fixtures.ts';
import { startPushService, type PushService } from './push-server.ts';

/**
 * Longest time a push may take. A browser that has lost its connection to the push service waits ten seconds and more
 * before it connects again and gets the missed pushes.
 */
export const PUSH_TIMEOUT_MS = 90_000;

type Fixtures = {
  readonly pushService: PushService;
  /** Answer of the user when the browser asked for notifications. */
  readonly granted: boolean;
};

/**
 * Journeys with real pushes: a browser that is no private window (those know no push), a push service and a
 * server of their own.
 */
export const test = base.extend<Fixtures>({
  granted: [true, { option: true }],
  pushService: async ({}, use, info) => {
    info.setTimeout(240_000);
    const service = await startPushService();
    await use(service);
    await service.close();
  },
  portal: async ({ pushService }, use) => startPortal(use, { PUSH_HOSTS: pushService.host }),
  context: async (
    {
      pushService,
      portal,
      brand,
      granted,
      viewport,
      hasTouch,
      isMobile,
      locale,
      timezoneId,
      colorScheme,
    },
    use,
  ) => {
    const folder = mkdtempSync(join(tmpdir(), 'abrufbar-browser-'));
    const context = await chromium.launchPersistentContext(folder, {
      ...WHOLE_BROWSER,
      args: [...WHOLE_BROWSER.args, ...pushService.switches],
      viewport,
      hasTouch,
      isMobile,
      colorScheme,
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
    });
    if (granted) {
      await context.grantPermissions(['notifications'], { origin: portal.at(brand) });
    }
    await context.addInitScript(redirectPush, `https://${pushService.host}`);
    await use(context);
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

/** Chromium always names the push service of its maker; journeys reach only the test service. */
const redirectPush = (origin: string): void => {
  if (!('PushSubscription' in globalThis)) return; // an empty page
  const { prototype } = PushSubscription;
  const { toJSON } = prototype;
  prototype.toJSON = function (this: PushSubscription) {
    const { pathname } = new URL(this.endpoint);
    return { ...toJSON.call(this), endpoint: origin + pathname };
  };
};
