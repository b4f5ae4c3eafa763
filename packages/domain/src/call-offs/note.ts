/** Longest note where neither call-off nor configuration says otherwise (VAL-41). */
export const MAX_NOTE_CODE_POINTS = 255;

/** The limit of the call-off, else the one of the configuration, else the default (VAL-41). */
export const noteLimit = (
  maxNoteLength: number | null | undefined,
  noteMaxLetters: number | null | undefined,
): number => maxNoteLength ?? noteMaxLetters ?? MAX_NOTE_CODE_POINTS;

/** Letters as the counter shows them (VAL-42): code points of the form in which the note is stored. */
export const noteLength = (note: string): number => [...note.normalize('NFC')].length;
