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

/** `address` without a path; one key for master data and one for the scale. */
export const connectSystem = (address: string, keys: { erp: string; scale: string }) => {
  const ask = async <T>(key: string, path: string, body?: unknown, repeat?: string): Promise<T> => {
    const answer = await fetch(`${address}/api/v2/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(repeat !== undefined && { 'Idempotency-Key': repeat }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const envelope = (await answer.json()) as { data: T; message?: string }; // as the description says
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${envelope.message}`);
    return envelope.data;
  };

  /** Sends rows; above 5,000 the answer is 202, and the report says how far the import is. */
  const importRows = async (key: string, path: string, rows: readonly Row[]): Promise<Report> => {
    const { import_id } = await ask<Report>(key, path, rows);
    return ask(key, `import/reports/${import_id}`);
  };

  return {
    sendMasterData: (rows: readonly Row[]) => importRows(keys.erp, 'import/master-data', rows),
    sendTickets: (rows: readonly Row[]) => importRows(keys.scale, 'import/scale-note/vas', rows),
    /** An XRechnung as its file. */
    sendInvoice: async (
      file: Uint8Array<ArrayBuffer>,
    ): Promise<{ readonly invoice_id: string | null }> => {
      const body = new FormData();
      body.append('file', new Blob([file]), 'rechnung.xml');
      const headers = { Authorization: `Bearer ${keys.erp}` };
      const answer = await fetch(`${address}/api/v2/import/invoices/document`, {
        method: 'POST',
        headers,
        body,
      });
      const { data } = (await answer.json()) as { data: { invoice_id: string | null } }; // as above
      return data;
    },
    /** Binding requests (1), cancellations (2) and changes (30) that wait for the supplier. */
    readWaiting: async (): Promise<readonly Waiting[]> =>
      (await ask<{ items: readonly Waiting[] }>(keys.scale, 'import/calloff/json')).items,
    /** Sent twice, as after a lost answer: the same decision again gets the first answer. */
    decide: async ({ call_off_id, customer_number }: Waiting, action: string, number: string) => {
      const body = { call_off_id, customer_number, action, number };
      const repeat = randomUUID();
      await ask(keys.scale, 'import/calloff/decision', body, repeat);
      return ask<{ status: number }>(keys.scale, 'import/calloff/decision', body, repeat);
    },
  };
};
