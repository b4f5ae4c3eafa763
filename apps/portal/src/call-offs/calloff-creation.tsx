import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as content from '@abrufbar/contract/content/content.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { isOpen } from '@abrufbar/domain/contracts/status.ts';
import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query, send } from '@abrufbar/web/data.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart } from '#call-offs/wizard/draft.ts';
import { Wizard } from '#call-offs/wizard/wizard.tsx';
import { useEdited } from '#call-offs/wizard/edited.ts';
import { WizardSkeleton } from '#call-offs/wizard/skeleton.tsx';
import { useContractSelection } from '#contract-page/use-contract-selection.ts';
import { useContract } from '#contract-page/contract.ts';
import { page } from '@abrufbar/web/lazy-page.tsx';
import type { Params } from '#core/navigation/paths.ts';
import { useSession } from '#core/session.ts';

const t = reader(callOffsWizardTexts);
const WizardRefused = page(() => import('#call-offs/wizard/refused.tsx'));

/** A new call-off of one contract item, in three steps (RTE-39). */
export const CalloffCreation = ({ id }: Params<'calloff-creation'>) => {
  const { user, company } = useSession();
  const item = useQuery(query(contracts.item, { contract_item_id: id }, { quiet: [403, 404] }));
  const cart = useCart(id);
  // Without it the wizard works too, with the note's usual length (VAL-41).
  const configuration = useQuery({
    ...query(content.configuration, { device_type: 'pwa' }), // RTE-40
    staleTime: 60_000,
  });
  const contract = useContract(item.data?.contract_id);
  useContractSelection(contract);
  const edited = useEdited();

  const refusal = refusalOf(cart.error) ?? refusalOf(item.error);
  if (refusal || (item.data && !mayOrder(item.data))) {
    const labels = { title: t('wizard.title'), back: t('wizard.previous') };
    return <WizardRefused item={item.data} refusal={refusal} {...labels} />;
  }
  const isKnown = !configuration.isLoading && edited !== 'waiting';
  if (!user || !item.data || !cart.data || !isKnown) {
    return <WizardSkeleton reads={[item, cart]} />;
  }
  return (
    <Wizard
      key={cart.data.id}
      item={item.data}
      cart={cart.data}
      noteMaxLetters={configuration.data?.note_max_letters}
      userId={user.id}
      companyNumber={contract.data?.company_number || (company?.company_nr ?? '')}
      contractEnd={contract.data?.contract_date_end ?? null}
      edited={edited}
    />
  );
};

/** The server decides who may order what (T-21): not allowed, not found, or no longer possible. */
const refusalOf = (error: Error | null): CallError | null =>
  error instanceof CallError && REFUSALS.includes(error.status) ? error : null;
const REFUSALS = [403, 404, 409, 422];

type Item = { readonly contract_status: number; readonly cancelled: boolean };
const mayOrder = ({ contract_status, cancelled }: Item): boolean =>
  isOpen(contract_status) && !cancelled;

/**
 * Opening creates a cart on the server, although it is a GET (T-01, T-05). One visit has one idempotency key:
 * renders and retries use the same cart; the next visit creates a new one. Without reception the last cart of the
 * item offers its values, under an id that no cart has: the outbox opens the real one when the order is sent, so that
 * two orders never share a cart (D-62).
 */
const useCart = (contractItemId: string) => {
  const cache = useQueryClient();
  const [key] = useState(newKey);
  const lastKey = [callOffs.openCart.name, contractItemId];
  const last = useQuery<Cart>({ queryKey: lastKey, queryFn: skipToken });
  const read = useQuery({
    queryKey: [callOffs.openCart.name, contractItemId, key],
    queryFn: async ({ signal }) => {
      const input = { contract_item_id: contractItemId };
      const options = { key, signal, quiet: [403, 404, 409] };
      const cart = await send(callOffs.openCart, input, options);
      cache.setQueryData(lastKey, cart);
      return cart;
    },
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isKept: false, frame: true }, // the page shows the item and its contract
  });
  const isUnreached = read.error instanceof CallError && read.error.status === 0;
  const offered = isUnreached && last.data ? { ...last.data, id: key } : undefined;
  return { ...read, data: read.data ?? offered };
};
