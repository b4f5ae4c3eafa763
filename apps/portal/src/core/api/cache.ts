import { onlineManager, QueryClient } from '@tanstack/react-query';
import { online } from '#core/api/network.ts';

const STALE_TIME_MS = 5_000;
const GC_TIME_MS = 3_600_000;

/** The only store of server data. */
export const cache = new QueryClient({
  defaultOptions: {
    // Without retry: real requests decide about reception, and `core/api/client.ts` informs the user.
    queries: {
      retry: false,
      staleTime: STALE_TIME_MS,
      gcTime: import.meta.env.SSR ? Infinity : GC_TIME_MS,
    },
  },
});

onlineManager.setEventListener((setOnline) => online.subscribe(() => setOnline(online.get())));
onlineManager.setOnline(online.get());
