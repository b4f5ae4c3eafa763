import { shareTexts } from '@abrufbar/texts/frame/share.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { copy } from '@abrufbar/web/ui/icons/account.ts';
import { share } from '@abrufbar/web/ui/icons/share.ts';

const t = reader(shareTexts);

/** Missing from some browsers of computers, unlike their types say. */
const canShare = (): boolean => 'share' in navigator;

/** Gives the address of the page to somebody else, who signs in to open it: by the phone's own sheet, else as a copy. */
export const ShareButton = ({ search = '' }: { readonly search?: string }) =>
  canShare() ? (
    <IconButton icon={share} label={t('share.action')} onClick={() => void give(search)} />
  ) : (
    <IconButton icon={copy} label={t('share.copy')} onClick={() => void copyAddress(search)} />
  );

/** Without what only this visit put into the address: a page names the query that belongs to it. */
const address = (search: string): string => location.origin + location.pathname + search;

const give = async (search: string): Promise<void> => {
  try {
    await navigator.share({ title: document.title, url: address(search) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return; // closed by the user
    console.warn('share', error);
    await copyAddress(search);
  }
};

const copyAddress = async (search: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(address(search));
    showFlash('sucess', t('share.copied'));
  } catch (error) {
    console.warn('clipboard', error);
    showFlash('error', t('share.failed'));
  }
};
