import { Page } from '@abrufbar/web/ui/page.tsx';
import type { ComponentProps } from 'react';
import { usePageEntry } from '#core/frame/page-entry.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { settled } from '#core/settled.ts';

const load = () => import('#core/frame/page-notices.tsx');
const PageNotices = part(() => load().then((file) => file.PageNotices));
const PageSnippet = part(() => load().then((file) => file.PageSnippet));

type ScreenProps = Omit<ComponentProps<typeof Page>, 'notice'> & {
  /** Name of the page in the window's title; the heading itself is in the bar. */
  readonly title: string;
};

/** A page inside the shell, with the behaviour and the notices that all pages share. */
export const Screen = ({ title, children, ...frame }: ScreenProps) => {
  usePageEntry(title);
  const isSettled = useStore(settled);
  return (
    <Page {...frame} notice={isSettled && <PageNotices />}>
      {children}
      {isSettled && <PageSnippet />}
    </Page>
  );
};
