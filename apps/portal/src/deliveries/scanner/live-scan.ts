import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { drawOn } from '#deliveries/scanner/canvas.ts';
import { openCamera, type Camera } from '#deliveries/scanner/camera.ts';
import { keepAwake } from '#deliveries/scanner/keep-awake.ts';
import { watchForCode } from '#deliveries/scanner/watch-for-code.ts';
import { cameraProblem, type CameraProblem } from '#deliveries/scanner/problem.ts';
import type { Reader } from '#deliveries/scanner/reader.ts';
import { NO_RESULT, type ScanResult } from '#deliveries/scanner/scan-result.ts';

export type LiveScan = {
  /** `off` shows the last picture. */
  readonly camera: 'auto' | 'off';
  /** The camera runs, but is not scanned. */
  readonly paused: boolean;
  readonly reader: Reader;
  readonly onCode: (text: string) => void;
  readonly onProblem: (problem: CameraProblem) => void;
};

/** Runs the camera while it is needed and the page is visible, and scans its picture. */
export const useLiveScan = ({ camera, paused, reader, onCode, onProblem }: LiveScan) => {
  const video = useRef<HTMLVideoElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  // The device may end the camera; then it is requested again.
  const [losses, setLosses] = useState(0);
  const [opened, setOpened] = useState<Camera | null>(null);
  // A page that becomes visible again would show a black picture on iOS: the camera is restarted each time.
  const isOn = useVisible() && camera === 'auto';

  const scan = useEffectEvent(async (): Promise<ScanResult> => {
    if (paused || !video.current || !still.current) return NO_RESULT;
    return reader.scan(drawOn(still.current, video.current));
  });
  const report = useEffectEvent((text: string) => onCode(text));
  const fail = useEffectEvent((error: unknown) =>
    onProblem(cameraProblem(error, globalThis.isSecureContext)),
  );

  useEffect(() => {
    if (!isOn || !video.current) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const run = async (screen: HTMLVideoElement) => {
      const onEnd = () => setLosses((n) => n + 1);
      setOpened(await openCamera(screen, { signal, onEnd }));
      void keepAwake(signal);
      const text = await watchForCode({ scan, wait: (time) => wait(time, signal) });
      if (!signal.aborted) report(text);
    };
    run(video.current).catch((error: unknown) => {
      if (!signal.aborted) fail(error);
    });
    return () => {
      end.abort();
      setOpened(null);
    };
  }, [isOn, losses]);

  return { video, still, opened };
};

const wait = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, time);
    signal.addEventListener('abort', () => reject(new Error('the camera has gone')), {
      once: true,
    });
  });

const followVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const useVisible = (): boolean =>
  useSyncExternalStore(followVisibility, () => document.visibilityState === 'visible');
