import { Page } from '@abrufbar/web/ui/page.tsx';
import type { ComponentProps } from 'react';
import { useArrival } from '#core/frame/page-entry.ts';
import { part } from '#core/frame/lazy-page.tsx';

const load = () => import('#core/frame/page-notices.tsx');
const PageNotices = part(() => load().then((file) => file.PageNotices));
const PageSnippet = part(() => load().then((file) => file.PageSnippet));

type ScreenProps = Omit<ComponentProps<typeof Page>, 'notice'> & {
  /** Name of the page in the window's title; the heading itself stands in the bar. */
  readonly title: string;
};

/** A page inside the shell: what all of them do when they are shown, and what may stand under their head. */
export const Screen = ({ title, children, ...frame }: ScreenProps) => {
  useArrival(title);
  return (
    <Page {...frame} notice={<PageNotices />}>
      {children}
      <PageSnippet />
    </Page>
  );
};
