/** Default limit of a note, without one of the call-off or the configuration (VAL-41). */
export const MAX_NOTE_CODE_POINTS = 255;

/** Limit of the call-off, else of the configuration, else the default (VAL-41). */
export const noteLimit = (
  maxNoteLength: number | null | undefined,
  noteMaxLetters: number | null | undefined,
): number => maxNoteLength ?? noteMaxLetters ?? MAX_NOTE_CODE_POINTS;

/** Length as the counter shows it (VAL-42): code points of the note in NFC, as it is stored. */
export const noteLength = (note: string): number => [...note.normalize('NFC')].length;
