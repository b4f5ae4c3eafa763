/** Sends HTTP requests over kept connections, with as little work of its own as possible. */
import { connect, type Socket } from 'node:net';
import { quantile } from '../stage/figures.ts';

type Load = {
  readonly requests: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
};

/** Text of a GET as it travels. */
export const getText = (path: string, token: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nAccept: application/json\r\n\r\n`;

const HEAD_END = Buffer.from('\r\n\r\n');

/** One kept connection; `ask` resolves with the body once the whole answer is there. */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer[] = [];
  #missing = Infinity;
  #head = 0;
  #done: (body: Buffer) => void = () => {};
  #failed: (error: Error) => void = () => {};

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#socket = connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#failed(error));
    this.#socket.on('close', () => this.#failed(new Error('the connection was closed')));
  }

  ask(text: string): Promise<Buffer> {
    return new Promise((done, failed) => {
      this.#done = done;
      this.#failed = failed;
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#failed = () => {};
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received.push(chunk);
    if (this.#missing === Infinity) this.#readHead();
    else this.#missing -= chunk.length;
    if (this.#missing > 0) return;
    const answer = Buffer.concat(this.#received);
    this.#received = [];
    this.#missing = Infinity;
    const status = answer.toString('latin1', 9, 12);
    if (status === '200') this.#done(answer.subarray(this.#head));
    else this.#failed(new Error(`${status}: ${answer.toString()}`));
  }

  #readHead(): void {
    const received = Buffer.concat(this.#received);
    const end = received.indexOf(HEAD_END);
    if (end === -1) return;
    this.#head = end + HEAD_END.length;
    const length = /content-length: (\d+)/i.exec(received.toString('latin1', 0, end))?.[1];
    this.#missing = this.#head + Number(length) - received.length;
  }
}

type LoadOptions = {
  readonly connections: number;
  readonly seconds: number;
  /** The next request to send. */
  readonly nextRequest: () => string;
};

/** Keeps all connections busy for a while; anything but 200 ends it. */
export const drive = async (
  address: string,
  { connections, seconds, nextRequest }: LoadOptions,
): Promise<Load> => {
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const work = async () => {
    const connection = new Connection(address);
    while (performance.now() < until) {
      const asked = performance.now();
      await connection.ask(nextRequest());
      latencies.push(performance.now() - asked);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  const took = (performance.now() - started) / 1000;
  return {
    requests: latencies.length,
    seconds: took,
    perSecond: latencies.length / took,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
};
