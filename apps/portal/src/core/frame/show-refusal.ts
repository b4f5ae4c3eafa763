import { showErrorPopup } from '#core/frame/error-popup.ts';

type Refusal = { readonly message: string; readonly requestId: string | null };

/** Shows what was refused, in the words of the server if it has any (ERR-23). */
export const showRefusal = ({ message, requestId }: Refusal): void =>
  showErrorPopup({ ...(message !== '' && { text: message }), requestId });
