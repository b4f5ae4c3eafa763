import {
  officePage,
  officePages,
  officeSaveDraft,
} from '@abrufbar/contract/content/office-pages.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { query, refresh, send } from '@abrufbar/web/data.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type TextPage = OutputOf<typeof officePage>;

/** A draft is stored this long after the last key (OFF-141). */
const SAVE_DELAY_MS = 1_000;

/** Texts that could not be stored yet, by key; they stay while other texts are opened. */
const unsaved = new Map<string, { readonly html: string; readonly version: number }>();

type Faster = { readonly by: string; readonly at: string };
type SaveState = 'saved' | 'waiting' | 'failed';

/**
 * The draft of a text while it is written: stored with every pause, one save after the other. When a colleague was
 * faster nothing is stored until the person has chosen (OFF-147).
 */
export const useDraft = (page: TextPage) => {
  const client = useQueryClient();
  /** Text that is not stored yet; null while everything is. */
  const [typed, setTyped] = useState(() => unsaved.get(page.key)?.html ?? null);
  const [state, setState] = useState<SaveState>('saved');
  const [faster, setFaster] = useState<Faster | null>(null);
  /** Counts texts that did not come from the own keys, so that the field begins again. */
  const [source, setSource] = useState(0);
  const own = useRef(unsaved.get(page.key)?.version ?? page.version);
  const latest = useRef(typed);
  const running = useRef<Promise<TextPage | null> | null>(null);

  const put = (now: TextPage) => {
    void client.cancelQueries({ queryKey: query(officePage, { key: page.key }).queryKey }); // an answer on its way is older
    own.current = now.version;
    client.setQueryData(query(officePage, { key: page.key }).queryKey, now);
  };

  const forget = () => {
    latest.current = null;
    unsaved.delete(page.key);
    setTyped(null);
    setState('saved');
  };

  /** Another text than the own one: of a version, of a colleague, of nobody. */
  const replace = (now: TextPage) => {
    forget();
    setFaster(null);
    put(now);
    setSource((count) => count + 1);
    void refresh(officePages);
  };

  const saveOnce = async (html: string): Promise<TextPage | null> => {
    try {
      const input = { key: page.key, version: own.current, html };
      const now = await send(officeSaveDraft, input, { key: newKey(), quiet: [0, 404, 409] });
      if (!page.has_draft) void refresh(officePages);
      put(now);
      if (latest.current === html) forget();
      return now;
    } catch (error) {
      setState('failed');
      if (!(error instanceof CallError) || error.status !== 409) return null;
      setFaster({ by: error.reason?.by ?? '', at: error.reason?.at ?? '' });
      await refresh(officePage);
      return null;
    }
  };

  /** Stores what was typed; null when that was not possible. */
  const save = async (): Promise<TextPage | null> => {
    await running.current;
    const html = latest.current;
    if (html === null)
      return client.getQueryData(query(officePage, { key: page.key }).queryKey) ?? page;
    running.current = saveOnce(html);
    const now = await running.current;
    running.current = null;
    return now;
  };

  useEffect(() => {
    if (typed === null || faster !== null) return undefined;
    const timer = setTimeout(() => void save(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  });

  const saveBeforeLeaving = useEffectEvent(() => {
    if (latest.current !== null && faster === null) void save();
  });
  useEffect(() => () => saveBeforeLeaving(), []);

  // A colleague wrote while nothing was typed here: the field shows that.
  useEffect(() => {
    if (page.version <= own.current || typed !== null) return;
    own.current = page.version;
    setSource((count) => count + 1);
  }, [page.version, typed]);

  return {
    source,
    state,
    faster,
    /** Text on show: the typed one, else the draft, else the published one. */
    html: typed ?? page.draft ?? page.html ?? '',
    isUnsaved: typed !== null,
    type: (html: string) => {
      latest.current = html;
      unsaved.set(page.key, { html, version: own.current });
      setTyped(html);
      setState('waiting');
    },
    save,
    replace,
    /** Of both versions the own one: it is stored over that of the colleague. */
    keepMine: async () => {
      own.current = page.version;
      setFaster(null);
      setState('waiting');
      await save();
    },
    takeTheirs: () => replace(page),
  };
};
