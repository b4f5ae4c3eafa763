import {
  officeDetail,
  officeList,
  type OfficeContract,
} from '@abrufbar/contract/contracts/office.ts';
import { officeUpdate } from '@abrufbar/contract/contracts/office-edit.ts';
import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { staleReason } from '#core/api/stale.ts';
import {
  changesOf,
  emptyDraft,
  inputOf,
  isValid,
  itemsBelow,
  rebased,
  withoutField,
  type Change,
  type Conflict,
  type Draft,
} from '#contracts/edit/draft.ts';
import { useLeaveQuestion } from '#core/navigation/leave.ts';
import { useAttempt } from '#core/use-attempt.ts';

const t = reader(officeContractEditTexts);

/** A colleague who was faster, with the fields to choose for. */
type Faster = {
  readonly by: string;
  readonly at: string;
  readonly conflicts: readonly Conflict[];
  /** Fields where the colleague's value shall hold. */
  readonly yielded: readonly Change[];
};

/** Entries of the page of a contract, and how they are saved (OFF-100, OFF-108). */
export const useDraft = (
  contract: OfficeContract,
  onReload: () => Promise<OfficeContract | undefined>,
) => {
  const [entries, setEntries] = useState<Draft | null>(null);
  const [reason, setReason] = useState('');
  const [faster, setFaster] = useState<Faster | null>(null);
  const [wasTried, attempt, forgetAttempt] = useAttempt();
  const typed = entries ?? emptyDraft(contract);
  const draft = (faster?.yielded ?? []).reduce(withoutField, typed);
  const isUnsaved = changesOf(draft).length > 0 || (faster !== null && entries !== null);
  useLeaveQuestion(isUnsaved);
  const discard = () => {
    setEntries(null);
    setFaster(null);
    setReason('');
    forgetAttempt();
  };
  const call = useCall(officeUpdate, {
    quiet: [409],
    onSuccess: ({ number }) => {
      discard();
      showFlash('sucess', t('bo.con.saved', { nummer: number }));
      return refresh(officeDetail, officeList);
    },
    onError: async (error) => {
      const stale = staleReason(error);
      if (!stale) return sayRefusal(error);
      const theirs = await onReload();
      if (!theirs) return;
      const { draft: next, conflicts } = rebased(draft, theirs);
      setEntries(next);
      const { by = '', at = '' } = stale;
      setFaster({ by, at, conflicts, yielded: [] });
    },
  });
  const isBelow = itemsBelow(draft).length > 0;
  const save = () => {
    if (!isUnsaved || call.isPending) return;
    attempt();
    if (!isValid(draft) || (isBelow && reason.trim() === '')) return;
    if (changesOf(draft).length === 0) discard();
    else call.mutate(inputOf(draft, reason));
  };
  return {
    draft,
    isUnsaved,
    isBelow,
    reason,
    setReason,
    /** Problems show once saving was tried. */
    wasTried,
    faster,
    yieldTo: (yielded: readonly Change[]) => faster && setFaster({ ...faster, yielded }),
    change: (by: (draft: Draft) => Draft) => setEntries(by(typed)),
    discard,
    save,
    isSaving: call.isPending,
  };
};
export type PageDraft = ReturnType<typeof useDraft>;
