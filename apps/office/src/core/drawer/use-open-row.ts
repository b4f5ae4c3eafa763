import { replaceSearch, useSearch } from '#core/navigation/router.ts';

/** Key of the row whose drawer is open; it stands in the address, so that a link leads to it. */
export const useOpenRow = (): readonly [
  openId: string | null,
  setOpenId: (id: string | null) => void,
] => [useSearch().get('open'), (id) => replaceSearch({ open: id })];
