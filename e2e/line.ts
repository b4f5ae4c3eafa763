import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

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
  await listen(0);
  const { port } = exchange.address() as AddressInfo; // listening on TCP, not on a pipe
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
