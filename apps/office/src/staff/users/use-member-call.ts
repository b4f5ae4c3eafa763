import type { Call, InputOf } from '@abrufbar/contract/protocol/call.ts';
import { me } from '@abrufbar/contract/staff/session.ts';
import * as users from '@abrufbar/contract/staff/users.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';

type MemberCall = Call & { readonly kind: 'change' };

/** A change of a member: everything about members is read again, also the own rights, and it is said. */
export const useMemberCall = <C extends MemberCall>(
  call: C,
  said: (input: InputOf<C>) => string,
  {
    onSuccess,
    onError,
  }: { readonly onSuccess?: () => void; readonly onError?: (error: Error) => unknown } = {},
) =>
  useCall(call, {
    onSuccess: (_, input) => {
      showFlash('sucess', said(input));
      onSuccess?.();
    },
    ...(onError && { onError }),
    // After a refusal too: somebody else may have been faster.
    onSettled: () => refresh(users.list, users.detail, users.sessions, me),
  });
