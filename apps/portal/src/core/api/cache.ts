import { onlineManager, QueryClient } from '@tanstack/react-query';
import { online } from '#core/api/network.ts';

const FRESH = 5_000;

/** The only place where data of the server is kept. */
export const cache = new QueryClient({
  defaultOptions: {
    // Real requests have decided that there is no reception; `core/api.ts` has told the user.
    queries: { retry: false, staleTime: FRESH, gcTime: import.meta.env.SSR ? Infinity : 3_600_000 },
  },
});

onlineManager.setEventListener((setOnline) => online.subscribe(() => setOnline(online.get())));
onlineManager.setOnline(online.get());
