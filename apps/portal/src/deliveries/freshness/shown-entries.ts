import { formatQuantity, formatTyped } from '@abrufbar/domain/values/quantities.ts';
import type { OutboxEntry } from '#core/outbox/outbox.ts';
import type { Details } from '#deliveries/confirmation.ts';
import type { AdditionAbout, TemperatureAbout } from '#deliveries/freshness/entry-kinds.ts';

export type Fresh = NonNullable<Details['freshness']>;
type Temperature = NonNullable<Fresh['temperature']>;
type Addition = Fresh['additions'][number];

export type Unsent = {
  readonly temperatures: readonly OutboxEntry<TemperatureAbout>[];
  readonly additions: readonly OutboxEntry<AdditionAbout>[];
  readonly withdrawals: readonly OutboxEntry<{ readonly entryId: string }>[];
};

type OnPhone = {
  /** Entry of the outbox in which it waits; null once the server has it. */
  readonly unsent: OutboxEntry | null;
  /** Its withdrawal waits on this phone. */
  readonly isLeaving: boolean;
};
export type ShownTemperature = Temperature & OnPhone;
export type ShownAddition = Addition & OnPhone;

const temperatureOf = ({ entryId: id, celsius, at }: TemperatureAbout): Temperature => ({
  id,
  celsius,
  at,
  by: null,
});

const additionOf = ({
  entryId: id,
  quantity,
  remaining,
  ...rest
}: Pick<
  AdditionAbout,
  'entryId' | 'substance' | 'quantity' | 'unit' | 'remaining' | 'at'
>): Addition => ({
  id,
  substance: rest.substance,
  unit: rest.unit,
  at: rest.at,
  quantity: formatTyped(quantity),
  remaining: remaining === null ? null : formatQuantity(remaining),
  by: null,
});

const byTime = (one: { readonly at: string }, other: { readonly at: string }): number =>
  one.at.localeCompare(other.at);

/** With an entry that the server has just accepted. */
export const withTemperature = (fresh: Fresh, about: TemperatureAbout): Fresh => {
  const { temperature } = fresh;
  const isNewest = temperature === null || temperature.at <= about.at;
  return isNewest ? { ...fresh, temperature: temperatureOf(about) } : fresh;
};

export const withAddition = (fresh: Fresh, about: AdditionAbout): Fresh => ({
  ...fresh,
  additions: [
    ...fresh.additions.filter(({ id }) => id !== about.entryId),
    additionOf(about),
  ].toSorted(byTime),
});

export const withoutEntry = (fresh: Fresh, entryId: string): Fresh => ({
  ...fresh,
  temperature: fresh.temperature?.id === entryId ? null : fresh.temperature,
  additions: fresh.additions.filter(({ id }) => id !== entryId),
});

/** Entries of the server and those that wait on this phone, each in its place; refused ones have none. */
export const shownEntries = (
  { temperature, additions }: Pick<Fresh, 'temperature' | 'additions'>,
  unsent: Unsent,
): {
  readonly temperature: ShownTemperature | null;
  readonly additions: readonly ShownAddition[];
} => {
  const isWaiting = ({ state }: OutboxEntry) => state !== 'refused';
  const leaving = new Set(unsent.withdrawals.filter(isWaiting).map(({ about }) => about.entryId));
  const onPhone = (id: string, entry: OutboxEntry | null): OnPhone => ({
    unsent: entry,
    isLeaving: leaving.has(id),
  });
  const temperatures = [
    ...(temperature ? [{ ...temperature, ...onPhone(temperature.id, null) }] : []),
    ...unsent.temperatures.filter(isWaiting).map((entry) => ({
      ...temperatureOf(entry.about),
      ...onPhone(entry.about.entryId, entry),
    })),
  ];
  const known = new Set(additions.map(({ id }) => id));
  const waiting = unsent.additions
    .filter((entry) => isWaiting(entry) && !known.has(entry.about.entryId))
    .map((entry) => ({ ...additionOf(entry.about), ...onPhone(entry.about.entryId, entry) }));
  return {
    temperature: temperatures.toSorted(byTime).at(-1) ?? null,
    additions: [
      ...additions.map((one) => ({ ...one, ...onPhone(one.id, null) })),
      ...waiting,
    ].toSorted(byTime),
  };
};
