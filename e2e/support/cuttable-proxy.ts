import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The connection from the phone to the server, which a test can cut. */
export type Line = {
  readonly port: number;
  /** Closes the port: open connections break, new ones are refused. */
  readonly cut: () => Promise<void>;
  /** Accepts everything and delivers nothing, in either direction, until the line is cut or restored. */
  readonly hang: () => Promise<void>;
  /** Delivers again, also what was held meanwhile. */
  readonly restore: () => Promise<void>;
};

/** Starts a proxy to a port of this machine. */
export const openLine = async (to: number): Promise<Line> => {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  /** Bytes and ends to be delivered later; null while the line works. */
  let held: (() => void)[] | null = null;
  const soon = (work: () => void): void => (held ? void held.push(work) : work());
  const carry = (from: Socket, into: Socket): void => {
    from.on('data', (bytes) => soon(() => into.write(bytes)));
    from.on('end', () => soon(() => into.end()));
    from.on('close', () => soon(() => into.destroy()));
  };
  const exchange = createServer({ allowHalfOpen: true }, (near) => {
    const far = keep(connect({ port: to, host: '127.0.0.1', allowHalfOpen: true }));
    carry(keep(near), far);
    carry(far, near);
  });
  const listen = async (port: number) => {
    exchange.listen(port, '127.0.0.1');
    await once(exchange, 'listening');
  };
  const port = await listenAnywhere(listen);
  const cut = async (): Promise<void> => {
    held = null;
    if (!exchange.listening) return;
    const closed = once(exchange, 'close');
    exchange.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const restore = async (): Promise<void> => {
    const late = held ?? [];
    held = null;
    if (!exchange.listening) await listen(port);
    for (const deliver of late) deliver();
  };
  return {
    port,
    cut,
    restore,
    hang: async () => {
      await restore();
      held = [];
    },
  };
};

// Systems assign ports above these: no process gets the port of a cut line by chance.
const LOWEST_PORT = 20_000;
const MAX_WORKERS = 60;
const PORTS_PER_WORKER = 200;

/** Listens on a free port; each worker has its own range. */
const listenAnywhere = async (listen: (port: number) => Promise<void>): Promise<number> => {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % MAX_WORKERS;
  for (;;) {
    const nth = Math.floor(Math.random() * PORTS_PER_WORKER);
    const port = LOWEST_PORT + MAX_WORKERS * nth + worker;
    try {
      await listen(port);
      return port;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
