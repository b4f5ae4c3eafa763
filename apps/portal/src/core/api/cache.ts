import { onlineManager, QueryClient } from '@tanstack/react-query';
import { token, userIdOf } from '#core/device.ts';
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

// Another window that changes the person clears only its own answers.
let person = userIdOf(token.get());
token.subscribe(() => {
  const now = userIdOf(token.get());
  if (person !== null && now !== person) cache.clear();
  person = now;
});

onlineManager.setEventListener((setOnline) => online.subscribe(() => setOnline(online.get())));
onlineManager.setOnline(online.get());
