/** Messages between the processes of `npm run prove`. */
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { detail } from '@abrufbar/contract/call-offs.ts';
import type { RequestedValues } from '@abrufbar/domain/call-offs/change.ts';
import type { Order } from '@abrufbar/domain/call-offs/order.ts';

/** Faults of a request on its way to the server and back. */
export type Fault =
  | 'lost request'
  | 'lost answer'
  /** The phone gives up, and the request arrives afterwards. */
  | 'late request'
  /** The request arrives twice. */
  | 'twice'
  | 'half answer'
  | '503'
  | '500'
  | '429'
  /** HTML with status 200 of whoever owns the network. */
  | 'portal page'
  /** The server has answered, the phone waits; ends by `release`. */
  | 'held answer'
  /** Nothing happens to it, but the parent hears that it is at the server. */
  | 'notified on arrival';

/** The next requests to a path have this fault, so many times. */
export type Rule = { readonly path: string; readonly fault: Fault; readonly times: number };

export type ProxyOrder =
  | { readonly type: 'upstream'; readonly port: number }
  /** From now on faults come by chance; null: none at all. */
  | { readonly type: 'chance'; readonly seed: number | null }
  | { readonly type: 'rule'; readonly rule: Rule | null }
  /** Lets go of everything that is held; its answer is lost. */
  | { readonly type: 'release' }
  | { readonly type: 'tally' };

export type ProxyNews =
  | { readonly type: 'listening'; readonly port: number }
  /** A request is at the server (`notified on arrival`), or its answer is in the hands of the proxy (`held answer`). */
  | { readonly type: 'reached' }
  | { readonly type: 'tally'; readonly tally: Readonly<Record<string, number>> };

/** Something the user of a phone sends; `mark` names it among all of a run. */
export type Task =
  | {
      readonly kind: 'order';
      readonly mark: string;
      readonly cartId: string;
      readonly contractId: string;
      readonly itemId: string;
      readonly order: Order;
    }
  | {
      readonly kind: 'change';
      readonly mark: string;
      readonly callOff: OutputOf<typeof detail>;
      readonly requested: RequestedValues;
    }
  | { readonly kind: 'confirm'; readonly mark: string; readonly contractId: string };

export type PhoneOrder =
  | { readonly type: 'submit'; readonly tasks: readonly Task[] }
  | { readonly type: 'left' };

/** An entry of the outbox as it lies on the phone. */
export type Left = { readonly kind: string; readonly state: string; readonly why: string };

export type PhoneNews =
  | { readonly type: 'ready' }
  | { readonly type: 'outcome'; readonly mark: string; readonly outcome: string }
  | { readonly type: 'left'; readonly left: readonly Left[] };
