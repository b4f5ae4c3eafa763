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
export const ShareButton = () =>
  canShare() ? (
    <IconButton icon={share} label={t('share.action')} onClick={() => void give()} />
  ) : (
    <IconButton icon={copy} label={t('share.copy')} onClick={() => void copyAddress()} />
  );

/** Without what only this visit put into the address. */
const address = (): string => location.origin + location.pathname;

const give = async (): Promise<void> => {
  try {
    await navigator.share({ title: document.title, url: address() });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return; // closed by the user
    console.warn('share', error);
    await copyAddress();
  }
};

const copyAddress = async (): Promise<void> => {
  try {
    await navigator.clipboard.writeText(address());
    showFlash('sucess', t('share.copied'));
  } catch (error) {
    console.warn('clipboard', error);
    showFlash('error', t('share.failed'));
  }
};
