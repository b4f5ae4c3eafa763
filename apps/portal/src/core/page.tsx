import { useEffect, type ComponentType } from 'react';
import { store, useStore } from './store.ts';

export type Page<Props> = ComponentType<Props> & {
  /** Loads the code; never rejects, a failure shows when the page is drawn. */
  readonly preload: () => Promise<void>;
};

type Loading<Props> =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly Loaded: ComponentType<Props> }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * A page whose code is loaded when it is needed. Not `lazy()`: React holds back what a Suspense boundary
 * reveals for 300 ms, also when the code is there already.
 */
export const page = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Page<Props> => {
  const loading = store<Loading<Props>>({ state: 'waiting' });
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
  const Page = (props: Props) => {
    const now = useStore(loading);
    useEffect(() => {
      if (now.state === 'waiting') void preload();
    }, [now]);
    if (now.state === 'failed') throw now.error;
    return now.state === 'ready' ? <now.Loaded {...props} /> : null;
  };
  return Object.assign(Page, { preload });
};
