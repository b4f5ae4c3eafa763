import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { fieldText, shownValue } from '@abrufbar/texts/staff/audit-words.ts';
import type { Change, Draft } from '#contracts/edit/draft.ts';

const t = reader(officeContractEditTexts);

/** Fields that have another name where other objects have one of the same. */
const NAMES: Readonly<Record<string, string>> = {
  starts_on: 'contract_starts_on',
  ends_on: 'contract_ends_on',
  status: 'is_closed',
};
const nameOf = (field: string): string => NAMES[field] ?? field;

/** The name of a field as people know it. */
export const labelOf = (field: string): string => fieldText(nameOf(field));

/** A value in words. */
export const wordsOf = (field: string, value: Change['now']): string => {
  if (typeof value === 'number' && Number.isNaN(value)) return '?';
  return shownValue(nameOf(field), field === 'status' ? value !== 0 : value);
};

/** `Position 10, Soll`; a field of the contract has its name alone. */
export const placeOf = ({ base }: Draft, { itemId, field }: Change): string => {
  const item = base.items.find(({ id }) => id === itemId);
  return item ? t('bo.con.change_of', { pos: item.position, was: labelOf(field) }) : labelOf(field);
};

const unitOf = ({ base }: Draft, { itemId }: Change): string =>
  base.items.find(({ id }) => id === itemId)?.quantity_unit ?? '';

/** `Position 10, Soll 4.800 → 5.000 t, + 200,00 t`; lists have their name alone. */
export const changeWords = (draft: Draft, change: Change): string => {
  const { field, old, now } = change;
  const place = placeOf(draft, change);
  if (Array.isArray(old) || Array.isArray(now) || field === 'note_text') return place;
  const words = `${place} ${wordsOf(field, old)} → ${wordsOf(field, now)}`;
  const isQuantity = change.itemId !== null && typeof now === 'number' && !Number.isNaN(now);
  if (!isQuantity) return words;
  const unit = `\u00A0${unitOf(draft, change)}`;
  return typeof old === 'number' ? `${words}${unit}, ${signed(now - old)}${unit}` : words + unit;
};

/** `+ 200,00`, `− 30,00` (docs/design.md section 14.1). */
const signed = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}\u00A0${formatQuantity(Math.abs(Math.round(difference * 1000) / 1000))}`;
