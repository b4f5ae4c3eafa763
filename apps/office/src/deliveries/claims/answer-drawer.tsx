import { officeSettleClaim } from '@abrufbar/contract/deliveries/office-claims.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { type ComponentProps, useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { staleReason } from '#core/api/stale.ts';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useAttempt } from '#core/use-attempt.ts';
import {
  type Claim,
  type Draft,
  inputOf,
  mayDo,
  problemsOf,
} from '#deliveries/claims/answer-entry.ts';
import { AnswerForm } from '#deliveries/claims/answer-form.tsx';
import { Asked, Standing } from '#deliveries/claims/content.tsx';
import { type Faster, fasterOf, FasterNotice } from '#deliveries/claims/faster-notice.tsx';
import { refreshClaims } from '#deliveries/claims/refresh-claims.ts';

const t = reader({ ...officeClaimsTexts, ...recoveryTexts });

type AnswerDrawerProps = Pick<
  ComponentProps<typeof Drawer>,
  'title' | 'text' | 'chip' | 'onStep'
> & {
  claim: Claim;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Reads the claim again after somebody was faster. */
  onReload: () => Promise<Claim | undefined>;
  onCancel: () => void;
  onSent: () => void;
};

/** Sentences of the server about fields that are still as they were sent. */
const refusedFields = (error: Error | null, isAsSent: boolean) =>
  isAsSent && error instanceof CallError && error.status === 422 ? error.errors : [];

/** A claim that is being answered; an answer to what the claim no longer is never goes out unseen (OFF-18). */
export const AnswerDrawer = ({ claim, draft, ...props }: AnswerDrawerProps) => {
  const { onDraft, onReload, onCancel, onSent, ...head } = props;
  const [faster, setFaster] = useState<Faster | null>(null);
  const { typed } = draft;
  const problems = problemsOf(typed, claim);
  const mayAnswer = mayDo('settled', claim);
  const settle = useCall(officeSettleClaim, {
    quiet: [409],
    onSuccess: ({ number }) => {
      showFlash('sucess', t('bo.claim.sent', { nummer: number }));
      void refreshClaims();
      onSent();
    },
    onError: async (error) => {
      if (!(error instanceof CallError) || error.status !== 409) return;
      const reason = staleReason(error);
      const now = await onReload();
      if (!reason) return sayRefusal(error);
      onDraft({ ...draft, version: now?.version ?? draft.version });
      setFaster(fasterOf(reason));
    },
  });
  const [wasTried, attempt] = useAttempt(settle.error);
  const [sent, setSent] = useState(typed);
  const submit = () => {
    attempt();
    if (settle.isPending || !mayAnswer || problems.length > 0 || typed.outcome === null) return;
    setSent(typed);
    settle.mutate(inputOf(draft, typed.outcome));
  };
  useKeys({ send: submit, save: submit });
  return (
    <Drawer
      {...head}
      narrow
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onCancel}>
            {t('recovery.cancel')}
          </Button>
          {mayAnswer && (
            <Button size={44} caps="Ctrl+Enter" busy={settle.isPending} onClick={submit}>
              {t('bo.claim.send')}
            </Button>
          )}
        </>
      }
    >
      {faster && <FasterNotice of={faster} text="bo.claim.stale_entry" />}
      <Standing claim={claim} />
      <Asked claim={claim} />
      <AnswerForm
        claim={claim}
        typed={typed}
        problems={wasTried ? problems : []}
        refused={refusedFields(settle.error, sent === typed)}
        onChange={(change) =>
          onDraft({ ...draft, typed: { ...typed, ...change }, isTouched: true })
        }
        onSubmit={submit}
      />
    </Drawer>
  );
};
