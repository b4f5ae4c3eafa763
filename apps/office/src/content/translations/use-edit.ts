import {
  officeTranslation,
  officeUpdateTranslation,
  type TranslationRow,
} from '@abrufbar/contract/content/office-translations.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { contentTranslationsTexts } from '@abrufbar/texts/content-translations.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send as read } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { putRow } from '#content/translations/cached-rows.ts';
import { type Draft, stepOf, storedText } from '#content/translations/drafts.ts';
import { useResets } from '#content/translations/use-resets.ts';
import type { RowSource } from '#core/table/row-source.ts';
import type { GridHandle } from '#core/table/table-props.ts';

const t = reader(contentTranslationsTexts);

type Edited = {
  readonly rows: RowSource<TranslationRow>;
  readonly grid: RefObject<GridHandle | null>;
};

/** One cell open at a time; what is typed and not stored stays with its row (OFF-156). */
export const useEdit = ({ rows, grid }: Edited) => {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  /** Texts on their way, so that leaving a cell twice sends once. */
  const sent = useRef(new Map<string, string>());
  const note = (key: string, draft: Draft | null) =>
    setDrafts((before) => {
      const after = new Map(before);
      if (draft) after.set(key, draft);
      else after.delete(key);
      return after;
    });
  const mark = ({ key }: TranslationRow) => setChanged((before) => new Set([...before, key]));
  const resets = useResets(mark);
  const update = useCall(officeUpdateTranslation, {
    quiet: [409, 422],
    onSettled: (_, __, { key }) => void sent.current.delete(key),
    onSuccess: (now, { key }) => {
      showFlash('sucess', t('bo.tr.saved', { key }));
      putRow(now);
      mark(now);
      note(key, null);
    },
    onError: async (error, { key, own_text: text }) => {
      const isRefused = error instanceof CallError && error.status === 422;
      const problem = isRefused ? error.message : t('bo.tr.failed');
      note(key, { text, problem, faster: null });
      if (!(error instanceof CallError) || error.status !== 409) return;
      const row = await read(officeTranslation, { key });
      putRow(row);
      const { by = '', at = '' } = error.reason ?? {};
      note(key, { text, problem: null, faster: { by, at, row } });
    },
  });
  const store = ({ key, version }: TranslationRow, text: string) => {
    if (sent.current.get(key) === text) return;
    sent.current.set(key, text);
    update.mutate({ key, version, own_text: text });
  };
  /** Stores what was typed; false: it cannot be, and the row says why. */
  const commit = (row: TranslationRow): boolean => {
    const draft = drafts.get(row.key);
    if (!draft || draft.faster) return true;
    const step = stepOf(row, draft.text);
    if (step.kind === 'refused') {
      note(row.key, { ...draft, problem: step.problem });
      return false;
    }
    if (step.kind === 'save') {
      note(row.key, { ...draft, problem: null });
      store(row, step.text);
      return true;
    }
    note(row.key, null);
    if (step.kind === 'reset') resets.reset(row);
    return true;
  };
  const close = () => {
    flushSync(() => setOpenKey(null));
    grid.current?.focus();
  };
  return {
    openKey,
    drafts,
    changed,
    resets,
    open: ({ key }: TranslationRow) => setOpenKey(key),
    type: ({ key }: TranslationRow, text: string) =>
      note(key, { text, problem: null, faster: null }),
    /** The cell loses the focus to something that is no cell. */
    leave: (row: TranslationRow) => {
      if (openKey !== row.key) return;
      commit(row);
      setOpenKey(null);
    },
    /** Eingabe. */
    done: (row: TranslationRow) => {
      if (commit(row)) close();
    },
    /** Tab, backwards with Umschalt. */
    step: (row: TranslationRow, by: 1 | -1) => {
      if (!commit(row)) return;
      const next = rows.rowAt((grid.current?.at() ?? 0) + by);
      if (!next) return close();
      grid.current?.step(by);
      return setOpenKey(next.key);
    },
    /** Esc. */
    cancel: ({ key }: TranslationRow) => {
      note(key, null);
      close();
    },
    /** Between both texts: the own one again, on what is stored now, or that of the colleague. */
    choose: (key: string, isMine: boolean) => {
      const draft = drafts.get(key);
      if (!draft?.faster) return;
      const { row } = draft.faster;
      const step = isMine ? stepOf(row, draft.text) : null;
      note(key, step?.kind === 'save' ? { ...draft, faster: null } : null);
      if (step?.kind === 'save') store(row, step.text);
    },
    /** R. */
    reset: (row: TranslationRow | undefined) => {
      if (!row || row.state === 'standard') return false;
      note(row.key, null);
      return resets.reset(row);
    },
    textOf: (row: TranslationRow) => drafts.get(row.key)?.text ?? storedText(row),
  };
};
export type Edit = ReturnType<typeof useEdit>;
