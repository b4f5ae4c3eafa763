import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Driver, KEY_CODES, keyActions, tapActions } from './driver.ts';
import { openSocket } from './bidi-socket.ts';
import { start } from './started.ts';

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
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? 'null')`,
        target: { context },
        awaitPromise: true,
      })) as Evaluated; // the answer of this command
      if (!answer.result) throw new Error(answer.exceptionDetails?.text ?? 'no value');
      return JSON.parse(answer.result.value);
    },
    tap: async (at) => {
      await perform(tapActions(at));
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
