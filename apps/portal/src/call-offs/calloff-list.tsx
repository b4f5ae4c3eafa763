import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { pages } from '@abrufbar/web/data.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { chosenOr, filterFields, PAGE_SIZE } from '#call-offs/list/filter-choice.ts';
import { CallOffFilters } from '#call-offs/list/filter-bar.tsx';
import { CallOffSkeleton } from '#call-offs/parts/skeleton.tsx';
import { DayCards } from '#call-offs/list/day-cards.tsx';
import { hiddenCount, REVEALED_PER_TAP, useRevealed } from '#call-offs/list/past-call-offs.ts';
import { useHasCallOffs } from '#call-offs/list/has-call-offs.ts';
import { NoCallOffs } from '#call-offs/list/no-call-offs.tsx';
import { UnsentCard } from '#call-offs/outbox/unsent-card.tsx';
import { useUnsent } from '#call-offs/outbox/unsent.ts';
import { QUIET_NOT_FOUND, useContract } from '#contract-page/contract.ts';
import { ContractScreen } from '#contract-page/contract-screen.tsx';
import { EMPTY_CHOICE, useListChoice } from '#core/filters/list-choice.ts';
import { focusFilterOpener } from '#core/filters/focus-opener.ts';
import { useHasHeight } from '#core/lists/has-height.ts';
import { NextPage } from '#core/lists/next-page.tsx';
import type { Params } from '#core/navigation/paths.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { Waiting } from '#core/frame/waiting.tsx';

const t = reader(callOffsTexts);

/** Call-offs of a contract by delivery day (CLL-01 to CLL-06). */
export const CalloffList = ({ id }: Params<'calloff-list'>) => {
  const contract = useContract(id);
  const [{ filters }, setChoice] = useListChoice(`${callOffs.list.name} ${id}`);
  const choice = chosenOr(filters);
  const choose = (chosen: typeof filters) => setChoice({ ...EMPTY_CHOICE, filters: chosen });
  const narrowed = {
    contract_id: id,
    ...filterFields(choice),
    page_size: PAGE_SIZE,
    filterString: {},
  };
  const list = useInfiniteQuery(pages(callOffs.list, narrowed, QUIET_NOT_FOUND));
  const unsent = useUnsent(id);

  const { items = [], total = 0 } = list.data ?? {};
  const hasAny = useHasCallOffs(id, choice, list.data && total);
  const today = useToday();
  const [revealed, revealMore] = useRevealed(id);
  const hidden = hiddenCount(items, { today, isWhole: !list.hasNextPage, revealed });
  const shown = items.slice(hidden);
  const count = list.data && t(`calloff.list_count${plural(total)}`, { n: total });
  const number = contract.data?.contract_number;
  return (
    <ContractScreen
      id={id}
      read={contract}
      page="calloff-list"
      title={t('calloff.list_title')}
      line={number && [number, count].filter(Boolean).join(' · ')}
    >
      {unsent.length > 0 && (
        <ul aria-label={t('calloff.unsent')} className="stack">
          {unsent.map((one) => (
            <li key={one.entry.key}>
              <UnsentCard unsent={one} />
            </li>
          ))}
        </ul>
      )}
      {hasAny !== false && <CallOffFilters contract={id} choice={choice} onChoice={choose} />}
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {!list.data && (
        <Waiting read={list}>
          <CallOffSkeleton />
          <CallOffSkeleton />
          <CallOffSkeleton />
        </Waiting>
      )}
      {list.data && total === 0 && (
        <NoCallOffs {...{ id, choice, hasAny }} contract={contract.data} onChoice={choose} />
      )}
      {/* Earlier call-offs come above the others (D-29). */}
      {hidden > 0 && shown.length > 0 && (
        <Button
          variant="tinted"
          onClick={() => {
            if (hidden <= REVEALED_PER_TAP) focusFilterOpener(); // the button goes
            revealMore();
          }}
        >
          {t(`calloff.show_earlier${plural(hidden)}`, { n: hidden })}
        </Button>
      )}
      {shown.length > 0 && (
        <DayCards
          name={`${JSON.stringify(narrowed)} from ${hidden}`}
          items={shown}
          hidden={hidden}
          total={total}
          contractStatus={contract.data?.contract_status}
        />
      )}
      <NextPage pages={list} count={items.length}>
        <CallOffSkeleton />
        <CallOffSkeleton />
      </NextPage>
      <DayNote hasEntries={total > 0} />
    </ContractScreen>
  );
};

/** Below the list: drawn with it, also when the whole content is drawn again. */
const DayNote = ({ hasEntries }: { readonly hasEntries: boolean }) =>
  useHasHeight(hasEntries) && <Note tone="info">{t('calloff.delivery_day_note')}</Note>;
