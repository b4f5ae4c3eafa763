import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import test from 'node:test';

/** All texts of the package by key; those of the server are found by code and have no dot. */
const textsByKey = async (): Promise<ReadonlyMap<string, string>> => {
  const texts = new Map<string, string>();
  for (const file of globSync('**/*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue;
    // Text files export objects of texts and, beside them, functions without entries of their own.
    const exported = (await import(`./${file}`)) as Record<string, Record<string, string>>;
    for (const [name, catalogue] of Object.entries(exported)) {
      if (!name.endsWith('Texts')) continue;
      for (const [key, text] of Object.entries(catalogue)) texts.set(key, text);
    }
  }
  return texts;
};

/** Sentences and words that were agreed on, and where each is said. */
const REWRITES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'how a PDF is opened': { 'files.paper_hint': 'Sichern Sie das PDF, um es zu öffnen.' },
  'how many files': {
    'files.full': 'Je Lieferung sind höchstens {n} Dateien möglich.',
    'files.no_room':
      '„{name}“ wurde nicht übernommen: Je Lieferung sind höchstens {n} Dateien möglich.',
  },
  'who sees files': {
    'files.empty': 'Fotos und PDF zur Lieferung. Alle, die die Lieferung sehen, sehen auch sie.',
  },
  'what signing out loses': {
    'logout.confirm_offline.single': 'Beim Abmelden geht 1 nicht gesendete Eingabe verloren.',
    'logout.confirm_offline': 'Beim Abmelden gehen {n} nicht gesendete Eingaben verloren.',
  },
  'what is missing': {
    'wizard.next_missing': 'Es fehlt noch: {felder}',
    'wizard.next_missing.several': 'Es fehlen noch: {felder}',
  },
  'a change without an earlier value': { 'change.field_new': 'Neu' },
  Speichern: {
    'profile.user_data.save': 'Änderungen speichern',
    'reset.submit': 'Passwort speichern',
    'settings.saved': 'Gespeichert.',
  },
  Herunterladen: {
    'files.keep': 'Herunterladen',
    'files.note_load': 'PDF herunterladen',
    'files.list_load': 'Tabelle herunterladen',
    'files.stop': 'Herunterladen abbrechen',
    'files.saved': '{name} ist heruntergeladen.',
    'own_data.done': 'Ihre Daten sind heruntergeladen.',
  },
  'Wird geladen': { 'common.loading': 'Wird geladen', 'files.busy': 'Wird geladen …' },
  'a code of something else': { 'scanner.none_title': 'Kein Lieferschein-Code' },
  Offen: {
    'amount.remaining': 'Offen',
    'items.remaining': 'Offen',
    'calloff.open': 'Offen',
    'wizard.open_amount': 'Offen {menge}\u00A0{einheit}',
  },
  'Nachrichten, Push-Mitteilungen': {
    'messages.title': 'Nachrichten',
    'nav.messages': 'Nachrichten',
    'contract.subscription': 'Nachrichten zu diesem Vertrag',
    'contract.subscription_on': 'Nachrichten zu diesem Vertrag sind an.',
    'sites.subscribed': 'Nachrichten sind an',
    'settings.notifications': 'E-Mails und Push-Mitteilungen',
    'settings.push_notification': 'Push-Mitteilungen auf diesem Gerät',
    'settings.push_test': 'Push-Mitteilungen testen',
    'push.test': 'Test: Push-Mitteilungen kommen auf diesem Gerät an.',
    'install.text': 'So öffnen Sie {marke} mit einem Tipp und erhalten Push-Mitteilungen.',
  },
  'Ansprechperson im Werk': {
    'help.empty_text': 'Bei Fragen hilft Ihnen Ihre Ansprechperson im Werk gern weiter.',
    'company.none':
      'Ihrem Zugang ist keine Firma zugeordnet. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
    'items.closed.blocked.text':
      'Zurzeit sind keine Abrufe möglich. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
    'wizard.forbidden_text':
      'Sie dürfen für diese Firma keine Abrufe anlegen. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
    login_blocked: 'Ihr Zugang ist gesperrt. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  },
  erneut: {
    'common.retry': 'Erneut versuchen',
    'files.again': 'Erneut senden',
    'scanner.failed_button': 'Erneut scannen',
    'wizard.error_text': 'Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.',
  },
  leeren: {
    'sites.search_clear': 'Suche leeren',
    'filter.search_clear': 'Suche leeren',
    'contact.search_clear': 'Suche leeren',
    'country_code.clear': 'Suche leeren',
    'wizard.truck_search_clear': 'Suche leeren',
    'wizard.contact_search_clear': 'Suche leeren',
    'wizard.hourly_cleared': 'Die Stundenmenge war größer als die Menge und wurde geleert.',
  },
  Stornierung: {
    'calloff.status.2': 'Stornierungsanfrage',
    'calloff.status.5': 'Lieferung storniert',
    'messages.call_off.request_cancellation': 'Stornierung angefragt',
    'settings.call_off.hint': 'Bestätigung, Änderung, Stornierung',
  },
  Werk: {
    'delivery.factory': 'Werk',
    'filter.factory': 'Werk',
    'message.factory': 'Werk',
  },
  Umläufe: { 'delivery.rounds': 'Umläufe', 'note.rounds': 'Umläufe' },
  'frei Baustelle': { 'gallery.option_1': 'frei Baustelle' },
  'a call that does not exist': { no_such_call: 'Bitte laden Sie die Seite neu.' },
  'a button in a mail': {
    'mail.link_fallback':
      'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  },
  'moving pictures': {
    picture_animated: '{field}: Animierte Bilder sind nicht möglich. Bitte wählen Sie ein anderes.',
  },
  'the end of a note': { 'change.note_full': 'Höchstlänge erreicht.' },
  '1 Tonne': { 'unit.t.single': 'Tonne', 'unit.t': 'Tonnen' },
  'a time stays on its line': {
    'common.oclock': '{zeit}\u00A0Uhr',
    'common.as_of': 'Stand {zeit}\u00A0Uhr',
    'common.refreshed': 'Aktualisiert um {zeit}\u00A0Uhr',
    'calloff.time_span': '{von} – {bis}\u00A0Uhr',
    'offline.as_of': 'Stand {zeit}\u00A0Uhr',
    'network.offline_bar': 'Stand {zeit}\u00A0Uhr, ein Teil dieser Seite fehlt',
  },
};

test('D-36 each agreed sentence and word stands where it is said', async () => {
  const texts = await textsByKey();
  const found = Object.entries(REWRITES).map(([what, wanted]) => {
    const wordsOf = (key: string) => texts.get(key)?.replaceAll('\u00AD', '');
    const said = Object.keys(wanted).map((key) => [key, wordsOf(key)] as const);
    return [what, Object.fromEntries(said)] as const;
  });
  assert.deepEqual(Object.fromEntries(found), REWRITES);
});
