import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { officeDetail, officeList } from '@abrufbar/contract/companies/office.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';

type CustomerCall = Call & { readonly kind: 'change' };

/** A change of a customer or its people: what shows them is read again, and it is said (OFF-260). */
export const useCustomerCall = <C extends CustomerCall>(
  call: C,
  said: (input: InputOf<C>) => string,
  onSuccess?: (output: OutputOf<C>, input: InputOf<C>) => void,
) =>
  useCall(call, {
    quiet: [403, 404],
    onSuccess: (output, input) => {
      showFlash('sucess', said(input));
      onSuccess?.(output, input);
    },
    // After a refusal too: somebody else may have been faster.
    onSettled: () => refresh(officeDetail, officeList),
  });
