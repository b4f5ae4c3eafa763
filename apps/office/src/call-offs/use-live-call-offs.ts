import { useStore } from '@abrufbar/web/store.ts';
import { useEffect } from 'react';
import { refreshCallOffs } from '#call-offs/decide/cached-rows.ts';
import { checkOwn } from '#call-offs/decide/decisions.ts';
import { token } from '#core/device.ts';
import { viewersHeard } from '#core/live/live.ts';
import { followChanges } from '#core/live/stream.ts';

/** Hints of a large selection come one after the other: they are read together. */
const PAUSE_MS = 300;

/** While call-offs are on show, every change is read within two seconds (OFF-39). */
export const useLiveCallOffs = (): void => {
  const bearer = useStore(token);
  useEffect(() => {
    if (bearer === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      void refreshCallOffs();
      void checkOwn();
    };
    const leave = followChanges(['call-offs', 'viewers'], (heard) => {
      if (heard.has('viewers')) viewersHeard.set(viewersHeard.get() + 1);
      if (heard.has('call-offs') || heard.has('all')) timer ??= setTimeout(read, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [bearer]);
};
