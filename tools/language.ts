/** The language of the house as tables: retired words, German words, units, named waiters. See CONTRIBUTING.md. */

type Retired = readonly (readonly [word: RegExp, instead: string])[];

/** Names no file declares or uses, with the form to write instead. */
export const RETIRED_NAMES: Retired = [
  [
    /^(?=[A-Z0-9_]+$)(?:.*_)?(?:MOST|PATIENCE|AT_ONCE|SOON|EACH|AGAIN)(?:_.*)?$/,
    'say the thing and its unit, as in ANSWER_TIMEOUT_MS',
  ],
  [/^told|Told/, 'reported, informed or notified'],
  [/^take(?:Ticket|Noted|Logged|Later)|^takes?$/, 'import, run or read'],
  [/^isAside|Aside$/, 'say where it is: isInBackground, isHidden'],
  [/^stand$|[a-z]Stand$/, 'a German word: version, state or time'],
  [/[kK]nock/, 'probe or ping'],
];

/** Names of files, with or without words before them, that do not say what the file holds. */
export const RETIRED_FILES: Retired = [
  [
    /^(?:look|more|pairs|wide|told|trusted|aside|calm)$/,
    'name the thing the file holds, as in group-in-pairs',
  ],
  [/(?:^|-)(?:last-read|hand-over|drawn-once|moved-ids|knocks?)$/, 'name the thing the file holds'],
  [/(?:^|-)(?:stand|takes?)$/, 'version, state or time; import, run or read'],
];

/** A sentence of a comment, a title or a document begins with its subject. */
export const RETIRED_STARTS = /^(?:what|who|whoever|whatever|whose|whom)\s+\S/i;

/** Phrases no comment, no title of a test and no document contains. */
export const RETIRED_PHRASES: Retired = [
  [/\b(?:he|his|him|himself|she|her|hers|herself)\b/i, 'name the person: the user, the foreman'],
  [/\b(?:anew|told)\b/i, 'again, reported'],
  [/\bknock(?:s|ed|ing)?\b/i, 'probe, ping'],
];

/** The last words of a numeric constant: its unit, a plain number, or the plural of the thing it counts. */
export const UNITS =
  /(?:^|_)(?:MS|NS|PX|PT|MM|KG|KIB|KB|MIB|MB|GB|PERCENT|PEOPLE|PER_[A-Z_]+|(?:PAGE|BATCH|POOL)_SIZE|COUNT|QUALITY|RATIO|SCALE|SHARE|FACTOR|SEED|VERSION|CODE|STATUS|PORT|KEY|ID|LEVEL|[A-Z]*[A-RTV-Z]S)$/;
/** Dimensions whose unit follows, also after MAX_ and MIN_. */
export const DIMENSIONS =
  /_(?:AGE|DELAY|DURATION|HEIGHT|INTERVAL|LENGTH|MEMORY|PAUSE|PERIOD|(?<!(?:PAGE|BATCH|POOL)_)SIZE|TIME|TIMEOUT|WAIT|WEIGHT|WIDTH)$/;

/** German words in names; German stands in texts, demo data and the glossary. */
export const GERMAN_WORDS = new Set(
  `abruf abrufe abrufnummer abladestelle alle anfang anfrage anmeldung ansicht ansprechpartner antwort anzahl
   auswahl baustelle baustellen bauteil beispiel beleg benutzer bestellung bild bis brutto datei datum eingabe einheit
   fahrer fahrzeug farbe fehler feld felder firma firmen frist gesamt gestern gewicht grenze grund heute hinweis jahr
   kennzeichen konto kunde kunden lieferant lieferschein lieferung lieferungen liste marke meldung menge mengen monat
   morgen nachricht nachrichten netto nummer oder ohne ort passwort preis rechnung schalter schein schritt seite
   seiten soll sorte stelle strasse stunde suche summe tage teil termin titel uhr und vertrag vom von vorname werk
   werke wert werte woche zahl zeichen zeile zeilen zeit zeiten zeitraum ziel zustand`.split(/\s+/),
);

/** Texts, demo data and rows of the German weighing systems: their names may be German. */
export const GERMAN_ROOMS =
  /^packages\/texts\/|^apps\/server\/src\/demo\/|^packages\/domain\/src\/imports\/(?:vas|di)-row\.ts$/;

/** Files of tests that may start a timer, and why. */
export const WAITERS: Readonly<Record<string, string>> = {
  'apps/server/testing/server/until.ts': 'asks again until something holds',
  'apps/server/testing/server/core-server.ts': 'plays a call that takes too long',
  'apps/server/testing/external/smtp-server.ts': 'plays a mail server that is slow',
};
