import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The connection from the phone to the server, which a test can cut. */
export type Line = {
  readonly port: number;
  /** Closes the port: open connections break, new ones are refused. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
};

/** Starts a proxy to a port of this machine. */
export const openLine = async (to: number): Promise<Line> => {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const exchange = createServer((near) => {
    const far = keep(connect(to, '127.0.0.1'));
    keep(near).pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const listen = async (port: number) => {
    exchange.listen(port, '127.0.0.1');
    await once(exchange, 'listening');
  };
  const port = await listenAnywhere(listen);
  return {
    port,
    cut: async () => {
      const closed = once(exchange, 'close');
      exchange.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: () => listen(port),
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
