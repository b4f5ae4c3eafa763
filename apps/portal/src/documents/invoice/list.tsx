import * as calls from '@abrufbar/contract/documents-invoice-list.ts';
import { INVOICE_KINDS } from '@abrufbar/domain/documents/invoice-kind.ts';
import { isFilterChosen } from '@abrufbar/domain/values/filters.ts';
import { invoicesTexts } from '@abrufbar/texts/documents-invoice-list.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { pages } from '@abrufbar/web/data.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { SearchField } from '@abrufbar/web/ui/search-field.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLayoutEffect, type RefObject } from 'react';
import { isNotFound, QUIET_NOT_FOUND } from '#contract-page/contract.ts';
import { FilterBar } from '#core/filters/bar.tsx';
import type { OfferedFilter } from '#core/filters/choice.ts';
import { useDebouncedTerm } from '#core/filters/debounced-term.ts';
import { EMPTY_CHOICE, useListChoice } from '#core/filters/list-choice.ts';
import { NotFound } from '#core/frame/not-found.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { EndlessList } from '#core/lists/endless-list.tsx';
import { NextPage } from '#core/lists/next-page.tsx';
import { NoResults } from '#core/lists/no-results.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSession } from '#core/session.ts';
import { useIsWide } from '#core/media-query.ts';
import { InvoiceCard } from '#documents/invoice/card.tsx';
import { InvoicesFrame } from '#documents/invoice/frame.tsx';

const t = reader({ ...invoicesTexts, ...filtersTexts });

/** A phone does without the table. */
const InvoiceRows = part(() =>
  import('#documents/invoice/rows.tsx').then((file) => file.InvoiceRows),
);

const offered = (): OfferedFilter[] => [
  {
    key: 'kind',
    label: t('invoice.kind'),
    type: 'chips',
    options: INVOICE_KINDS.map((value) => ({ value, label: t(`invoice.kind.${value}`) })),
  },
  { key: 'date', label: t('filter.date'), type: 'date', options: [] },
];

type InvoiceListProps = {
  /** Of a contract, or `all`. */
  readonly id: string;
  /** Where the list stood when it was left for an invoice. */
  readonly left: RefObject<number>;
};

/** Invoices, the newest first (DOC-50, DOC-52). */
export const InvoiceList = ({ id, left }: InvoiceListProps) => {
  const company = useSession().company?.company_nr;
  const isAll = id === 'all';
  const name = `${calls.invoices.name} ${isAll ? company : id}`;
  const isWide = useIsWide();
  const [choice, setChoice] = useListChoice(name);
  const { tags, filters } = useDebouncedTerm(name, choice);
  const narrowed = { page_size: null, query: [...tags], filterString: filters };
  const ofCompany = useInfiniteQuery({
    ...pages(
      calls.invoices,
      isAll && company !== undefined ? { company_number: company, ...narrowed } : null,
      QUIET_NOT_FOUND,
    ),
    // A list does not flicker while its search is typed; that of another company does not stay.
    placeholderData: (last, asked) =>
      asked?.queryKey[2]?.company_number === company ? last : undefined,
  });
  const ofContract = useInfiniteQuery({
    ...pages(
      calls.contractInvoices,
      isAll ? null : { contract_id: id, ...narrowed },
      QUIET_NOT_FOUND,
    ),
    placeholderData: (last) => last,
  });
  const read = isAll ? ofCompany : ofContract;
  useLayoutEffect(() => {
    if (left.current > 0) scrollTo(0, left.current);
    return () => {
      left.current = scrollY;
    };
  }, [left]);
  if (isNotFound(read.error)) return <NoInvoices id={id} />;

  const { items = [], total = 0 } = read.data ?? {};
  const isNarrowed = tags.length > 0 || isFilterChosen(filters);
  const shown = {
    name: JSON.stringify([name, narrowed, isWide]),
    label: t('invoice.title'),
    items,
    total,
  };
  const count = read.data && t(`invoice.count${plural(total)}`, { n: total });
  return (
    <InvoicesFrame id={id} count={count}>
      <SearchField
        label={t('invoice.search')}
        clearLabel={t('invoice.search_clear')}
        term={choice.term ?? ''}
        onTerm={(term) => setChoice({ ...choice, term })}
      />
      <FilterBar
        offered={offered()}
        isLoading={false}
        choice={filters}
        onChoice={(chosen) => setChoice({ ...choice, filters: chosen })}
      />
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {!read.data && (
        <Waiting read={read} failure={t('invoice.load_error')}>
          <InvoiceBones />
          <InvoiceBones />
          <InvoiceBones />
        </Waiting>
      )}
      {read.data && total === 0 && (
        <None isNarrowed={isNarrowed} onReset={() => setChoice(EMPTY_CHOICE)} />
      )}
      {total > 0 && !isWide && (
        <EndlessList {...shown}>
          {(invoice) => <InvoiceCard invoice={invoice} list={id} />}
        </EndlessList>
      )}
      {total > 0 && isWide && <InvoiceRows {...shown} list={id} />}
      <NextPage pages={read} count={items.length}>
        <InvoiceBones />
        <InvoiceBones />
      </NextPage>
    </InvoicesFrame>
  );
};

const InvoiceBones = () => (
  <Card>
    <CardPart layout="stack">
      <Bone shape="title" />
      <Bone shape="short" />
      <Bone shape="chip" />
    </CardPart>
  </Card>
);

const NoInvoices = ({ id }: { readonly id: string }) => (
  <NotFound
    bar={t('invoice.title')}
    title={t('invoice.not_found')}
    href={id === 'all' ? href('dashboard') : href('contract-detail', { id })}
    way={t('invoice.back')}
  />
);

type NoneProps = { readonly isNarrowed: boolean; readonly onReset: () => void };

const None = ({ isNarrowed, onReset }: NoneProps) =>
  isNarrowed ? (
    <NoResults title={t('invoice.no_results_title')} way={t('filter.reset_all')} onWay={onReset}>
      {t('invoice.no_results')}
    </NoResults>
  ) : (
    <EmptyState drawing="notes" title={t('invoice.empty_title')}>
      {t('invoice.empty_text')}
    </EmptyState>
  );
