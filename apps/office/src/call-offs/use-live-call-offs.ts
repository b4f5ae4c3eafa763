import { useStore } from '@abrufbar/web/store.ts';
import { useEffect } from 'react';
import { refreshCallOffs } from '#call-offs/decide/cached-rows.ts';
import { checkOwn } from '#call-offs/decide/decisions.ts';
import { token } from '#core/device.ts';
import { viewersHeard } from '#core/live/live.ts';
import { followChanges } from '#core/live/stream.ts';

/** While call-offs are on show, every change is read within two seconds (OFF-39). */
export const useLiveCallOffs = (): void => {
  const bearer = useStore(token);
  useEffect(() => {
    if (bearer === null) return undefined;
    return followChanges(['call-offs', 'viewers'], (heard) => {
      if (heard.has('viewers') || heard.has('all')) viewersHeard.set(viewersHeard.get() + 1);
      if (!heard.has('call-offs') && !heard.has('all')) return;
      void refreshCallOffs();
      void checkOwn();
    });
  }, [bearer]);
};
