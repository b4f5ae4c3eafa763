import { replaceSearch } from '#core/navigation/router.ts';
import { changeDraft } from '#registration/draft.ts';

/** Takes the code of an invitation's link out of the address at once, so that it stays in no history. */
export const takeCode = (): void => {
  const code = new URLSearchParams(location.search).get('code');
  if (code === null) return;
  changeDraft({ invitation_token: code.toUpperCase() });
  replaceSearch({ code: null });
};
