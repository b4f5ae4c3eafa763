import { useStore } from '@abrufbar/web/store.ts';
import { useEffect } from 'react';
import { currentBrand, useBrand } from '#core/brand.ts';
import { recentlyOpened } from '#core/device.ts';
import type { ObjectKind } from '#core/navigation/objects.ts';
import { useMe } from '#core/session.ts';

/** A thing somebody has opened, as the palette lists it (OFF-81). */
export type Opened = {
  readonly kind: ObjectKind;
  readonly id: string;
  readonly title: string;
  readonly text: string;
};

const KEPT_ENTRIES = 5;

type Lists = Readonly<Record<string, readonly Opened[]>>;

const readLists = (text: string | null): Lists => {
  try {
    return JSON.parse(text ?? '{}') as Lists; // written below in this window
  } catch {
    return {}; // edited by hand: counts as empty
  }
};

/** The list of one person under one brand; names of customers stay in this window. */
const listOf = (personId: string, brand: string): string => `${personId} ${brand}`;

export const useRecent = (): readonly Opened[] => {
  const me = useMe();
  const brand = useBrand();
  const lists = readLists(useStore(recentlyOpened));
  return lists[listOf(me?.id ?? '', brand)] ?? [];
};

const note = (personId: string, opened: Opened): void => {
  const lists = readLists(recentlyOpened.get());
  const key = listOf(personId, currentBrand());
  const others = (lists[key] ?? []).filter(
    ({ kind, id }) => kind !== opened.kind || id !== opened.id,
  );
  const entries = [opened, ...others].slice(0, KEPT_ENTRIES);
  recentlyOpened.set(JSON.stringify({ ...lists, [key]: entries }));
};

/** Notes that a thing is open, once its name is known. */
export const useNoteOpened = (kind: ObjectKind, id: string, title?: string, text = ''): void => {
  const personId = useMe()?.id;
  useEffect(() => {
    if (personId !== undefined && title !== undefined) note(personId, { kind, id, title, text });
  }, [personId, kind, id, title, text]);
};
