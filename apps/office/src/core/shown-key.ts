import type { ImportKey } from '@abrufbar/contract/imports/office-keys.ts';

/** `vas … 7K2F`: a key as people tell it from others. */
export const shownKey = ({ source, tail }: Pick<ImportKey, 'source' | 'tail'>): string =>
  tail === null ? source : `${source} … ${tail}`;
