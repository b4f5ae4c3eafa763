import { detail } from '@abrufbar/contract/call-offs.ts';
import { checkChange } from '@abrufbar/domain/call-offs/change.ts';
import { callOffsChangeTexts } from '@abrufbar/texts/call-offs/change.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { CallOffAmounts } from '#call-offs/parts/amounts.tsx';
import { CallOffHead } from '#call-offs/parts/head.tsx';
import { titleOf, useCallOff } from '#call-offs/parts/use-call-off.ts';
import { offerOf, valuesOf } from '#call-offs/change/draft.ts';
import { ChangeFields } from '#call-offs/change/fields.tsx';
import { reasonOf } from '#call-offs/change/notes.ts';
import { offersChange } from '#call-offs/parts/change-offer.ts';
import { ChangeOutcome } from '#call-offs/change/outcome.tsx';
import { useChange } from '#call-offs/change/state.ts';
import { ChangeWaiting } from '#call-offs/change/waiting.tsx';
import { NoChange } from '#call-offs/change/no-change.tsx';
import { NoCallOff } from '#call-offs/parts/no-call-off.tsx';
import { useContractSelection } from '#contract-page/use-contract-selection.ts';
import { isNotFound, useContract } from '#contract-page/contract.ts';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { href, type Params } from '#core/navigation/paths.ts';
import { go, goBack } from '#core/navigation/router.ts';
import { Screen } from '#core/frame/screen.tsx';
import { useSession } from '#core/session.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { BindingButton } from '#core/frame/binding-button.tsx';

const t = reader({ ...callOffsChangeTexts, ...callOffsTexts });

/** Asks for other values of a confirmed call-off (CHG-01 to CHG-19). */
export const CalloffChange = ({ id }: Params<'calloff-change'>) => {
  const read = useCallOff(id);
  const { data: callOff } = read;
  const cache = useQueryClient();
  // New data shows at once; reading the cache every second costs nothing and misses nothing.
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const contract = useContract(callOff?.contract_id);
  useContractSelection(contract);
  const today = useToday();
  const { contract_status, contract_name, company_number, contract_date_end } = contract.data ?? {};
  const contractEnd = contract_date_end ?? null;
  const { company } = useSession();
  const companyNumber = company_number || company?.company_nr; // lists do not name the company
  const change = useChange(id, callOff, !!callOff && offersChange(callOff, contract_status));
  if (isNotFound(read.error)) return <NoCallOff />;

  const { requested } = change;
  const problems =
    callOff && requested ? checkChange(requested, valuesOf(callOff), offerOf(callOff), today) : [];
  const list = callOff
    ? href('calloff-list', { id: callOff.contract_id })
    : href('construction-site');
  const isReady = callOff !== undefined && contract_status !== undefined;
  const canSend = problems.length === 0 && !!companyNumber;
  const label = t('change.back_to_list');
  const line = [callOff && titleOf(callOff), contract_name].filter(Boolean).join(' · ');
  return (
    <Screen
      title={t('change.title')}
      bar={
        <AppBar
          title={t('change.title')}
          line={line}
          back={callOff ? { label, href: list } : { label, onClick: () => goBack(list) }}
        />
      }
      actions={
        requested && (
          <ActionBar>
            <ButtonLink variant="secondary" href={list}>
              {t('change.cancel')}
            </ButtonLink>
            {/* Never `disabled`: a quantity counts when its field is left, which the tap on the button does. */}
            <BindingButton
              variant={canSend ? 'primary' : 'incomplete'}
              aria-disabled={!canSend}
              busy={change.isSending && t('change.submit_busy')}
              onClick={() => canSend && void change.submit(companyNumber)}
            >
              {t('change.submit')}
            </BindingButton>
          </ActionBar>
        )
      }
    >
      {isReady && (
        <Card>
          <CallOffHead callOff={callOff}>
            <CallOffAmounts callOff={callOff} />
          </CallOffHead>
        </Card>
      )}
      {!isReady && (
        <ChangeWaiting
          onSecond={look}
          onRetry={() => {
            void contract.refetch();
            // A request that hangs is cancelled: a retry would otherwise wait for the same one.
            void cache.cancelQueries({ queryKey: [detail.name] }).then(() => read.refetch());
          }}
        />
      )}
      {isReady && !requested && <NoChange isUnderWay={change.isUnderWay} list={list} />}
      {callOff && requested && (
        <>
          <ChangeFields {...{ callOff, change, requested, problems, today, contractEnd }} />
          <p role="status" className="caption ink-3">
            {reasonOf(problems)}
          </p>
        </>
      )}
      <ChangeOutcome
        outcome={change.outcome}
        onForm={change.closeOutcome}
        onList={() => {
          change.closeOutcome();
          void whenLayersClosed().then(() => go(list, { replace: true }));
        }}
      />
    </Screen>
  );
};
