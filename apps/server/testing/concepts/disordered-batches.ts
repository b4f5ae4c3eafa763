/**
 * Files of the scales as bad as they come: again and again, in any order, cut off, with bad rows between
 * (quality R14).
 */
import di from '#imports/samples/di.json' with { type: 'json' };
import vas from '#imports/samples/vas.json' with { type: 'json' };

type Chance = () => number;
type Row = Readonly<Record<string, unknown>>;
/** One state of one ticket: its rows belong into one file. */
type Sent = { readonly source: 'vas' | 'di'; readonly rows: readonly Row[] };
/** A file as it goes out, and whether it arrives whole. */
type Batch = { readonly source: 'vas' | 'di'; readonly body: string; readonly isWhole: boolean };

type Site = { readonly customerNumber: string; readonly contractNumber: string };
const [vasSample] = vas;
const [diSample] = di;

/** So many tickets of both sources, each in up to three states, in the order they were weighed. */
export const buildTickets = (site: Site, count: number, chance: Chance): Sent[] =>
  Array.from({ length: count }, (_, at) => {
    const states = Array.from({ length: 1 + Math.floor(chance() * 3) }, (__, state) => state + 1);
    const build = at % 2 === 0 ? vasState : diState;
    return states.map((state) => build(site, at, state));
  }).flat();

const vasState = ({ customerNumber, contractNumber }: Site, at: number, state: number): Sent => ({
  source: 'vas',
  rows: [
    {
      ...vasSample,
      Lieferscheinnummer: `V${at}`,
      Version: state,
      Debitor: customerNumber,
      Kontraktnummer: contractNumber,
      Brutto: 40_000 + at + state,
      Netto: null,
    },
  ],
});

const diState = ({ customerNumber, contractNumber }: Site, at: number, state: number): Sent => {
  const positions = 1 + (at % 3);
  const rows = Array.from({ length: positions }, (_, position) => ({
    ...diSample,
    ticket_number: `D${at}`,
    changed_at: `2026-11-18T06:2${state}:00+01:00`,
    item: 10 * (position + 1),
    item_count: positions,
    sold_to_party: customerNumber,
    sales_contract: contractNumber,
    gross_weight: null,
    tare_weight: null,
    net_weight: null,
    material: `30${position}`,
    quantity: `${state}.${100 + (at % 900)}`,
  }));
  return { source: 'di', rows };
};

const shuffled = <T>(list: readonly T[], chance: Chance): T[] =>
  list
    .map((one) => ({ one, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

const BAD: readonly unknown[] = [null, 'Zeile', {}, { Lieferscheinnummer: 'V0' }, { item: 'x' }];

/** Every state at least once, some again, in files of any size; some files are cut off and come again later. */
export const disorder = (sent: readonly Sent[], max: number, chance: Chance): Batch[] => {
  const again = sent.filter(() => chance() < 0.4);
  const batches: Batch[] = [];
  for (const source of ['vas', 'di'] as const) {
    const own = shuffled([...sent, ...again], chance).filter((one) => one.source === source);
    while (own.length > 0) {
      const taken = own.splice(0, 1 + Math.floor(chance() * max));
      const rows = taken.flatMap((one) => [
        ...shuffled(one.rows, chance),
        ...(chance() < 0.1 ? [BAD[Math.floor(chance() * BAD.length)]] : []),
      ]);
      const body = JSON.stringify(rows);
      const cut = body.slice(0, Math.floor(chance() * body.length));
      if (chance() < 0.2) batches.push({ source, body: cut, isWhole: false });
      // A file that was written too early: the last rows are missing, and with them half a ticket.
      if (chance() < 0.2) {
        const early = JSON.stringify(rows.slice(0, -1));
        batches.push({ source, body: early, isWhole: true });
      }
      batches.push({ source, body, isWhole: true });
    }
  }
  return shuffled(batches, chance);
};
