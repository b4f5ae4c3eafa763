import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { RequestedValues } from '@abrufbar/domain/call-offs/change.ts';
import { inputOf } from '#call-offs/change/draft.ts';
import type { CallOffDetail } from '#call-offs/parts/use-call-off.ts';
import {
  planCall,
  submit,
  useOutbox,
  type OutboxKind,
  type Submission,
} from '#core/outbox/outbox.ts';

/** Data of an unsent change for its card and for opening its form again. */
export type ChangeAbout = {
  readonly callOff: string;
  readonly contract: string;
  readonly material: string;
  readonly category: number;
  readonly unit: string;
  readonly wish: RequestedValues;
};

export const CHANGE: OutboxKind<ChangeAbout> = { name: 'call-off-change' };

/** The unsent change of one call-off on this phone; there is at most one. */
export const useWaitingChange = (callOff: string) =>
  useOutbox(CHANGE, ({ about }) => about.callOff === callOff)[0];

type Change = {
  readonly callOff: CallOffDetail;
  readonly company: string;
  readonly requested: RequestedValues;
  /** Key of the entry that was opened for editing. */
  readonly replaces: string | null;
};

/** Sends the change through the outbox: stored first, then sent exactly once (D-62, D-69). */
export const submitChange = async (change: Change): Promise<Submission> => {
  const { callOff, company, requested, replaces } = change;
  const input = inputOf(callOff.id, requested);
  if (input === null) return { outcome: 'failed' }; // an empty field; the button is not enabled then
  return submit({
    kind: CHANGE,
    companyNumber: company,
    calls: [planCall(callOffs.requestChange, input)],
    about: {
      callOff: callOff.id,
      contract: callOff.contract_id,
      material: callOff.material.name,
      category: callOff.material.category,
      unit: callOff.quantity_unit,
      wish: requested,
    },
    subject: callOff.id,
    refreshes: [callOffs.list, callOffs.detail],
    ...(replaces !== null && { replaces }),
  });
};
