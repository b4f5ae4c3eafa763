import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const t = reader(callOffsTexts);

/** One call-off as its pages show it. */
export type CallOffDetail = OutputOf<typeof callOffs.detail>;

/** A failed load is only logged (ERR-24, T-15); the page shows the retry. */
export const useCallOff = (id: string) => {
  const read = useQuery(query(callOffs.detail, { id }, { quiet: 'all' }));
  const { error } = read;
  useEffect(() => {
    if (error) console.warn(callOffs.detail.name, error);
  }, [error]);
  return read;
};

/** `Abruf 551208`; the supplier assigns the number with its decision. */
export const titleOf = (callOff: CallOffDetail | undefined): string =>
  callOff?.number ? t('calloff.title', { nummer: callOff.number }) : t('calloff.heading');
