import type { ReactNode } from 'react';
import { part, type Page } from '#lazy-page.tsx';

const Nothing = () => null;

/**
 * Stands above parts of a page that come in files of their own, so that they are seen at once: `meanwhile` is a skeleton,
 * which hides what is below it (ui/skeleton.module.css), until the last one has arrived or failed.
 */
export const together = (
  parts: readonly Pick<Page<object>, 'preload'>[],
  meanwhile: ReactNode,
): Page<object> =>
  part(() => Promise.all(parts.map(({ preload }) => preload())).then(() => Nothing), meanwhile);
