import { officeLoadPreview } from '@abrufbar/contract/call-offs/office-create.ts';
import { checkWindow } from '@abrufbar/domain/call-offs/window.ts';
import { isHourlyQuantityAllowed, quantityProblem } from '@abrufbar/domain/call-offs/quantity.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCreateTexts } from '@abrufbar/texts/call-offs/office-create.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { useQuery } from '@tanstack/react-query';
import type { OrderDraft } from '#call-offs/create/order-draft.ts';
import { Hours } from '#call-offs/drawer/effects.tsx';
import { Notice } from '#core/parts/notice.tsx';

const t = reader(officeCreateTexts);

/** Effect on the plant's hours as soon as quantity and times are there; above the limit it warns and refuses nothing. */
export const LoadPreview = ({ draft }: { draft: OrderDraft }) => {
  const wanted = wantedOf(draft);
  const { data } = useQuery(query(officeLoadPreview, wanted));
  const load = data?.load;
  if (!wanted || !load) return null;
  const { hourly_limit: limit, added } = load;
  const over = load.hours.filter(
    ({ confirmed, open }, at) =>
      limit !== null && (added[at] ?? 0) > 0 && confirmed + open + (added[at] ?? 0) > limit,
  ).length;
  return (
    <>
      <Hours load={load} />
      {over > 0 && (
        <Notice tone="warn" icon={triangleAlert}>
          {t(`bo.create.over${plural(over)}`, { n: formatWhole(over) })}
        </Notice>
      )}
    </>
  );
};

/** Nothing is asked while the order is incomplete or its times make no sense. */
const wantedOf = (draft: OrderDraft) => {
  const { contractId, plant, startsOn, startsTime, endsOn, endsTime } = draft;
  const quantity = draft.quantity.digits === '' ? null : Number(draft.quantity.digits);
  const hourly = draft.hourly.digits === '' ? null : Number(draft.hourly.digits);
  const window = { startsOn, startsTime, endsOn, endsTime };
  const isWhole = [contractId, plant, startsOn, startsTime, endsOn, endsTime].every(Boolean);
  if (!isWhole || quantity === null || quantityProblem(quantity) !== null) return null;
  if (!isHourlyQuantityAllowed(hourly, quantity)) return null;
  if (checkWindow(window, null, true, startsOn).length > 0) return null;
  return {
    id: contractId,
    factory_number: plant,
    starts_on: startsOn,
    starts_time: startsTime,
    ends_on: endsOn,
    ends_time: endsTime,
    quantity,
    hourly_quantity: hourly,
  };
};
