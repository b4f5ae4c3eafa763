import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { isClosed, ofToday, type ClosedDays } from '#core/content/closed-today.ts';
import type { SnippetScope } from '@abrufbar/domain/content/page-match.ts';

const KEY = 'abrufbar.snippets';

// Storage may be switched off, full or edited by hand: then the value lives as long as the page.
const read = <T>(storage: () => Storage, none: T): T => {
  try {
    return (JSON.parse(storage().getItem(KEY) ?? 'null') as T | null) ?? none; // written below
  } catch {
    return none;
  }
};
const write = (storage: () => Storage, value: unknown): void => {
  try {
    storage().setItem(KEY, JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
};
const ofSession = () => sessionStorage;
const ofDevice = () => localStorage;
const today = () => berlinDay(new Date());

let session = read<readonly string[]>(ofSession, []);
// Once per load (DSH-10).
let days: ClosedDays = ofToday(read(ofDevice, {}), today());
write(ofDevice, days);

type Snippet = { readonly snippet_document_id: string; readonly scope: SnippetScope };

/** The visit at which each snippet was first shown since the page was loaded; later visits do not show it. */
const shown = new Map<string, number>();

export const mayShow = ({ snippet_document_id: id, scope }: Snippet, visit: number): boolean =>
  (shown.get(id) ?? visit) === visit && !isClosed({ session, days }, id, scope, today());

export const noteShown = ({ snippet_document_id: id }: Snippet, visit: number): void => {
  if (!shown.has(id)) shown.set(id, visit);
};

export const noteClosed = ({ snippet_document_id: id, scope }: Snippet): void => {
  if (scope === 'session') write(ofSession, (session = [...session, id]));
  else write(ofDevice, (days = { ...ofToday(days, today()), [id]: today() }));
};
