import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { useKeys } from '#core/keys/dispatch.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';

/**
 * The key that begins a call-off on lists (docs/design.md section 14.3). `contractOf` names the open contract of the row
 * that has the focus; without one the key does nothing. Returns whether the person may create at all.
 */
export const useCreateKey = (contractOf: () => string | undefined): boolean => {
  const mayCreate = useMayDecide();
  useKeys({
    next: () => {
      const id = mayCreate ? contractOf() : undefined;
      return id !== undefined && void go(href('calloffs', undefined, { create: id }));
    },
  });
  return mayCreate;
};
