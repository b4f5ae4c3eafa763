import type { Maybe } from '#imports/ticket.ts';

/** One ticket with one material per row, German field names, kilograms, local date and time. */
export type VasRow = {
  readonly Lieferscheinnummer: string;
  readonly Version?: Maybe<number>;
  readonly Kontraktnummer: string;
  readonly Debitor: string;
  readonly Werk: string;
  readonly Werksname: string;
  readonly Kennzeichen?: Maybe<string>;
  readonly Spediteur?: Maybe<string>;
  readonly Fahrzeugart?: Maybe<string>;
  readonly Umlauf?: Maybe<number>;
  readonly Lieferbedingung?: Maybe<string>;
  readonly Abrufnummer?: Maybe<string>;
  readonly Wiegedatum: string;
  readonly Wiegezeit: string;
  readonly Brutto?: Maybe<number>;
  readonly Tara?: Maybe<number>;
  readonly Netto?: Maybe<number>;
  readonly Taraart?: Maybe<'T' | 'PT'>;
  readonly Artikelnummer: string;
  readonly Artikelbezeichnung: string;
  readonly Menge?: Maybe<string>;
  readonly Einheit?: Maybe<'t' | 'm³' | 'St.'>;
};
