import { readFileSync } from 'node:fs';
import { addDays, berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { assetName, type AssetType } from '@abrufbar/domain/documents/assets.ts';
import { fromThousandths, toThousandths } from '@abrufbar/domain/imports/ticket.ts';
import type { Database } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import type { Material } from '#demo/catalogue.ts';
import { declarationTitle, drawBill, drawDeclaration } from '#demo/draw-papers.ts';
import { companyOf, supplierOf } from '#demo/site-lookup.ts';
import type { DRAWINGS } from '#demo/photo-drawings.ts';
import type { BuiltSite, Site } from '#demo/sites.ts';
import { type DeliveryRow, listDeliveries } from '#deliveries/store.ts';
import { buildAsset, buildInvoice } from '#documents/build.ts';

type Place = { readonly db: Database; readonly files: Files };
type Target = BuiltSite & {
  /** People of the company, who have taken the photos in turn. */
  readonly people: readonly { readonly id: string }[];
  /** Claim on the kerb that a photo shows. */
  readonly claimId?: string | undefined;
};
type Photo = keyof typeof DRAWINGS;

const MINUTE_MS = 60_000;

/** Subject of a photo of a delivered material. */
const ARRIVALS: Readonly<Record<Material['category'], readonly [Photo, string]>> = {
  0: ['kies-abkippen', 'Abladestelle Streusplitt'],
  1: ['kies-abkippen', 'Abladestelle Schüttgut'],
  2: ['asphalt-abkippen', 'Abladestelle Asphalt'],
  3: ['ausbreitmass', 'Ausbreitmaß an der Übergabestelle'],
  4: ['rc-abkippen', 'Abladestelle Recyclingmaterial'],
};

/**
 * Photos for the latest loads of a site that is supplied. Where most is delivered there are papers of the
 * plant and an invoice too: each is drawn, so at every site they would hold up the first start.
 */
export const fillPapers = async (place: Place, target: Target, now: Date): Promise<void> => {
  const { site, contract } = target;
  if (site.status !== 0 || site.loads === 0) return;
  const list = { companyId: contract.company_id, contractId: contract.id };
  const newest = { after: null, offset: 0, limit: 1 };
  const [coming] = await listDeliveries(place.db, { ...list, confirmed: false }, newest);
  const earlier = { ...newest, limit: BILLED_LOADS };
  const confirmed = await listDeliveries(place.db, { ...list, confirmed: true }, earlier);
  const [last, before] = confirmed;
  const isLarge = site.loads > 4;
  if (coming) {
    const slip = photo('wiegeschein', `Wiegeschein ${coming.number}`);
    await add(place, target, coming, [photoOf(materialOf(site, coming)), slip]);
  }
  if (last) {
    const signed = photo('wiegeschein', `Wiegeschein ${last.number} unterschrieben`);
    const papers = isLarge ? [await declarationOf(site, materialOf(site, last), now)] : [];
    await add(place, target, last, [signed, ...papers]);
  }
  if (before && site.loads > 1) {
    const kerb = photo('bordstein', 'Bordstein beim Abladen beschädigt');
    await add(place, target, before, [{ ...kerb, claim_id: target.claimId ?? null }]);
  }
  if (isLarge) await bill(place, target, confirmed, now);
};

type Paper = {
  readonly name: string;
  readonly media: AssetType;
  readonly bytes: Buffer;
  readonly claim_id?: string | null;
};

const read = new Map<Photo, Buffer>();
const photo = (file: Photo, name: string): Paper => {
  const bytes =
    read.get(file) ?? readFileSync(new URL(`../../assets/demo/${file}.webp`, import.meta.url));
  read.set(file, bytes);
  return { name: assetName(name, 'image/webp', file), media: 'image/webp', bytes };
};

const photoOf = ({ category }: Material): Paper => photo(...ARRIVALS[category]);

const declarationOf = async (site: Site, material: Material, now: Date): Promise<Paper> => {
  const title = declarationTitle(material);
  const media = 'application/pdf';
  const bytes = await drawDeclaration(supplierOf(site), material, now);
  return { name: assetName(`${title} ${material.name}`, media, title), media, bytes };
};

const materialOf = (site: Site, { materials: [loaded] }: DeliveryRow): Material => {
  const known = supplierOf(site).materials.find(({ number }) => number === loaded?.number);
  if (!known) throw new Error('A demo delivery carries what its supplier does not have');
  return known;
};

const add = async (
  place: Place,
  { contract, people }: Target,
  { id, weighed_at }: DeliveryRow,
  papers: readonly Paper[],
): Promise<void> => {
  const delivery = { company_id: contract.company_id, id };
  await Promise.all(
    papers.map(async ({ bytes, ...paper }, at) => {
      const user = people[at % people.length];
      if (!user) throw new Error('Nobody of the demo data is there to add a paper');
      const created_at = new Date(Date.parse(weighed_at) + (8 + at) * MINUTE_MS);
      await buildAsset(place, delivery, user, { ...paper, position: at + 1, created_at }, bytes);
    }),
  );
};

/** More than was delivered, on one line of an invoice. */
const EXCESS_KG = 240;

/** Loads of one invoice. */
const BILLED_LOADS = 12;
/** Invented prices in cents for a tonne or a cubic metre. */
const PRICES: Readonly<Record<Material['category'], number>> = {
  0: 4_150,
  1: 1_890,
  2: 8_940,
  3: 14_800,
  4: 980,
};

type Line = {
  readonly note: string;
  readonly item: string;
  readonly material: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: number;
  readonly amount: number;
};

const bill = async (
  place: Place,
  target: Target,
  loads: readonly DeliveryRow[],
  now: Date,
): Promise<void> => {
  // One load the invoice does not name, and one it bills with another quantity.
  const [, differing, , forgotten] = loads;
  const billed = loads.filter((load) => load !== forgotten);
  const linesOf = (load: DeliveryRow, note: string, weigh: (kilograms: number) => number) => {
    const price = PRICES[materialOf(target.site, load).category];
    return load.materials.map(({ name, number: item, quantity: loaded, quantity_unit: unit }) => {
      const kilograms = weigh(toThousandths(loaded, '.') ?? 0);
      const quantity = fromThousandths(kilograms);
      const amount = Math.round((kilograms * price) / 1_000);
      return { note, item, material: name, quantity, unit, price, amount };
    });
  };
  const lines = billed.flatMap((load, at) =>
    // The last load has not been sent by the scale.
    linesOf(load, at === billed.length - 1 ? `${load.number}9` : load.number, (kilograms) =>
      load === differing ? kilograms + EXCESS_KG : kilograms,
    ),
  );
  await addPaper(place, target, { title: 'Rechnung', lines }, now);
  if (!differing) return;
  const back = linesOf(differing, differing.number, () => EXCESS_KG);
  await addPaper(place, target, { title: 'Gutschrift', lines: back }, now);
};

type Said = { readonly title: 'Rechnung' | 'Gutschrift'; readonly lines: readonly Line[] };

/** An invoice, or a credit note, whose amounts have no sign either. */
const addPaper = async (
  place: Place,
  { site, contract }: Target,
  { title, lines }: Said,
  now: Date,
): Promise<void> => {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = Math.round(net * 0.19);
  const issuedOn = berlinDay(now);
  const month = `${issuedOn.slice(2, 4)}${issuedOn.slice(5, 7)}`;
  const number = `${title.charAt(0)}-${site.number.slice(-5)}-${month}`;
  const isInvoice = title === 'Rechnung';
  const dueOn = isInvoice ? addDays(issuedOn, 14) : null;
  const about = {
    customer: companyOf(site).name,
    site: site.name,
    contractNumber: site.number,
  };
  const paper = { title, number, issuedOn, dueOn, net, tax, lines, ...about };
  const bytes = await drawBill(supplierOf(site), paper, now);
  const gross = decimal(net + tax);
  const fields = {
    number,
    type: isInvoice ? '380' : '381',
    issued_on: issuedOn,
    due_on: dueOn,
    net: decimal(net),
    tax: decimal(tax),
    gross,
    payable: gross,
    file_name: `${title}-${number}.pdf`,
    imported_at: now,
    notes: [...new Set(lines.map(({ note }) => note))],
    lines: lines.map(({ note: deliveryNumber, item: itemNumber, quantity, unit }) => ({
      deliveryNumber,
      itemNumber,
      quantity,
      unit,
    })),
  };
  await buildInvoice(place, contract, fields, bytes);
};

const decimal = (cents: number): string => (cents / 100).toFixed(2);
