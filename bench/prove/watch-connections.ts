/** Loaded before a program (`--import`): writes every address it tries to connect to into the file WATCHED. */
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

const file = process.env['WATCHED'];
if (file === undefined) throw new Error('WATCHED names no file');

// Everything that goes over the network comes by here: net, tls, http, https and what stands on them.
const original = Reflect.get(Socket.prototype, 'connect') as (...args: unknown[]) => Socket; // as documented
Reflect.set(Socket.prototype, 'connect', function watched(this: Socket, ...args: unknown[]) {
  this.on('connectionAttempt', (address: string, port?: number) => {
    // Without a port it is a file, by which the embedded database is reached.
    if (port !== undefined) appendFileSync(file, `${address} ${port}\n`);
  });
  return original.apply(this, args);
});
