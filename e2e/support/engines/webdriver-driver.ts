import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import {
  COMMAND_MS,
  type Driver,
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

/** As high as a phone; GTK makes no window of this browser narrower than 447 px. */
const WINDOW = { width: 390, height: 844 };

/** Forms of answers, as the specification of WebDriver names them. */
type Session = { readonly sessionId: string };
type Window = { readonly handle: string };

type Programs = {
  /** `WebKitWebDriver`. */
  readonly driver: string;
  /** The browser it starts. */
  readonly browser: string;
  /** `Xvfb`: GTK draws nothing without a display. */
  readonly display: string;
};

/** Starts WebKitGTK's small browser on a display of its own and drives it by WebDriver. */
export const startWebDriver = async (programs: Programs): Promise<Driver> => {
  // Displays that look for a free number at the same time take the same one; a free port is nobody else's.
  const number = await freePort();
  const display = await start(programs.display, () => [
    ...[`:${number}`, '-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '800x1000x24'],
  ]);
  return stoppingAll([display], async () => {
    const DISPLAY = `:${await display.said(/^(\d+)\n/m)}`;
    const port = await freePort();
    const driver = await start(programs.driver, () => [`--port=${port}`], { DISPLAY });
    // A browser that the driver has begun ends with the display.
    return stoppingAll([driver], () => drive(programs, { display, driver, port }));
  });
};

type Running = { readonly display: Started; readonly driver: Started; readonly port: number };

const drive = async (programs: Programs, { display, driver, port }: Running): Promise<Driver> => {
  const at = `http://127.0.0.1:${port}`;
  await answers(at, driver);
  const options = { binary: programs.browser, args: ['--automation'] };
  const { sessionId } = (await send(at, 'POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as Session; // the answer of this command
  const call = (method: string, path: string, body: object = {}) =>
    send(at, method, `/session/${sessionId}${path}`, body);
  const perform = (actions: readonly object[]) => call('POST', '/actions', { actions });
  await call('POST', '/window/rect', WINDOW);
  // An automated session keeps its storage in memory, and drops what no page of the address has used for some seconds.
  let left: string | null = null;

  return {
    go: async (url) => {
      await call('POST', '/url', { url });
      if (left === null) return;
      const shown = await call('GET', '/window');
      await call('POST', '/window', { handle: left });
      await call('DELETE', '/window');
      left = null;
      await call('POST', '/window', { handle: shown });
    },
    read: async (expression) => {
      const script = `${outcomeOf(expression)}.then(arguments[0]);`;
      const text = await call('POST', '/execute/async', { script, args: [] }).catch(asLeft);
      return valueIn(String(text), expression);
    },
    tap: async (point) => {
      await perform(tapActions(point)).catch((error: unknown) => {
        const isOutside = error instanceof Refused && error.message.includes(OUT_OF_BOUNDS);
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
      const { handle } = (await call('POST', '/window/new', { type: 'tab' })) as Window; // the answer of this command
      left = String(await call('GET', '/window'));
      await call('POST', '/window', { handle });
    },
    close: async () => {
      await call('DELETE', '');
      await driver.stop();
      await display.stop();
    },
  };
};

/** Value of a command's answer. */
const send = async (at: string, method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(at + path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(COMMAND_MS),
  });
  // As the specification of WebDriver says.
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Refused(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
};

/** The driver said no. */
class Refused extends Error {}

/** The expression itself never fails (`outcomeOf`), so a script that was refused had lost its page. */
const asLeft = (error: unknown): never => {
  throw error instanceof Refused ? new PageLeft(error.message) : error;
};

/** The driver names no port of its own choice. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has a port.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const answers = async (at: string, driver: Started): Promise<void> => {
  while (driver.runs()) {
    try {
      await send(at, 'GET', '/status');
      return;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // not yet listening
    }
  }
  await driver.said(/(?!)/); // fails with what it printed
};
