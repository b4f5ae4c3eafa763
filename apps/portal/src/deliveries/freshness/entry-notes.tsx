import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { outboxPageTexts } from '@abrufbar/texts/frame/outbox-page.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { OutboxEntry } from '#core/outbox/outbox.ts';
import { entryTitle } from '#deliveries/freshness/entry-title.ts';
import type { Unsent } from '#deliveries/freshness/shown-entries.ts';
import { UnsentNote } from '#deliveries/unsent-note.tsx';

const t = reader({ ...freshnessTexts, ...outboxPageTexts });

/** Entries that the server has not accepted: what was entered, why not, and the way to drop it. */
export const EntryNotes = ({ unsent }: { readonly unsent: Unsent }) => {
  const all: readonly OutboxEntry[] = [
    ...unsent.temperatures,
    ...unsent.additions,
    ...unsent.withdrawals,
  ];
  return all
    .filter(({ state }) => state === 'refused')
    .map((entry) => (
      <UnsentNote
        key={entry.key}
        unsent={entry}
        typed={entryTitle(entry) ?? ''}
        waiting={t('fresh.waiting')}
        failure={t('fresh.error')}
      />
    ));
};
