import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as notifications from '@abrufbar/contract/notifications.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { focusManager } from '@tanstack/react-query';
import { cache } from '#core/api/cache.ts';
import { token } from '#core/device.ts';

type Badging = { readonly setAppBadge?: (count: number) => Promise<void> };

let shown: number | undefined;

const show = (count: number): void => {
  if (count === shown) return;
  shown = count;
  const device: Badging = navigator; // Safari on computers and Firefox have no badges
  device.setAppBadge?.(count).catch((error: unknown) => console.warn('badge', error));
};

/** Reads the count again when the page becomes visible, however fresh the rest of its frame is. */
const refreshCount = (isFocused: boolean): void => {
  if (isFocused && token.get() !== null) void refresh(notifications.count);
};

/** The icon of the installed app shows the unread messages as the tab bar does; none after signing out. */
export const watchAppBadge = (): void => {
  const { queryKey } = query(notifications.count, {});
  const follow = () => {
    const data = cache.getQueryData<OutputOf<typeof notifications.count>>(queryKey);
    if (token.get() === null) show(0);
    else if (data) show(data.count);
  };
  cache.getQueryCache().subscribe(follow);
  token.subscribe(follow);
  focusManager.subscribe(refreshCount);
  follow();
};
