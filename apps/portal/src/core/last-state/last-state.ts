import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { query as queryOf } from '@abrufbar/web/data.ts';
import { hashKey, type Query, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import { cache } from '#core/api/cache.ts';
import { chosenCompany, isView, token, userIdOf } from '#core/device.ts';
import { answeredAt, fileHashes, noteAnswer } from '#core/last-state/shown.ts';
import {
  companyOf,
  isCompanyLost,
  keptPart,
  staysAfter,
  stillKept,
  type KeptAnswer,
} from '#core/last-state/answer.ts';
import { deleteKept, deleteOthers, listAnswers, putAnswers } from '#core/last-state/database.ts';
import { deleteFilesBut, keepFile, keptFile, listKeptFiles } from '#core/last-state/files.ts';
import { inTurn, isSignedIn } from '#core/last-state/owner.ts';
import { settled } from '#core/settled.ts';
import type { User } from '#core/session.ts';

/**
 * The last answers of the server, kept for the person signed in and shown before the server has answered
 * again (D-62). It follows the query cache from outside: screens read as ever.
 */

/** Answers of the person as they are on this phone. */
const kept = new Map<string, KeptAnswer>();
/** Queries whose answer has to be written. */
const unwritten = new Map<string, Query>();
const WRITE_DELAY_MS = 300;

let owner: string | null = null;
let isRestoring = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const ofUser = queryOf(session.user, { company_number: null }).queryKey;
const USER_HASH = hashKey(ofUser);
const all = (): readonly Query[] => cache.getQueryCache().getAll();

/** Begins for the person signed in; what belongs to anybody else is deleted. */
const begin = (): void => {
  const userId = userIdOf(token.get());
  if (userId === owner && userId !== null) return;
  owner = userId;
  kept.clear();
  unwritten.clear();
  fileHashes.set(new Set());
  if (userId !== null) inTurn(() => restoreAll(userId));
  inTurn(() => deleteOthers(userId));
};

const restoreAll = async (userId: string): Promise<void> => {
  const stored = await listAnswers(userId);
  if (!isSignedIn(userId)) return;
  const left = stillKept(stored, Date.now());
  for (const answer of left) kept.set(answer.hash, answer);
  const user = cache.getQueryData<User>(ofUser); // the server may have been faster than the phone
  if (user) loseCompanies(user);
  forget(
    all()
      .filter(({ state }) => isGone(state.error))
      .map(({ queryHash }) => queryHash),
  );
  for (const query of all()) if (query.state.dataUpdateCount > 0) noteUnwritten(query);
  for (const query of all()) restore(query);
  if (stored.length > 0 && left.length === 0) await deleteFilesBut(userId, []);
  else await listKeptFiles(userId);
  for (const query of all()) restore(query);
  const old = stored.filter(({ hash }) => !kept.has(hash)).map(({ hash }) => hash);
  if (old.length > 0) await deleteKept(userId, old);
};

/** Shows the kept answer of a query that has none yet; the server is asked as well. */
const restore = (query: Query): void => {
  if (query.state.data !== undefined) return;
  const answer = kept.get(query.queryHash);
  if (answer) {
    showOf(query.queryKey, answer.data, answer.at);
  } else if (fileHashes.get().has(query.queryHash)) {
    void keptFile(query.queryHash).then((file) => {
      if (file && query.state.data === undefined) show(query, file, file.lastModified);
    });
  }
};

const show = (query: Query, data: unknown, at: number): void => {
  settled.set(true); // the page says from when it is
  isRestoring = true;
  query.setData(data, { updatedAt: at, manual: true });
  isRestoring = false;
  noteAnswer(query, at);
};

/** All that is kept of the person, newest first, once it has been read from the storage. */
export const keptAnswers = (): Promise<readonly KeptAnswer[]> =>
  new Promise((resolve) => {
    inTurn(async () => resolve([...kept.values()].toSorted((one, other) => other.at - one.at)));
  });

/** Shows in a query without an answer what another answer says of it, with the time of that one. */
export const showOf = (key: readonly unknown[], data: unknown, at: number): void => {
  const query = cache.getQueryCache().get(hashKey(key));
  if (!query || query.state.data !== undefined) return;
  show(query, data, at);
  query.invalidate();
};

const follow = (event: QueryCacheNotifyEvent): void => {
  if (owner === null || !isSignedIn(owner) || isRestoring) return;
  const query = cache.getQueryCache().get(String(event.query.queryHash));
  if (!query) return;
  const { type } = event;
  if (type === 'added') restore(query);
  if (type !== 'updated') return;
  const { action } = event;
  if (action.type === 'success') {
    if (!action.manual) noteAnswer(query, query.state.dataUpdatedAt);
    noteUnwritten(query);
    if (query.queryHash === USER_HASH) loseCompanies(query.state.data as User); // the answer of that very call
  }
  if (action.type === 'error' && isGone(action.error)) forget([query.queryHash]);
};

/** Absent, foreign or no longer allowed: what the server denies is not shown from the phone either. */
const isGone = (error: unknown): boolean =>
  error instanceof CallError && [403, 404, 422].includes(error.status);

/** Deletes answers and files, also those that are about to be written. */
export const forget = (hashes: readonly string[]): void => {
  const userId = owner;
  if (userId === null || hashes.length === 0) return;
  for (const hash of hashes) {
    kept.delete(hash);
    unwritten.delete(hash);
  }
  inTurn(async () => {
    await deleteKept(userId, hashes);
    await listKeptFiles(userId);
  });
};

const noteUnwritten = (query: Query): void => {
  if (query.meta?.['isKept'] === false) return;
  unwritten.set(query.queryHash, query);
  timer ??= setTimeout(write, WRITE_DELAY_MS);
};

const write = (): void => {
  clearTimeout(timer);
  timer = undefined;
  const userId = owner;
  if (userId === null || !isSignedIn(userId)) return;
  const answers: KeptAnswer[] = [];
  for (const query of unwritten.values()) {
    const { data } = query.state;
    const company = companyOf(query.queryKey, data, selectedCompany());
    if (data instanceof Blob) keepFile(query.queryHash, data, company);
    else if (data !== undefined) answers.push(answerOf(query, userId, company));
  }
  unwritten.clear();
  for (const answer of answers) kept.set(answer.hash, answer);
  inTurn(async () => {
    if (isSignedIn(userId)) await putAnswers(answers);
  });
};

/** One the person no longer belongs to counts as never chosen (CMP-03, D-04). */
const selectedCompany = (): string | null => {
  const chosen = chosenCompany.get();
  const companies = cache.getQueryData<User>(ofUser)?.available_companies;
  if (!companies) return chosen;
  const company = companies.find(({ company_nr }) => company_nr === chosen) ?? companies[0];
  return company?.company_nr ?? null;
};

const answerOf = (query: Query, userId: string, company: string | null): KeptAnswer => {
  const { queryHash: hash, queryKey: key, state } = query;
  const data = keptPart(key, state.data, Date.now());
  return { userId, hash, key, company, at: answeredAt(query), data };
};

/** A company that is no longer the person's takes its answers and files with it. */
const loseCompanies = ({ available_companies }: User): void => {
  const userId = owner;
  const companies = available_companies.map(({ company_nr }) => company_nr);
  const answers = [...kept.values()];
  const before = kept.get(USER_HASH)?.data as User | undefined; // an earlier answer of the same call
  const named = before?.available_companies.map(({ company_nr }) => company_nr) ?? [];
  if (userId === null || !isCompanyLost(answers, named, companies)) return;
  const lost = answers.filter((answer) => !staysAfter(answer, companies));
  forget(lost.map(({ hash }) => hash));
  inTurn(() => deleteFilesBut(userId, companies));
};

/** A page may stay open for a week without an answer (D-62). */
const dropTooOld = (): void => {
  const answers = [...kept.values()];
  if (answers.length === 0 || stillKept(answers, Date.now()).length > 0) return;
  kept.clear();
  fileHashes.set(new Set());
  cache.clear();
  inTurn(() => deleteOthers(null));
};

const start = (): void => {
  cache.getQueryCache().subscribe(follow);
  token.subscribe(begin);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? write() : dropTooOld(),
  );
  addEventListener('pagehide', write);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    owner = null; // a page that is left gives up its reads and writes
    begin();
  });
  begin();
};

// A view of staff keeps nothing, whichever part of the app loads this file (OFF-87).
if (!isView) start();
