import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSocket, Refused } from './bidi-socket.ts';
import {
  type Driver,
  FailedInPage,
  KEY_CODES,
  keyActions,
  OUT_OF_BOUNDS,
  outcomeOf,
  OutOfWindow,
  PageLeft,
  tapActions,
  valueIn,
} from './driver.ts';
import { start, type Started, stoppingAll } from './started.ts';

const VIEWPORT = { width: 390, height: 844 };

/** A fresh profile would ask Mozilla, and call a machine without a network offline. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.manage-offline-status': false,
  'services.settings.server': 'data:,none',
  'toolkit.telemetry.enabled': false,
};

const LEFT: ReadonlySet<string> = new Set(['no such frame', 'unknown error']);

/** Forms of answers, as the specification of WebDriver BiDi names them. */
type Opened = { readonly context: string };
type Evaluated = {
  /** A text of JSON. */
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
};

/** Starts Firefox and drives it by its own WebDriver BiDi. */
export const startBidiDriver = async (program: string): Promise<Driver> => {
  const browser = await start(program, (home) => {
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(home, 'user.js'), lines.join('\n'));
    return ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'];
  });
  return stoppingAll([browser], () => drive(browser));
};

const drive = async (browser: Started): Promise<Driver> => {
  const { call, close } = await openSocket(
    `${await browser.said(/WebDriver BiDi listening on (ws:\S+)/)}/session`,
  );
  await call('session.new', { capabilities: {} });
  const openWindow = async (): Promise<string> => {
    const { context } = (await call('browsingContext.create', { type: 'tab' })) as Opened; // the answer of this command
    await call('browsingContext.setViewport', { context, viewport: VIEWPORT });
    return context;
  };
  let context = await openWindow();
  const perform = (actions: readonly object[]) =>
    call('input.performActions', { context, actions });

  return {
    go: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    read: async (expression) => {
      const answer = (await call('script.evaluate', {
        expression: outcomeOf(expression),
        target: { context },
        awaitPromise: true,
      }).catch(asLeft)) as Evaluated; // the answer of this command
      const { result, exceptionDetails } = answer;
      if (!result) throw new FailedInPage(`${exceptionDetails?.text} in ${expression}`);
      return valueIn(result.value, expression);
    },
    tap: async (at) => {
      await perform(tapActions(at)).catch((error: unknown) => {
        const isOutside = error instanceof Refused && error.code === OUT_OF_BOUNDS;
        throw isOutside ? new OutOfWindow(error.message) : error;
      });
    },
    type: async (text) => {
      await perform(keyActions(text));
    },
    press: async (key) => {
      await perform(keyActions([KEY_CODES[key]]));
    },
    reopen: async () => {
      const next = await openWindow();
      await call('browsingContext.close', { context });
      context = next;
    },
    close: async () => {
      close();
      await browser.stop();
    },
  };
};

/** Firefox knows no error of its own for a page that went while it was asked. */
const asLeft = (error: unknown): never => {
  const isLeft = error instanceof Refused && LEFT.has(error.code);
  throw isLeft ? new PageLeft(error.message) : error;
};
