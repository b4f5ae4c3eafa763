import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { SendOptions } from '@abrufbar/web/data.ts';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '@abrufbar/web/store.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { isView } from '#core/device.ts';
import { fileHashes } from '#core/last-state/shown.ts';
import { countingFetch } from '#documents/fetch-with-progress.ts';
import { shareOrSave } from '#documents/share-or-save.ts';

const t = reader({ ...appTexts, ...documentsFilesTexts });

type Download = {
  /** Label of the button during the download; false otherwise. */
  readonly busy: string | false;
  /** The server is still drawing the document; `busy` says how much of it. */
  readonly isDrawing: boolean;
  /** The file has loaded, but sharing it needs another tap. */
  readonly isReady: boolean;
  /** Whether it is on this phone. */
  readonly isKept: boolean;
  readonly start: () => Promise<void>;
  /** Cancels the download. */
  readonly stop: () => void;
};

/** A document the server draws. */
export type Paper = {
  /** Sends the call that answers with it. */
  readonly ask: (options: SendOptions) => Promise<Blob>;
  /** Its name on this phone; null for one that changes from day to day. */
  readonly keptAs: string | null;
};

const lastState = () => import('#core/last-state/files.ts');
const keep = (keptAs: string, file: File): void => {
  lastState()
    .then((it) => it.keepFile(keptAs, file, null))
    .catch((error: unknown) => console.warn('last state', error)); // it was given all the same
};

/**
 * Fetches a file and shares or saves it; without reception the one fetched before (D-62). Leaving the page
 * cancels it: no sheet opens over another page, and nothing is saved after signing out.
 */
export const useDownload = ({ ask, keptAs }: Paper): Download => {
  const isKept = useStore(fileHashes).has(keptAs ?? '');
  const [part, setPart] = useState<number | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [ready, setReady] = useState<File | null>(null);
  const end = useRef<AbortController | null>(null);
  const stop = (): void => end.current?.abort();
  useEffect(() => stop, []);

  const give = async (file: File): Promise<void> => {
    const given = await shareOrSave(file);
    setReady(given === 'later' ? file : null);
    if (given === 'saved') showFlash('sucess', t('files.saved', { name: file.name }));
  };
  const start = async (): Promise<void> => {
    if (ready) return give(ready);
    let name: string | null = null;
    const { signal } = (end.current = new AbortController());
    setPart(0);
    try {
      const onName = (given: string | null): void => {
        name = given;
        setDrawing(false);
      };
      const onDrawn = (drawn: number): void => {
        setDrawing(true);
        setPart(drawn);
      };
      const fetch = countingFetch({ onName, onPart: setPart, onDrawn });
      const body = await ask({ fetch, signal });
      const file = new File([body], name ?? '', { type: body.type });
      if (!isView && keptAs !== null) keep(keptAs, file);
      return await give(file);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof CallError)) throw error;
      if (error.status === 0 && keptAs !== null) {
        const kept = await (await lastState()).keptFile(keptAs);
        if (kept) return give(kept);
      }
      // The app has reported every other failure.
      if (error.status === 0) showFlash('error', t('network.offline_action'), { brief: true });
      return undefined;
    } finally {
      setPart(null);
      setDrawing(false);
    }
  };
  const percent = Math.round((part ?? 0) * 100);
  const words = percent > 0 ? t('files.busy_part', { n: percent }) : t('files.busy');
  return { busy: part !== null && words, isDrawing, isReady: ready !== null, isKept, start, stop };
};
