import { berlinDay } from '@abrufbar/domain/values/calendar.ts';

/** An answer of the server as it is kept on this phone (D-62). Pure rules; the clock is a parameter. */
export type KeptAnswer = {
  readonly userId: string;
  /** Hash of the query, unique per person. */
  readonly hash: string;
  /** Name of the call and its input, as in the query cache. */
  readonly key: readonly unknown[];
  /** Number of the company it belongs to; null for what is the person's own. */
  readonly company: string | null;
  /** Instant of the server's answer, in ms since 1970 by the clock of the phone. */
  readonly at: number;
  readonly data: unknown;
};

const DAY_MS = 86_400_000;
/** Without a signed-in answer for so long nothing of the person stays (D-62). */
const MAX_SILENCE_MS = 7 * DAY_MS;
/** Deliveries are kept for so long (D-62). */
const DELIVERY_DAYS = 14;
/** More than the screens of a month of work; the oldest go first. */
const MAX_ANSWERS = 300;

const nameOf = ([name]: readonly unknown[]): string => String(name);
const isDelivery = (key: readonly unknown[]): boolean => nameOf(key).startsWith('deliveries.');

/** Areas of calls that belong to the person whatever company is selected. */
const PERSONAL = ['session.', 'content.', 'profile.'];
const isPersonal = (key: readonly unknown[]): boolean =>
  PERSONAL.some((area) => nameOf(key).startsWith(area));

type Numbered = { readonly company_number?: unknown };
const numberIn = (value: unknown): string | null => {
  const number = (value as Numbered | null | undefined)?.company_number; // an input or an answer, of any call
  return typeof number === 'string' && number !== '' ? number : null;
};

/** The company of an answer: named by its input, by itself, or the one that was selected meanwhile. */
export const companyOf = (
  key: readonly unknown[],
  data: unknown,
  selected: string | null,
): string | null => numberIn(key.at(-1)) ?? numberIn(data) ?? (isPersonal(key) ? null : selected);

type Delivery = { readonly weighing_date?: unknown };
type Page = { readonly items?: readonly Delivery[] };
type Pages = { readonly pages: readonly Page[]; readonly pageParams: readonly unknown[] };

const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** The part of an answer that is kept: of an endless list its first page, of deliveries also those of 14 days. */
export const keptPart = (key: readonly unknown[], data: unknown, now: number): unknown => {
  if (!isPages(data)) return data;
  const since = berlinDay(new Date(now - DELIVERY_DAYS * DAY_MS));
  const isRecent = ({ items = [] }: Page): boolean => {
    const day = items[0]?.weighing_date;
    return typeof day === 'string' && day >= since;
  };
  const after = data.pages.findIndex((page, at) => at > 0 && !(isDelivery(key) && isRecent(page)));
  const count = after < 0 ? data.pages.length : after;
  return { pages: data.pages.slice(0, count), pageParams: data.pageParams.slice(0, count) };
};

/** The answers that may still be shown, newest first. */
export const stillKept = (answers: readonly KeptAnswer[], now: number): readonly KeptAnswer[] => {
  const newest = Math.max(...answers.map(({ at }) => at));
  if (now - newest > MAX_SILENCE_MS) return [];
  return answers
    .filter(({ key, at }) => !isDelivery(key) || now - at <= DELIVERY_DAYS * DAY_MS)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MAX_ANSWERS);
};

/** Whether a company that answers or the person have named before is missing now. */
export const isCompanyLost = (
  answers: readonly Pick<KeptAnswer, 'company'>[],
  before: readonly string[],
  now: readonly string[],
): boolean =>
  [...answers.map(({ company }) => company ?? ''), ...before].some(
    (number) => number !== '' && !now.includes(number),
  );

/**
 * Whether an answer stays once a company of the person is missing. One that names no company goes too: messages of
 * several companies stand in one list.
 */
export const staysAfter = (
  { key, company }: Pick<KeptAnswer, 'key' | 'company'>,
  companies: readonly string[],
): boolean => (company === null ? isPersonal(key) : companies.includes(company));

/** Photos and papers of a person together. */
const MAX_FILES_BYTES = 50 * 1024 * 1024;

type FileSize = { readonly hash: string; readonly size: number };

/** The files that have to go so that the rest fits; the list begins with the oldest. */
export const excessFiles = (
  oldestFirst: readonly FileSize[],
  maxBytes = MAX_FILES_BYTES,
): readonly string[] => {
  let excess = oldestFirst.reduce((sum, { size }) => sum + size, 0) - maxBytes;
  return oldestFirst
    .filter(({ size }) => {
      const goes = excess > 0;
      if (goes) excess -= size;
      return goes;
    })
    .map(({ hash }) => hash);
};
