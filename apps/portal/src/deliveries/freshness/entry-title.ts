import { outboxPageTexts } from '@abrufbar/texts/frame/outbox-page.ts';
import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { formatTyped } from '@abrufbar/domain/values/quantities.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { isOfKind, type OutboxEntry } from '#core/outbox/outbox.ts';
import { ADDITION, TEMPERATURE, WITHDRAWAL } from '#deliveries/freshness/entry-kinds.ts';
import { degrees } from '#deliveries/freshness/words.ts';

const t = reader({ ...freshnessTexts, ...outboxPageTexts });

/** Temperature, addition or withdrawal in words; null for an entry of another kind. */
export const entryTitle = (entry: OutboxEntry): string | null => {
  if (isOfKind(entry, TEMPERATURE))
    return t('outbox.temperature', { n: degrees(entry.about.celsius) });
  if (isOfKind(entry, ADDITION)) {
    const { substance, quantity, unit } = entry.about;
    return t('outbox.addition', {
      menge: formatTyped(quantity),
      einheit: t(`fresh.unit.${unit}`),
      stoff: t(`fresh.what.${substance}`),
    });
  }
  if (isOfKind(entry, WITHDRAWAL)) return t('outbox.withdrawal', { was: entry.about.entry });
  return null;
};
