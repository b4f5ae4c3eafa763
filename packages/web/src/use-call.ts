import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { send, type Quiet } from '#data.ts';
import { newKey } from '#new-key.ts';

type ChangeCall = Call & { readonly kind: 'change' };

type CallOptions<C extends ChangeCall, Context> = Omit<
  UseMutationOptions<OutputOf<C>, Error, InputOf<C>, Context>,
  'mutationFn'
> & {
  /** Statuses that the screen shows itself: no popup for them. */
  readonly quiet?: Quiet;
};

/** A change as a mutation; each `mutate` is one intent with its own idempotency key (D-69). */
export const useCall = <C extends ChangeCall, Context = unknown>(
  call: C,
  { quiet = [], ...options }: CallOptions<C, Context> = {},
) =>
  useMutation<OutputOf<C>, Error, InputOf<C>, Context>({
    // A paused change would be forgotten with the page: without reception it fails at once and says so.
    networkMode: 'always',
    ...options,
    mutationFn: (input) => send(call, input, { key: newKey(), quiet }),
  });
