import type { Brand } from '@abrufbar/domain/values/brand.ts';

/** Invented server texts: terms, imprint, help and an announcement, as provider staff would write them. */

export const TERMS = {
  nordstein: `<h2>Nutzungsbedingungen</h2>
<p>Das Portal „abrufbar für Nordstein“ steht den Beschäftigten unserer Kunden zur Verfügung. Sie sehen darin Verträge, Lieferungen und Mengen Ihrer Baustellen.</p>
<h3>1. Zugang</h3><p>Ihr Zugang ist persönlich. Geben Sie Ihr Passwort nicht weiter und melden Sie sich auf fremden Geräten ab.</p>
<h3>2. Bestätigung von Lieferungen</h3><p>Mit „Lieferung bestätigen“ erklären Sie, dass die Lieferung auf der Baustelle angekommen ist. Mängelrechte bleiben davon unberührt.</p>
<h3>3. Abrufe</h3><p>Ein Abruf ist eine verbindliche Anfrage zu einer Vertragsposition. Er wird erst mit der Bestätigung durch das Werk wirksam.</p>`,
  suedkies: `<h2>Nutzungsbedingungen</h2>
<p>Das Portal „abrufbar für Südkies“ steht den Beschäftigten unserer Kunden zur Verfügung.</p>
<h3>1. Zugang</h3><p>Ihr Zugang ist persönlich. Melden Sie den Verlust eines Geräts bitte sofort Ihrer Ansprechperson im Werk.</p>
<h3>2. Lieferungen und Abrufe</h3><p>Bestätigungen und Abrufe handeln für Ihr Unternehmen. Es gelten unsere Lieferbedingungen.</p>`,
} as const;

export const PRIVACY = {
  nordstein: `<h2>Datenschutzhinweise</h2>
<p>Wir verarbeiten Ihre Angaben, damit Sie Lieferungen bestätigen und Material abrufen können.</p>
<h3>1. Welche Daten</h3><ul><li>Name, Telefon und E-Mail-Adresse</li><li>Bestätigungen und Abrufe mit Zeitpunkt</li><li>Geräte, auf denen Sie angemeldet sind</li></ul>
<h3>2. Wie lange</h3><p>So lange Ihr Zugang besteht und wie es die Aufbewahrungsfristen für Lieferscheine verlangen.</p>
<h3>3. Ihre Rechte</h3><p>Auskunft, Berichtigung und Löschung: <a href="mailto:datenschutz@nordstein.example">datenschutz@nordstein.example</a></p>`,
  suedkies: `<h2>Datenschutzhinweise</h2>
<p>Ihre Angaben dienen allein der Abwicklung von Lieferungen und Abrufen.</p>
<h3>Ihre Rechte</h3><p>Auskunft, Berichtigung und Löschung: <a href="mailto:datenschutz@suedkies.example">datenschutz@suedkies.example</a></p>`,
} as const;

export const IMPRINT = {
  nordstein: `<h2>Angaben gemäß § 5 DDG</h2>
<p>Nordstein Baustoffe GmbH & Co. KG<br>Am Steinbruch 4<br>31867 Lauenau</p>
<h3>Vertreten durch</h3><p>Nordstein Verwaltungs-GmbH, diese vertreten durch die Geschäftsführung Dr.\u00A0Henrike Alpers und Matthias Voß</p>
<h3>Kontakt</h3><p>Telefon: <a href="tel:+4930231250">+49 30 23125-0</a><br>E-Mail: <a href="mailto:info@nordstein.example">info@nordstein.example</a></p>
<h3>Registereintrag</h3><p>Amtsgericht Stadthagen, HRA 200 000<br>Persönlich haftende Gesellschafterin: Nordstein Verwaltungs-GmbH, Amtsgericht Stadthagen, HRB 200 001</p>
<h3>Umsatzsteuer-Identifikationsnummer</h3><p>DE 000 000 001</p>
<h3>Streitbeilegung</h3><p>Wir nehmen an keinem Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.</p>`,
  suedkies: `<h2>Angaben gemäß § 5 DDG</h2>
<p>Südkies GmbH<br>Donaulände 12<br>93309 Kelheim</p>
<h3>Vertreten durch</h3><p>Geschäftsführung: Anton Ertl</p>
<h3>Kontakt</h3><p>Telefon: <a href="tel:+4989999980">+49 89 99998-0</a><br>E-Mail: <a href="mailto:info@suedkies.example">info@suedkies.example</a></p>
<h3>Registereintrag</h3><p>Amtsgericht Regensburg, HRB 00 002</p>
<h3>Umsatzsteuer-Identifikationsnummer</h3><p>DE 000 000 002</p>`,
} as const;

