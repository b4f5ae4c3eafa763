import { saveFile } from '@abrufbar/web/save-file.ts';

/**
 * Shares a file by the share sheet of the phone if it supports such files, otherwise saves it as a
 * download. `later`: the phone wants a new tap, because fetching has taken too long since the last one.
 */
export const shareOrSave = async (file: File): Promise<'shared' | 'saved' | 'later'> => {
  if (mayShare(file)) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      if (name === 'AbortError') return 'shared'; // the user has closed the share sheet
      if (name === 'NotAllowedError') return 'later';
      console.warn('share', error); // saving still works
    }
  }
  saveFile(file);
  return 'saved';
};

/** Desktops save the file, even if the system could share it. */
const mayShare = (file: File): boolean =>
  matchMedia('(pointer: coarse)').matches && (navigator.canShare?.({ files: [file] }) ?? false);
