/**
 * A customer's system, written from `/api/docs` alone: it knows nothing of this repository and needs `fetch` only. It
 * reads what has changed with the key of its company, confirms deliveries and fetches notes, receipts and invoices.
 */
import { randomUUID } from 'node:crypto';

type Delivery = {
  readonly id: string;
  readonly number: string;
  readonly open: boolean;
  readonly call_off_number: string | null;
  readonly net_weight_raw: number | null;
  readonly confirmed_key: string | null;
};
type Invoice = {
  readonly id: string;
  readonly number: string;
  readonly gross_raw: number;
  readonly delivery_numbers: readonly string[];
};
type Page = {
  readonly items: readonly {
    readonly kind: 'delivery' | 'invoice';
    readonly id: string;
    readonly removed: boolean;
    readonly delivery: Delivery | null;
    readonly invoice: Invoice | null;
  }[];
  readonly cursor: string;
  readonly has_more: boolean;
};

/** `address` without a path; the key from the settings of the portal. */
export const connectCustomer = (address: string, key: string) => {
  const deliveries = new Map<string, Delivery>();
  const invoices = new Map<string, Invoice>();
  let cursor: string | null = null;

  const ask = async (path: string, method = 'GET', repeat?: string): Promise<Response> => {
    const answer = await fetch(`${address}/api/v2/company/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        ...(repeat !== undefined && { 'Idempotency-Key': repeat }),
      },
    });
    if (!answer.ok) {
      const { message } = (await answer.json()) as { message: string }; // as the description says
      throw new Error(`${path}: ${answer.status} ${message}`);
    }
    return answer;
  };
  const textOf = async (path: string) => (await ask(path)).text();

  return {
    deliveries,
    invoices,
    /** Reads until there is nothing more; the state of an object replaces the one before. */
    readChanges: async (): Promise<number> => {
      let read = 0;
      for (;;) {
        const behind: string = cursor === null ? '' : `&cursor=${cursor}`;
        const answer = await ask(`changes?limit=2${behind}`);
        const { data } = (await answer.json()) as { data: Page }; // as the description says
        for (const { kind, id, removed, delivery, invoice } of data.items) {
          if (removed) (kind === 'delivery' ? deliveries : invoices).delete(id);
          if (delivery) deliveries.set(id, delivery);
          if (invoice) invoices.set(id, invoice);
        }
        read += data.items.length;
        ({ cursor } = data);
        if (!data.has_more) return read;
      }
    },
    /** Sent twice, as after a lost answer: the same confirmation again gets the first answer. */
    confirm: async ({ id }: Delivery): Promise<void> => {
      const repeat = randomUUID();
      await ask(`deliveries/${id}/confirm`, 'POST', repeat);
      await ask(`deliveries/${id}/confirm`, 'POST', repeat);
    },
    readReceipt: ({ id }: Delivery) => textOf(`deliveries/${id}/receipt`),
    readNote: ({ id }: Delivery) => textOf(`deliveries/${id}/note-ubl`),
    readInvoice: ({ id }: Invoice) => textOf(`invoices/${id}/file`),
  };
};