export const ANNOUNCEMENTS = {
  nordstein: 'Werk Hohenfels: Verladung am kommenden Freitag nur bis 12:00\u00A0Uhr.',
  suedkies: 'Steinbruch Kelheim: Sprengung am Mittwoch, die Verladung beginnt um 09:00\u00A0Uhr.',
} as const;

/** At the end of the start page. */
export const SNIPPETS = {
  nordstein:
    '<p><strong>Neu: Deckschicht mit Recyclinganteil.</strong> Ihr Werk berät Sie gern.</p>',
  suedkies: '<p><strong>Winterkies ist da.</strong> Körnung 2/8, gewaschen.</p>',
} as const;

/** Help per path pattern; pages without an entry show the empty text. */
export const HELP: Readonly<Record<string, string>> = {
  '/dashboard': `<h2>Start</h2><p>Oben wählen Sie Ihre Firma. Darunter sehen Sie die Baustellen, auf denen zuletzt etwas geschehen ist.</p>
<p>Über <strong>Baustellen</strong> kommen Sie zu allen Verträgen Ihrer Firma.</p>`,
  '/construction-site': `<h2>Baustelle finden</h2><ul><li>Geben Sie Name, Lieferant, Vertrags-, Baustellen- oder Bestellnummer ein. Die Liste folgt Ihrer Eingabe.</li>
<li>Mit „Suchen“ auf der Tastatur halten Sie einen Begriff fest und geben den nächsten ein. Gezeigt wird, was zu allen passt.</li>
<li>Der Stern merkt eine Baustelle als Favorit. Favoriten stehen oben.</li></ul>`,
  '/qr-scanner': `<h2>Lieferschein scannen</h2><p>Halten Sie den Code des Lieferscheins in den Rahmen, bis die Lieferung sich öffnet. Bestätigt ist sie damit noch nicht.</p>
<p>Ohne Kamera helfen <strong>Foto wählen</strong> und <strong>Nummer eingeben</strong>; die Nummer steht auf dem Lieferschein.</p>`,
  '/contract-detail/{id}': `<h2>Vertrag</h2><p>Hier sehen Sie, was zu diesem Vertrag schon geliefert wurde, was unterwegs ist und was noch offen ist.</p>
<p>Mit der Glocke bekommen Sie Nachrichten zu diesem Vertrag. Über <strong>Positionen</strong> rufen Sie Material ab.</p>`,
  '/calloff-creation/{id}': `<h2>Abruf anlegen</h2><p>Wählen Sie Menge und Zeit. {marke} prüft Ihre Anfrage und antwortet in der Regel <strong>innerhalb einer Stunde</strong>.</p>
<ul><li>Nur ganze Tonnen eingeben.</li><li>Abruf bis 12:00\u00A0Uhr des Vortags.</li><li>Die Stundenmenge hilft uns bei der Planung der Lkw.</li></ul>
<p>Nach 12:00\u00A0Uhr rufen Sie bitte Ihr Werk an.</p>`,
  '/calloff-list/{id}': `<h2>Abrufe</h2><p>Jeder Abruf zeigt seinen Stand: angefragt, in Prüfung, bestätigt oder abgelehnt. Einen bestätigten können Sie bis zum Lieferbeginn ändern lassen.</p>`,
  '/delivery-incoming/{id}': `<h2>Eingehende Lieferungen</h2><p>Hier steht jeder Lkw, der für diese Baustelle verwogen wurde und noch nicht bestätigt ist. Vergleichen Sie das Kennzeichen mit dem Fahrzeug am Tor.</p>`,
  '/delivery-single/{ids}': `<h2>Lieferung bestätigen</h2><ol><li>Kennzeichen vergleichen.</li><li>Material und Menge mit dem Lieferschein vergleichen.</li><li>„Lieferung bestätigen“ tippen.</li></ol>
<p>Die Schaltfläche fehlt, wenn Sie für diese Firma nicht bestätigen dürfen. Die Bestätigung lässt sich im Portal nicht zurücknehmen. Bei einem Irrtum hilft Ihre Ansprechperson im Werk.</p>`,
};

/** Texts that editors have written in place of the bundled ones. */
export const OWN_TEXTS: Readonly<Record<Brand, Readonly<Record<string, string>>>> = {
  nordstein: {
    'help.empty_text': 'Bei Fragen hilft Ihnen die Disposition in Ihrem Werk gern weiter.',
    'delivery.incoming_empty_title': 'Zurzeit ist nichts unterwegs',
  },
  suedkies: { 'help.empty_text': 'Rufen Sie bei Fragen gern Ihr Werk an.' },
};

/** Texts that portals of another version asked for and this one does not have. */
export const MISSING_KEYS: Readonly<Record<Brand, readonly string[]>> = {
  nordstein: ['calloff.winter_hint', 'delivery.return_load'],
  suedkies: ['calloff.winter_hint'],
};
