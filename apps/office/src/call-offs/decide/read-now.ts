import { officePending } from '@abrufbar/contract/call-offs/office-decisions.ts';
import { MAX_SELECTED } from '@abrufbar/contract/call-offs/office-list.ts';
import { send } from '@abrufbar/web/data.ts';

type Named = { readonly row: { readonly id: string } };

/** Call-offs as they are now, by id; without those of which the server cannot be asked. */
export const readNow = async (decided: readonly Named[]) => {
  const ids = decided.map(({ row }) => row.id);
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_SELECTED) }, (_, at) =>
    ids.slice(at * MAX_SELECTED, (at + 1) * MAX_SELECTED),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      send(officePending, { ids: part }, { quiet: 'all' }).then(
        ({ items }) => items,
        () => [],
      ),
    ),
  );
  return new Map(answers.flat().map((item) => [item.id, item]));
};
