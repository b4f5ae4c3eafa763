import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way from the phone to the server, which can break. */
export type Line = {
  readonly port: number;
  /** From now on nobody answers at the port: what is under way breaks off, what is new is refused. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
};

/** Lays a line to a port of this machine. */
export const layLine = async (to: number): Promise<Line> => {
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

// Systems hand out ports above these: nobody gets that of a line by chance while it is cut.
const LOWEST_PORT = 20_000;
const MAX_WORKERS = 60;
const PORTS_OF_WORKER = 200;

/** Listens on a free port of the range, those of the workers apart. */
const listenAnywhere = async (listen: (port: number) => Promise<void>): Promise<number> => {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % MAX_WORKERS;
  for (;;) {
    const nth = Math.floor(Math.random() * PORTS_OF_WORKER);
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
