import { parseIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { isDeliveryNote, isWarning } from '@abrufbar/domain/notifications/inbox.ts';
import { grouped } from '@abrufbar/domain/values/grouped.ts';
import { sumShown } from '@abrufbar/domain/values/quantities.ts';
import { NOTE_TITLE } from '@abrufbar/texts/notifications-note-title.ts';
import type { Message } from '#notifications/inbox-read.ts';

type Several = readonly [Message, Message, ...Message[]];
type Sum = ReturnType<typeof sumShown>[number];

/** Two or more delivery notes of one material. */
export type NotesRow = {
  readonly id: string;
  /** Newest first. */
  readonly notes: Several;
  /** Each unit by itself; empty while a quantity is not known. */
  readonly sums: readonly Sum[];
  /** Contract whose deliveries are checked, `all` where there are several. */
  readonly check: string;
};
type Row = NotesRow | { readonly id: string; readonly message: Message };

/** Messages about one site on one day. */
export type SiteGroup = {
  readonly id: string;
  readonly day: string;
  readonly site: string | null;
  readonly rows: readonly Row[];
  /** Number of its new messages. */
  readonly fresh: number;
  /** That of the whole day, on its first site. */
  readonly freshOfDay: number | null;
  /** False while messages of the day are still to be loaded. */
  readonly isWhole: boolean;
};

/** The oldest one of the seen messages loaded so far; missing once all of them are. */
type Reach = { readonly lastSeen: Message | undefined; readonly goesOn: boolean };

const momentOf = ({ creation_date: day, creation_time: time }: Message): string => `${day} ${time}`;
const newestFirst = (a: Message, b: Message): number =>
  momentOf(b).localeCompare(momentOf(a)) || b.id.localeCompare(a.id);
const countNew = (messages: readonly Message[]): number =>
  messages.filter(({ is_seen }) => !is_seen).length;

/**
 * All messages by day and site: the newest day and site first, in each warnings first, then the newest (BEY-115). While
 * the list goes on, new messages that are older than the seen ones loaded so far wait for their place in it.
 */
export const groupMessages = (
  messages: readonly Message[],
  { lastSeen, goesOn }: Reach,
): readonly SiteGroup[] => {
  const end = lastSeen && goesOn ? momentOf(lastSeen) : '';
  return grouped(messages.toSorted(newestFirst), ({ creation_date }) => creation_date).flatMap(
    ([day, ofDay]) => {
      const isWhole = lastSeen === undefined || day > lastSeen.creation_date;
      return grouped(ofDay, ({ construction_site_name: site }) => site ?? '')
        .map(([site, ofSite]) => ({
          ...{ id: `${day} ${site}`, day, site: site || null, isWhole },
          rows: rowsOf(
            `${day} ${site}`,
            ofSite.filter((message) => momentOf(message) >= end),
          ),
          fresh: countNew(ofSite),
        }))
        .filter(({ rows }) => rows.length > 0)
        .map((group, at) => ({ ...group, freshOfDay: at === 0 ? countNew(ofDay) : null }));
    },
  );
};

/** Notes of one material are one row; one with several materials, or with none, stays by itself. */
const materialOf = (message: Message): string => {
  const { id, type, title, material_number: number, material_name: name, materials } = message;
  const isNote = isDeliveryNote(type) && title === NOTE_TITLE && materials.length < 2;
  return isNote && (number ?? name) ? `${number ?? ''} ${name ?? ''}` : id;
};

const rowsOf = (group: string, messages: readonly Message[]): readonly Row[] => {
  const rows = grouped(messages, materialOf).map(([material, [message, next, ...others]]): Row => {
    if (!next) return { id: message.id, message };
    const notes: Several = [message, next, ...others];
    return { id: `${group} ${material}`, notes, sums: sumsOf(notes), check: contractOf(notes) };
  });
  const warns = (row: Row): boolean => 'message' in row && isWarning(row.message.type);
  return [...rows.filter(warns), ...rows.filter((row) => !warns(row))];
};

const contractOf = (notes: Several): string => {
  const ids = new Set(notes.map(({ reference_id }) => parseIds(reference_id)?.contractId));
  const [first] = ids;
  return ids.size === 1 && first !== undefined ? first : 'all';
};

const sumsOf = (notes: Several): readonly Sum[] => {
  const shown = notes.flatMap(({ quantity, quantity_unit: unit }) =>
    quantity === null || unit === null ? [] : [{ quantity, unit }],
  );
  return shown.length < notes.length ? [] : sumShown(shown);
};
