import { keepPreviousData, QueryClient } from '@tanstack/react-query';

const STALE_TIME_MS = 5_000;
const GC_TIME_MS = 600_000;

/** The only store of server data. */
export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: STALE_TIME_MS,
      gcTime: GC_TIME_MS,
      // Without connection a call fails at once, and its panel offers to try again (OFF-38).
      networkMode: 'always',
      // Filter and sort keep the old rows until the answer is there (OFF-36).
      placeholderData: keepPreviousData,
    },
  },
});
