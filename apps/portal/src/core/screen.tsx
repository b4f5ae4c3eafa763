import { Page } from '@abrufbar/web/ui/page.tsx';
import type { ComponentProps } from 'react';
import { useArrival } from './arrival.ts';
import { useOnline } from './network.ts';
import { part } from './page.tsx';

export const OfflineNotice = part(() => import('./offline-notice.tsx').then((file) => file.OfflineNotice));

type ScreenProps = Omit<ComponentProps<typeof Page>, 'notice'> & {
  /** Name of the page in the window's title; the heading itself stands in the bar. */
  readonly title: string;
};

/** A page inside the shell: what all of them do when they are shown, and the bar for missing reception. */
export const Screen = ({ title, ...frame }: ScreenProps) => {
  const online = useOnline();
  useArrival(title);
  return <Page {...frame} notice={!online && <OfflineNotice />} />;
};
