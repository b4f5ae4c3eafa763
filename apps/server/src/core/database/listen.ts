import type { PoolClient } from 'pg';
import type { Pool } from '#core/database/database.ts';

export type Listener = {
  /** From now on every notification is received. */
  readonly ready: () => void;
  /** The connection is gone; until the next `ready` notifications are missed. */
  readonly lost: () => void;
  readonly heard: (payload: string) => void;
};

const RETRY_INTERVAL_MS = 1_000;

/**
 * Receives the NOTIFY messages of channels on one connection of the pool, which reconnects by itself.
 * A hint only: whoever listens must also be right without it (scale rule 11). The returned function
 * ends it and must be called before the pool closes.
 */
export const listen = (pool: Pool, listeners: Readonly<Record<string, Listener>>): (() => void) => {
  const all = Object.values(listeners);
  let stopped = false;
  let client: PoolClient | null = null;
  let retry: NodeJS.Timeout | undefined;

  const tryAgain = () => {
    if (!stopped) retry = setTimeout(() => void connect(), RETRY_INTERVAL_MS).unref();
  };
  const leave = (opened: PoolClient) => {
    if (client !== opened) return;
    client = null;
    for (const { lost } of all) lost();
    opened.release(true);
    tryAgain();
  };
  const connect = async () => {
    const opened = await pool.connect().catch(() => null);
    if (opened === null) return tryAgain();
    if (stopped) return opened.release();
    client = opened;
    opened.once('end', () => leave(opened));
    opened.on('notification', ({ channel, payload = '' }) => listeners[channel]?.heard(payload));
    try {
      for (const channel of Object.keys(listeners)) await opened.query(`LISTEN ${channel}`);
      if (client === opened) for (const { ready } of all) ready();
    } catch {
      leave(opened); // unless its end came first: then the next try is on its way
    }
  };

  void connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    if (client !== null) leave(client);
  };
};
