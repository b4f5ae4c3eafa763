import { replaceSearch, useSearch } from '#core/navigation/router.ts';

export type Sort = { readonly by: string; readonly descending: boolean };

/** View, sort and columns of a table, and what filters it: all in the address (OFF-33). */
export const useTableState = (usual: { readonly view: string; readonly sort: string }) => {
  const search = useSearch();
  const sort = readSort(search.get('sort') ?? usual.sort);
  return {
    view: search.get('view') ?? usual.view,
    sort,
    /** Null: the usual columns. */
    columns: search.get('cols')?.split(',') ?? null,
    filter: (name: string): readonly string[] => search.get(name)?.split(',') ?? [],
    setView: (view: string) => replaceSearch({ view: view === usual.view ? null : view }),
    setColumns: (ids: readonly string[] | null) => replaceSearch({ cols: ids?.join(',') ?? null }),
    setFilter: (name: string, values: readonly string[]) =>
      replaceSearch({ [name]: values.length === 0 ? null : values.join(',') }),
    /** The same column again sorts the other way. */
    sortBy: (by: string) => {
      const text = sort.by === by && !sort.descending ? `-${by}` : by;
      replaceSearch({ sort: text === usual.sort ? null : text });
    },
  };
};

/** `time` ascending, `-time` descending. */
const readSort = (text: string): Sort => ({
  by: text.replace(/^-/, ''),
  descending: text.startsWith('-'),
});
