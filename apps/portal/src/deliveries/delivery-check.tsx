import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { bulkTexts } from '@abrufbar/texts/deliveries/bulk.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { isNotFound, useContract } from '#contract-page/contract.ts';
import { Screen } from '#core/frame/screen.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { href, type Params } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { useSession } from '#core/session.ts';
import { WholeBar } from '#deliveries/check/whole-bar.tsx';
import { DeliverySkeleton } from '#deliveries/delivery-skeleton.tsx';
import { NoDelivery } from '#deliveries/no-delivery.tsx';
import { usePermissionsIn } from '#deliveries/permissions-in.ts';
import { useDay } from '#deliveries/today/day-query.ts';
import { useLoads } from '#deliveries/today/loads.ts';

const t = reader({ ...bulkTexts, ...acceptTexts });

const BulkCheck = part(
  () => import('#deliveries/bulk/bulk-check.tsx').then((it) => it.BulkCheck),
  <DeliverySkeleton />,
);

/** In the address in place of a contract: all sites of the company. */
const ALL = 'all';

/** Deliveries that have arrived and wait, of one contract or all, to confirm them at once (BEY-80). */
export const DeliveryChecks = ({ id }: Params<'delivery-check'>) => {
  const { company } = useSession();
  const isAll = id === ALL;
  const contract = useContract(isAll ? undefined : id);
  const companyNumber = isAll ? company?.company_nr : contract.data?.company_number;
  const read = useDay(companyNumber);
  const permissions = usePermissionsIn(companyNumber);
  const isShown = ({ contract_id }: { readonly contract_id: string }) =>
    isAll || contract_id === id;
  const { arrived } = useLoads(read.data?.deliveries.filter(isShown) ?? []);
  if (isNotFound(contract.error)) return <NoDelivery />;

  const line = (isAll ? company?.company_name : contract.data?.contract_name) ?? '';
  const close = () => goBack(href('dashboard'));
  if (companyNumber !== undefined && permissions && arrived.length > 0)
    return (
      <BulkCheck
        line={line}
        loads={arrived}
        companyNumber={companyNumber}
        mayConfirm={permissions.includes('delivery-confirm')}
        onClose={close}
      />
    );
  const title = t('bulk.title');
  return (
    <Screen title={title} bar={<WholeBar title={title} line={line} onClose={close} />}>
      {read.data && permissions ? (
        <EmptyState
          level={2}
          drawing="gate"
          title={t('bulk.empty')}
          action={<ButtonLink href={href('dashboard')}>{t('accept.to_start')}</ButtonLink>}
        >
          <p>{t('bulk.empty_text')}</p>
        </EmptyState>
      ) : (
        <Waiting read={contract.isError ? contract : read}>
          <DeliverySkeleton />
        </Waiting>
      )}
    </Screen>
  );
};
