/**
 * A supplier's system, written from `/api/docs` alone: it knows nothing of this repository and needs `fetch` only.
 * It sends master data and weighing tickets, reads the call-offs that wait and decides them.
 */
import { randomUUID } from 'node:crypto';

type Row = Readonly<Record<string, unknown>>;
type Report = {
  readonly import_id: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly created: number;
  readonly unchanged: number;
  readonly failed: readonly { readonly row: number; readonly message: string }[];
};
type Waiting = {
  readonly call_off_id: string;
  readonly customer_number: string;
  readonly reference: string;
  readonly status: number;
  readonly quantity_raw: number;
  readonly ordered_by: { readonly last_name: string } | null;
};

const MAX_TRIES = 5;
const PAUSE_MS = 200;
const waitMs = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** `address` without a path; one key for master data and one for the scale. */
export const connectSystem = (address: string, keys: { erp: string; scale: string }) => {
  const ask = async (key: string, path: string, body?: unknown, repeat?: string) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(`${address}/api/v2/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(repeat !== undefined && { 'Idempotency-Key': repeat }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const { data, message } = Object(await answer.json());
      if (answer.ok) return Object(data);
      const isPassing = answer.status === 429 || answer.status >= 500;
      if (!isPassing || tries === MAX_TRIES) throw new Error(`${answer.status}: ${message}`);
      await waitMs(Number(answer.headers.get('Retry-After') ?? 1) * 1000);
    }
  };

  /** Sends rows and waits for the report of a large import. */
  const importRows = async (key: string, path: string, rows: readonly Row[]): Promise<Report> => {
    let report: Report = await ask(key, path, rows);
    while (report.state === 'waiting' || report.state === 'running') {
      await waitMs(PAUSE_MS);
      report = await ask(key, `import/reports/${report.import_id}`);
    }
    return report;
  };

  return {
    sendMasterData: (rows: readonly Row[]) => importRows(keys.erp, 'import/master-data', rows),
    sendTickets: (rows: readonly Row[]) => importRows(keys.scale, 'import/scale-note/vas', rows),
    /** Binding requests (1), cancellations (2) and changes (30) that wait for the supplier. */
    readWaiting: async (): Promise<readonly Waiting[]> =>
      (await ask(keys.scale, 'import/calloff/json')).items,
    /** Sent twice, as after a lost answer: the same decision again gets the first answer. */
    decide: async ({ call_off_id, customer_number }: Waiting, action: string, number: string) => {
      const body = { call_off_id, customer_number, action, number };
      const repeat = randomUUID();
      await ask(keys.scale, 'import/calloff/decision', body, repeat);
      return ask(keys.scale, 'import/calloff/decision', body, repeat);
    },
  };
};
