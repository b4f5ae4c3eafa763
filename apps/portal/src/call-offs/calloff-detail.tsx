import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { CallOffAmounts } from '#call-offs/parts/amounts.tsx';
import { CallOffContact } from '#call-offs/detail/contact.tsx';
import { CallOffFacts } from '#call-offs/detail/facts.tsx';
import { CallOffHead } from '#call-offs/parts/head.tsx';
import { titleOf, useCallOff, type CallOffDetail } from '#call-offs/parts/use-call-off.ts';
import { CallOffSkeleton } from '#call-offs/parts/skeleton.tsx';
import { useWaitingChange } from '#call-offs/outbox/change-intent.ts';
import { ChangeMarks } from '#call-offs/detail/change-marks.tsx';
import { offersChange } from '#call-offs/parts/change-offer.ts';
import { NoCallOff } from '#call-offs/parts/no-call-off.tsx';
import { UnsentCard } from '#call-offs/outbox/unsent-card.tsx';
import { unsentChange } from '#call-offs/outbox/unsent.ts';
import { useContractSelection } from '#contract-page/use-contract-selection.ts';
import { isNotFound, useContract } from '#contract-page/contract.ts';
import { href, type Params } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { Screen } from '#core/frame/screen.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { Waiting } from '#core/frame/waiting.tsx';

const t = reader({ ...callOffsTexts, ...generalTexts });

const ShareButton = part(() =>
  import('#core/frame/share-button.tsx').then((file) => file.ShareButton),
);

/** One call-off (CLD-01 to CLD-03). */
export const CalloffDetail = ({ id }: Params<'calloff-detail'>) => {
  const read = useCallOff(id);
  const { data: callOff } = read;
  const contract = useContract(callOff?.contract_id);
  useContractSelection(contract);
  const unsent = useWaitingChange(id);
  if (isNotFound(read.error)) return <NoCallOff />;

  const title = titleOf(callOff);
  const list = callOff && href('calloff-list', { id: callOff.contract_id });
  return (
    <Screen
      title={title}
      bar={
        <AppBar
          title={title}
          line={contract.data?.contract_name ?? ''}
          back={{
            label: t('common.back'),
            onClick: () => goBack(list ?? href('construction-site')),
          }}
          action={<ShareButton />}
        />
      }
      actions={
        callOff &&
        !unsent &&
        offersChange(callOff, contract.data?.contract_status) && (
          <ActionBar>
            <ButtonLink icon={pencilLine} href={href('calloff-change', { id })}>
              {t('calloff.request_change')}
            </ButtonLink>
          </ActionBar>
        )
      }
    >
      {callOff ? (
        <>
          {unsent && <UnsentCard unsent={unsentChange(unsent)} />}
          <Card>
            <CallOffHead callOff={callOff} />
            <ChangeMarks callOff={callOff} />
          </Card>
          {callOff.answer && <Answer callOff={callOff} answer={callOff.answer} />}
          <CallOffAmounts callOff={callOff} />
          <CallOffFacts callOff={callOff} />
          <CallOffContact person={callOff.contact_person} />
        </>
      ) : (
        <Waiting read={read} failure={t('calloff.load_error')}>
          <CallOffSkeleton />
          <CallOffSkeleton />
        </Waiting>
      )}
    </Screen>
  );
};

type AnswerProps = { readonly callOff: CallOffDetail; readonly answer: string };

/** The plant's message with its decision. */
const Answer = ({ callOff: { status }, answer }: AnswerProps) => (
  <Note tone={status === CALL_OFF_STATUS.refused ? 'danger' : 'info'} title={t('calloff.answer')}>
    <p>{answer}</p>
  </Note>
);
