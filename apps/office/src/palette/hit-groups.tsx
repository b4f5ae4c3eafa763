import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { MAX_COUNTED_HITS, type search } from '@abrufbar/contract/staff/search.ts';
import { numbersFirst } from '@abrufbar/domain/staff/search.ts';
import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPaletteTexts } from '@abrufbar/texts/staff/palette.ts';
import { companyName, shortDate } from '@abrufbar/web/format.ts';
import { truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { building, fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { lookOf } from '#call-offs/status.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { dayAndTime } from '#core/times.ts';
import { Marked } from '#palette/marked.tsx';
import type { Group, Option } from '#palette/option.ts';

const t = reader(staffPaletteTexts);

type Found = OutputOf<typeof search>;
type Hits<Kind extends keyof Found> = Found[Kind];
type Hit = { readonly by_number: boolean };

const amount = (quantity: number, unit: string): string =>
  `${formatQuantity(quantity)}\u00A0${unit}`;

const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ');

const groupOf = <Item extends Hit>(
  key: string,
  title: string,
  { items, total }: { readonly items: readonly Item[]; readonly total: number },
  present: (item: Item) => Option,
): Group => {
  const n = formatWhole(items.length);
  const m = formatWhole(total);
  const isCapped = total >= MAX_COUNTED_HITS;
  return {
    key,
    title,
    count: t(isCapped ? 'bo.palette.of_more' : 'bo.palette.of', { n, m }),
    hits: total,
    isCapped,
    isByNumber: items.some(({ by_number }) => by_number),
    options: items.map(present),
  };
};

const contains = (text: string, term: string): boolean =>
  text.toLocaleLowerCase('de').includes(term.toLocaleLowerCase('de'));

/** Quantity and material, behind the customer where it is the customer that was found. */
const restOf = (hit: Hits<'call_offs'>['items'][number], term: string) => {
  const ordered = `${amount(hit.quantity, hit.quantity_unit)} ${hit.material_name}`;
  const own = joined(hit.number, hit.contract_name);
  const isByCompany = term
    .split(/\s+/)
    .some((word) => contains(hit.company, word) && !contains(own, word));
  return <Marked text={isByCompany ? joined(hit.company, ordered) : ordered} term={term} />;
};

const callOffs = (hits: Hits<'call_offs'>, term: string): Group =>
  groupOf('calloffs', t('bo.palette.groups.calloffs'), hits, (hit) => ({
    key: hit.id,
    icon: lookOf(hit.status).icon,
    words: <Marked text={joined(hit.number, hit.contract_name)} term={term} />,
    rest: restOf(hit, term),
    aside: shortDate(hit.starts_on),
    href: objectHref('call-off', hit.id),
  }));

const contracts = (hits: Hits<'contracts'>, term: string): Group =>
  groupOf('contracts', t('bo.palette.groups.contracts'), hits, (hit) => ({
    key: hit.id,
    icon: fileText,
    words: <Marked text={joined(hit.number, hit.name)} term={term} />,
    rest: <Marked text={hit.company} term={term} />,
    href: objectHref('contract', hit.id),
  }));

const customers = (hits: Hits<'customers'>, term: string): Group =>
  groupOf('customers', t('bo.palette.groups.customers'), hits, (hit) => ({
    key: String(hit.id),
    icon: building,
    words: <Marked text={companyName(hit.name, hit.number)} term={term} />,
    rest: [
      t(`bo.palette.contracts${plural(hit.contracts)}`, { n: formatWhole(hit.contracts) }),
      t(`bo.palette.people${plural(hit.people)}`, { n: formatWhole(hit.people) }),
    ].join(', '),
    href: objectHref('customer', String(hit.id)),
  }));

const deliveries = (hits: Hits<'deliveries'>, term: string, today: string): Group => {
  const isByNumber = hits.items.some(({ by_number }) => by_number);
  const title = t(isByNumber ? 'bo.palette.groups.deliveries' : 'bo.palette.groups.plates');
  return groupOf('deliveries', title, hits, (hit) => ({
    key: hit.id,
    icon: hit.plate === null ? truck : null,
    ...(hit.plate !== null && { plate: hit.plate }),
    words: (
      <Marked
        text={joined(
          hit.by_number ? hit.number : '',
          hit.material_name,
          amount(hit.quantity, hit.quantity_unit),
        )}
        term={term}
      />
    ),
    rest: `${dayAndTime(hit.weighed_at, today)}, ${hit.factory_name}`,
    href: objectHref('delivery', hit.id),
  }));
};

/** Hits of the server in groups, without the empty ones (OFF-80). */
export const hitGroups = (found: Found, term: string, today: string): readonly Group[] => {
  const groups = [
    callOffs(found.call_offs, term),
    contracts(found.contracts, term),
    customers(found.customers, term),
    deliveries(found.deliveries, term, today),
  ];
  return numbersFirst(
    groups.filter(({ options }) => options.length > 0),
    term,
  );
};
