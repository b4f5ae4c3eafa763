import { Page } from '@abrufbar/web/ui/page.tsx';
import type { ComponentProps } from 'react';
import { useArrival } from './arrival.ts';
import { OfflineNotice } from './offline-notice.tsx';

type ScreenProps = Omit<ComponentProps<typeof Page>, 'notice'> & {
  /** Name of the page in the window's title; the heading itself stands in the bar. */
  readonly title: string;
};

/** A page inside the shell: what all of them do when they are shown, and the bar for missing reception. */
export const Screen = ({ title, ...page }: ScreenProps) => {
  useArrival(title);
  return <Page {...page} notice={<OfflineNotice />} />;
};
