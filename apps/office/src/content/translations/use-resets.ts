import {
  officeResetTranslation,
  officeTranslations,
  officeUpdateTranslation,
  type TranslationRow,
} from '@abrufbar/contract/content/office-translations.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { contentTranslationsTexts } from '@abrufbar/texts/content-translations.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useEffect, useState } from 'react';
import { putRow } from '#content/translations/cached-rows.ts';

const t = reader(contentTranslationsTexts);

/** So long a reset can be taken back by one key; it counts at once. */
const UNDO_MS = 10_000;

type Reset = { readonly key: string; readonly text: string; readonly version: number };

/** Own texts that were taken back, the last one first to come again (OFF-157). */
export const useResets = (onPut: (row: TranslationRow) => void) => {
  const [done, setDone] = useState<readonly Reset[]>([]);
  const [dueAt, setDueAt] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const put = (row: TranslationRow) => {
    putRow(row);
    onPut(row);
  };
  const late = (error: Error) => {
    if (!(error instanceof CallError) || ![409, 422].includes(error.status)) return;
    showFlash('error', error.message);
    void refresh(officeTranslations);
  };
  const reset = useCall(officeResetTranslation, { quiet: [409], onError: late });
  const again = useCall(officeUpdateTranslation, { quiet: [409, 422], onError: late });
  useEffect(() => {
    if (done.length === 0 || isHeld) return undefined;
    const timer = setTimeout(() => setDone([]), Math.max(0, dueAt - Date.now()));
    return () => clearTimeout(timer);
  }, [done, dueAt, isHeld]);
  const [last] = done.toReversed();
  return {
    last,
    dueAt,
    hold: () => setIsHeld(true),
    release: () => {
      setIsHeld(false);
      setDueAt(Date.now() + UNDO_MS);
    },
    /** Back to the standard; a reported key without any text goes. */
    reset: ({ key, text, version }: TranslationRow): void => {
      const follow = (now: TranslationRow | null) => {
        if (now === null) {
          showFlash('sucess', t('bo.tr.removed'));
          return void refresh(officeTranslations);
        }
        put(now);
        if (text === null) return undefined;
        setDone((before) => [...before, { key, text, version: now.version }]);
        return setDueAt(Date.now() + UNDO_MS);
      };
      reset.mutateAsync({ key, version }).then(follow, () => undefined); // said by onError
    },
    undo: () => {
      if (!last || again.isPending) return;
      setDone((before) => before.filter((one) => one !== last));
      const { key, text, version } = last;
      const follow = (now: TranslationRow) => {
        showFlash('sucess', t('bo.tr.saved', { key }));
        put(now);
      };
      again.mutate({ key, own_text: text, version }, { onSuccess: follow });
    },
  };
};
