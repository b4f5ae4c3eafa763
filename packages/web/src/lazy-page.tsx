import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { store } from '#store.ts';

export type Page<Props> = ComponentType<Props> & {
  /** Loads the code; never rejects, a failure shows when the page is drawn. */
  readonly preload: () => Promise<void>;
};

type Loading<Props> =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly Loaded: ComponentType<Props> }
  | { readonly state: 'failed'; readonly error: unknown };

type Load<Props> = () => Promise<ComponentType<Props>>;
const WAITING = { state: 'waiting' } as const;

const loader = <Props extends object>(load: Load<Props>) => {
  const loading = store<Loading<Props>>(WAITING);
  let once: Promise<void> | null = null;
  const preload = (): Promise<void> => {
    once ??= load().then(
      (Loaded) => loading.set({ state: 'ready', Loaded }),
      (error: unknown) => {
        once = null; // the next visit tries again
        loading.set({ state: 'failed', error });
      },
    );
    return once;
  };
  return { loading, preload };
};

/** A line that hangs or a server that restarts is followed by no event of the browser. */
const RETRY_MS = 3000;

const usePreload = <Props,>(now: Loading<Props>, preload: () => Promise<void>): void =>
  useEffect(() => {
    if (now.state === 'waiting') void preload();
    if (now.state !== 'failed') return undefined;
    const timer = setTimeout(() => void preload(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [now, preload]);

/** A file of a page exports the page and nothing else (CONTRIBUTING.md), so its importer does not name it again. */
type LoadFile<Props> = () => Promise<Readonly<Record<string, ComponentType<Props>>>>;
const onlyExport = <Props,>(file: Readonly<Record<string, ComponentType<Props>>>) => {
  const [screen] = Object.values(file);
  if (!screen) throw new Error('no screen');
  return screen;
};

/**
 * A page whose code is loaded when it is needed. Not `lazy()`: React delays the content of a Suspense
 * boundary by 300 ms, also when the code is loaded already.
 */
export const page = <Props extends object>(load: LoadFile<Props>): Page<Props> => {
  const { loading, preload } = loader(() => load().then(onlyExport));
  const Page = (props: Props) => {
    const now = useSyncExternalStore(loading.subscribe, loading.get, loading.get);
    usePreload(now, preload);
    if (now.state === 'failed') throw now.error;
    return now.state === 'ready' ? <now.Loaded {...props} /> : null;
  };
  return Object.assign(Page, { preload });
};

/**
 * A part of a page that is loaded after the first drawing; `meanwhile` is its placeholder. The page works
 * without it too: a part that does not arrive is only missing, and asked for again.
 */
export const part = <Props extends object>(
  load: Load<Props>,
  meanwhile: ReactNode = null,
): Page<Props> => {
  const { loading, preload } = loader(load);
  const Part = (props: Props) => {
    const now = useSyncExternalStore(loading.subscribe, loading.get, () => WAITING);
    usePreload(now, preload);
    return now.state === 'ready' ? <now.Loaded {...props} /> : meanwhile;
  };
  return Object.assign(Part, { preload });
};
