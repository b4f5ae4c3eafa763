import { expect, test } from '../../support/fixtures.ts';
import { buildColleague, AT_DESK, signInStaff } from '../../support/office.ts';

test.use({ ...AT_DESK, brand: 'suedkies' });

/** Lists by their addresses, with the sentence that each has while nothing is in it. */
const LISTS = {
  customers: 'Kunden kommen mit den Stammdaten eines Imports.',
  'files?view=invoices': 'Rechnungen kommen aus einem Import.',
  'translations?view=missing': 'Hier stehen Texte, die das Portal als fehlend meldet.',
} as const;

const FURTHER_LISTS = {
  'calloffs?view=all': 'Ein Abruf steht hier, sobald ihn ein Kunde im Portal',
  day: 'Werke kommen aus einem Import.',
  'contracts?view=all': 'Verträge kommen mit den Stammdaten eines Imports.',
  'deliveries?view=all': 'Eine Lieferung steht hier, sobald ihr Werk den Lieferschein sendet.',
  'claims?view=all':
    'Eine Reklamation steht hier, sobald ein Kunde im Portal eine Lieferung reklamiert.',
  files: 'Fotos und Papiere fügen Kunden im Portal zu einer Lieferung hinzu',
  master: 'Stammdaten kommen aus einem Import.',
  'settings/plants': 'Werke kommen aus einem Import.',
  imports: 'Ein Import steht hier, sobald ein System mit seinem Schlüssel etwas gesendet hat.',
  'imports?view=keys': 'Mit einem Schlüssel sendet ein System seine Daten.',
  'invitations?view=all': 'Mit einer Einladung registriert sich jemand von einem Kunden im Portal.',
  announcements: 'Eine Ankündigung steht für eine Zeit auf der Startseite',
  'texts?view=snippets': 'Ein Textbaustein steht für eine Zeit auf einer Seite des Portals.',
  'translations?view=own':
    'Ein Text, der unter „Alle“ in seiner Zeile geändert wurde, steht auch hier.',
  'settings/maintenance': 'Noch keine Wartung. Hier stehen die beendeten.',
  reports: 'Gezählt werden die Lieferungen der Werke.',
} as const;

const RUNS = [
  { title: 'an empty list says what belongs there', lists: LISTS, tag: [] },
  { title: 'every empty list of the house does', lists: FURTHER_LISTS, tag: ['@full'] },
] as const;

for (const { title, lists, tag } of RUNS) {
  test(`OFF-258 ${title}`, { tag: [...tag] }, async ({ open, page, portal: { server } }) => {
    const fields = { role: 'admin', brands: ['suedkies'] } as const;
    await signInStaff(page, server, await buildColleague(server, fields));
    for (const [address, sentence] of Object.entries(lists)) {
      await open(`/office/${address}`);
      await expect(page.getByRole('main')).toContainText(sentence);
    }
  });
}
