/** Title of the message of a new delivery note; corrections, claims and undone confirmations have other ones. */
export const NOTE_TITLE = 'Neuer Lieferschein';
