import type { OutboxKind } from '#core/outbox/intent.ts';

type AlwaysSignAbout = { readonly contractId: string; readonly isOn: boolean };

/** "Immer unterschreiben" switched for a contract, in the outbox (BEY-89). */
export const ALWAYS_SIGN: OutboxKind<AlwaysSignAbout> = { name: 'contract-always-sign' };
