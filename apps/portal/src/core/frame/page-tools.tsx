import { barTool } from '@abrufbar/web/ui/bar-tool.tsx';
import { ToNavigation } from '#core/frame/to-navigation.tsx';
import { OutboxInRail } from '#core/frame/outbox-in-rail.ts';
import { watchListKeys } from '#core/lists/list-keys.ts';
import { needsPull } from '#core/refresh/pull.ts';
import { refreshPage } from '#core/refresh/refresh-page.ts';
import { RefreshTool } from '#core/refresh/refresh-tool.tsx';
import { watchPull } from '#core/refresh/watch-pull.ts';

type Surroundings = {
  /** Asks whether the server answers. */
  readonly probe: () => Promise<void>;
  readonly isOfApple: boolean;
  readonly isInstalled: boolean;
};

/** Gives every page, once it is idle, the ways to read it again and past its long lists. */
export const startPageTools = ({ probe, ...device }: Surroundings): void => {
  const refresh = () => void refreshPage(probe);
  barTool.set(
    <>
      <RefreshTool onRefresh={refresh} />
      <ToNavigation />
      <OutboxInRail />
    </>,
  );
  if (needsPull({ ...device, userAgent: navigator.userAgent })) watchPull(refresh);
  watchListKeys();
};
