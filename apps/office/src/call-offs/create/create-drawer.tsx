import { officeCreate, officeOffer } from '@abrufbar/contract/call-offs/office-create.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { officeCreateTexts } from '@abrufbar/texts/call-offs/office-create.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ContractChoice } from '#call-offs/create/contract-choice.tsx';
import {
  changeContract,
  dropOrder,
  inputOf,
  isEntered,
  useOrderDraft,
} from '#call-offs/create/order-draft.ts';
import { OrderForm } from '#call-offs/create/order-form.tsx';
import { shownNumber } from '#call-offs/list/columns.tsx';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { place } from '#core/navigation/router.ts';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { Notice } from '#core/parts/notice.tsx';

const t = reader(officeCreateTexts);

const nothing = () => {};

type CreateDrawerProps = { today: string; onCreated: (id: string) => void; onClose: () => void };

/** A call-off for a customer, as by telephone: contract, order, effect on the plant (OFF-63). */
export const CreateDrawer = ({ today, onCreated, onClose }: CreateDrawerProps) => {
  const draft = useOrderDraft();
  const { contractId } = draft;
  const offer = useQuery({
    ...query(officeOffer, contractId === '' ? null : { id: contractId }),
    placeholderData: () => undefined,
  });
  const create = useCall(officeCreate, {
    quiet: [422],
    onSuccess: (row) => {
      showFlash('sucess', t('bo.create.done', { nummer: shownNumber(row) }));
      dropOrder();
      onCreated(row.id);
    },
  });
  const isUnsaved = isEntered(draft) && !create.isSuccess;
  useLeaveQuestion(isUnsaved);
  useEffect(() => {
    const { path } = place.get();
    return () => {
      if (place.get().path !== path) dropOrder(); // left after the question
    };
  }, []);
  const drop = () => {
    dropOrder();
    onClose();
  };
  const close = () => leaveUnsaved(isUnsaved, drop);
  const save = () => {
    if (offer.data && !create.isPending) create.mutate(inputOf(draft));
  };
  useKeys({
    send: save,
    save,
    // Keys of the list below must not decide anything meanwhile.
    confirm: nothing,
    review: nothing,
    refuse: nothing,
    select: nothing,
    undo: nothing,
    next: nothing,
  });
  const failure = create.error instanceof CallError ? create.error : null;
  return (
    <Drawer
      title={t('bo.create.title')}
      text={
        offer.data && t('bo.create.for', { firma: offer.data.company, nummer: offer.data.number })
      }
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('bo.create.cancel')}
          </Button>
          <Button
            size={44}
            caps="Ctrl+Enter"
            busy={create.isPending}
            disabled={offer.data === undefined}
            onClick={save}
          >
            {t('bo.create.save')}
          </Button>
        </>
      }
      onClose={close}
    >
      {failure?.status === 409 && (
        <Notice tone="warn" live>
          {failure.message}
        </Notice>
      )}
      {contractId === '' && <ContractChoice />}
      {contractId !== '' && (
        <div>
          <Button
            variant="text"
            onClick={() => {
              create.reset();
              changeContract();
            }}
          >
            {t('bo.create.other')}
          </Button>
        </div>
      )}
      {offer.data && (
        <OrderForm offer={offer.data} today={today} failure={failure} sent={create.variables} />
      )}
      {!offer.data && (offer.isError || offer.isLoading) && (
        <DetailFallback shape="drawer" error={offer.error} onRetry={() => void offer.refetch()} />
      )}
    </Drawer>
  );
};
