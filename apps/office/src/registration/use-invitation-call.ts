import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  officeInvitation,
  officeInvitationCounts,
  officeInvitations,
} from '@abrufbar/contract/registration-office.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';

type InvitationCall = Call & { readonly kind: 'change' };

/** A change of an invitation: all of them are read again, and it is said. */
export const useInvitationCall = <C extends InvitationCall>(
  call: C,
  said: (input: InputOf<C>) => string,
  onSuccess?: (output: OutputOf<C>) => void,
) =>
  useCall(call, {
    quiet: [403],
    onSuccess: (output, input) => {
      showFlash('sucess', said(input));
      onSuccess?.(output);
    },
    // After a refusal too: somebody else may have been faster, or somebody has just registered.
    onSettled: () => refresh(officeInvitations, officeInvitationCounts, officeInvitation),
  });
