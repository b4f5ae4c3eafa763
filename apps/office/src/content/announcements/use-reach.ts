import { officeReach } from '@abrufbar/contract/content/office-announcements.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { query } from '@abrufbar/web/data.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Entry, inputOf } from '#content/announcements/entry.ts';

/** Several changes in a row are counted once (OFF-203). */
const PAUSE_MS = 300;

export type ReachAnswer = OutputOf<typeof officeReach>;

const choiceOf = (entry: Entry, id: string | null): InputOf<typeof officeReach> | null => {
  const input = inputOf(entry, true);
  if (input === null) return null;
  const { both, on_start, on_login, path, starts_at, ends_at, companies } = input;
  return { id, both, on_start, on_login, path, starts_at, ends_at, companies };
};

/** People the form reaches and announcements it covers, counted again after a pause. */
export const useReach = (entry: Entry, id: string | null) => {
  const wanted = JSON.stringify(choiceOf(entry, id));
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const input = JSON.parse(asked) as InputOf<typeof officeReach> | null; // written above
  return useQuery({
    ...query(officeReach, input, { quiet: 'all' }),
    placeholderData: keepPreviousData,
  });
};
