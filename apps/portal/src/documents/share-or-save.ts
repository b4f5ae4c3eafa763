import { saveFile } from '#core/files/save-file.ts';

/**
 * Hands a file to the user: by the sheet of the phone where it offers one for such files, otherwise as a
 * download. `later`: the phone wants a new tap, because fetching has taken too long since the last one.
 */
export const shareOrSave = async (file: File): Promise<'shared' | 'saved' | 'later'> => {
  if (mayShare(file)) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      if (name === 'AbortError') return 'shared'; // the user has closed the sheet
      if (name === 'NotAllowedError') return 'later';
      console.warn('share', error); // it can be kept all the same
    }
  }
  saveFile(file);
  return 'saved';
};

/** In the office a file is kept, whatever the system could share it with. */
const mayShare = (file: File): boolean =>
  matchMedia('(pointer: coarse)').matches && (navigator.canShare?.({ files: [file] }) ?? false);
