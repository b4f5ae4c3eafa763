import { officeSite, officeSites } from '@abrufbar/contract/deliveries/office-sites.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Site } from '#contracts/sites/warning-words.ts';
import { token } from '#core/device.ts';
import { followChanges } from '#core/live/stream.ts';
import { useChanged } from '#core/table/held-rows.ts';

/** A gap opens because nothing happens. */
export const REFRESH_MS = 60_000;

/** While the sites are on show they are read after every change, and once a minute (BEY-128). */
const useLiveSites = (): void => {
  const bearer = useStore(token);
  useEffect(() => {
    if (bearer === null) return undefined;
    return followChanges(['call-offs', 'deliveries'], () => void refresh(officeSites, officeSite));
  }, [bearer]);
};

/** Those with a warning first, the others as they begin. */
const inOrder = (sites: readonly Site[]): readonly string[] =>
  sites
    .toSorted((a, b) => Number(b.warnings.length > 0) - Number(a.warnings.length > 0))
    .map(({ id }) => id);

const versioned = ({ id, on_the_way, arrived, confirmed, warnings }: Site) => ({
  id,
  version: Number(`${warnings.length}${[on_the_way, arrived, confirmed].map(padded).join('')}`),
});
const padded = (count: number): string => String(count).padStart(4, '0');

/** The running sites; while somebody works in the table no row changes its place, and new ones come last (OFF-39). */
export const useSites = (isBusy: (sites: readonly Site[]) => boolean) => {
  useLiveSites();
  const answer = useQuery({ ...query(officeSites, {}), refetchInterval: REFRESH_MS });
  const { data } = answer;
  const fresh = inOrder(data?.items ?? []);
  const [held, setHeld] = useState(fresh);
  const isKept = held.length > 0 && isBusy(data?.items ?? []);
  if (!isKept && held.join() !== fresh.join()) setHeld(fresh);
  const places = new Map(held.map((id, place) => [id, place]));
  const placeOf = ({ id }: Site): number => places.get(id) ?? places.size;
  const sites = data?.items.toSorted((a, b) => placeOf(a) - placeOf(b));
  const changed = useChanged((data?.items ?? []).map(versioned));
  return {
    answer,
    sites,
    hasMore: data?.has_more ?? false,
    isChanged: ({ id }: Site): boolean => changed.has(id),
  };
};
