import type { Material, Supplier } from '#demo/catalogue.ts';

/**
 * The forty demo contracts, one line each. Days count from today; `loads` is the usual number of
 * loads on a working day, 0 for a site that is not supplied at present.
 */
export type Site = {
  readonly company: number;
  readonly supplier: number;
  readonly number: string;
  readonly name: string;
  readonly site: string;
  readonly order: string | null;
  readonly status: 0 | 1 | 2 | 3;
  readonly starts: number;
  readonly ends: number | null;
  readonly loads: number;
};

/** A demo site and its contract in the database. */
export type BuiltSite = {
  readonly site: Site;
  readonly contract: {
    readonly company_id: number;
    readonly id: string;
    readonly supplier_id: number;
  };
};

const site = (
  company: number,
  supplier: number,
  number: string,
  name: string,
  siteNumber: string,
  order: string | null,
  [status, starts, ends, loads]: readonly [0 | 1 | 2 | 3, number, number | null, number],
): Site => ({
  company,
  supplier,
  number,
  name,
  site: siteNumber,
  order,
  status,
  starts,
  ends,
  loads,
});

export const SITES: readonly Site[] = [
  site(11, 1, '40018277', 'Ortsumgehung Lauenau BA 2', 'BS-2291', '4500-1187', [0, -260, 340, 5]),
  site(11, 2, '40018102', 'Kanalsanierung Lindenstraße', 'BS-2230', '4500-1203', [0, -190, 6, 2]),
  site(11, 3, '40017936', 'Wohnpark Elbufer, Haus C', 'BS-2174', null, [0, -310, 120, 1]),
  site(
    11,
    2,
    '40018344',
    'Gewerbepark Moorkamp, Zufahrt',
    'BS-2302',
    '4500-1240',
    [0, -90, 200, 1],
  ),
  site(11, 1, '40018390', 'Radweg K 62, Los 1', 'BS-2311', null, [0, -30, 150, 0]),
  site(11, 3, '40016554', 'Parkdeck Klinikum Nord', 'BS-1988', '4500-0951', [1, -520, -40, 0]),
  site(
    11,
    2,
    '40018411',
    'Erschließung Baugebiet „Am Hüttenberg“',
    'BS-2320',
    '4500-1266',
    [0, -14, 400, 3],
  ),
  site(11, 4, '50020417', 'Bachrenaturierung Rodenberger Aue', 'BS-2325', null, [0, -60, 90, 1]),
  site(11, 1, '40017702', 'Deckenerneuerung L 439', 'BS-2120', '4500-1101', [2, -400, -12, 0]),
  site(11, 2, '40018015', 'Regenrückhaltebecken Apelern', 'BS-2209', null, [3, -210, 60, 0]),
  site(
    12,
    1,
    '40018120',
    'Grundsanierung B 65 Stadthagen',
    '7714',
    'HS-2026-031',
    [0, -150, 210, 4],
  ),
  site(12, 1, '40018233', 'Kreisverkehr Nienstädt', '7720', 'HS-2026-040', [0, -70, 30, 2]),
  site(
    12,
    2,
    '40018301',
    'Gewerbegebiet Rehren, Straßen- und Tiefbauarbeiten',
    '7725',
    null,
    [0, -45, 300, 2],
  ),
  site(12, 2, '40017988', 'Parkplatz Schaumburger Höfe', '7698', 'HS-2025-118', [1, -420, -90, 0]),
  site(12, 3, '40018366', 'Stützwand Bückeberg', '7731', null, [0, -20, 180, 1]),
  site(12, 6, '60030112', 'Rückbau Altes Sägewerk', '7733', 'HS-2026-052', [0, -35, 8, 1]),
  site(
    13,
    1,
    '40018145',
    'A 2 Anschlussstelle Lauenau, Rampe Süd',
    'WB-26-104',
    'E-88121',
    [0, -200, 420, 5],
  ),
  site(
    13,
    2,
    '40018188',
    'Logistikzentrum Garbsen, Baufeld 3',
    'WB-26-111',
    'E-88190',
    [0, -120, 260, 4],
  ),
  site(
    13,
    3,
    '40018190',
    'Logistikzentrum Garbsen, Bodenplatte',
    'WB-26-111',
    'E-88191',
    [0, -110, 45, 3],
  ),
  site(
    13,
    2,
    '40018320',
    'Deichverstärkung Weser km 312',
    'WB-26-120',
    'E-88240',
    [0, -50, 500, 3],
  ),
  site(13, 1, '40017890', 'Fahrbahnteiler Nienburg', 'WB-25-077', 'E-87010', [1, -380, -130, 0]),
  site(13, 3, '40018402', 'Brücke Steinhuder Meerbach', 'WB-26-131', 'E-88302', [0, -18, null, 1]),
  site(13, 2, '40017655', 'Lärmschutzwall Wunstorf', 'WB-25-050', 'E-86554', [2, -450, -5, 0]),
  site(14, 4, '50020101', 'Umgehung Ergolding, Los 2', 'OM-510', null, [0, -170, 230, 5]),
  site(14, 5, '50020144', 'Seniorenzentrum Landshut-West', 'OM-518', 'B-2201', [0, -130, 9, 2]),
  site(14, 6, '60030098', 'Abbruch Malzfabrik', 'OM-521', null, [0, -95, 75, 2]),
  site(
    14,
    4,
    '50020203',
    'Sportpark Altdorf, Plätze 3 und 4',
    'OM-529',
    'B-2240',
    [0, -40, 160, 1],
  ),
  site(14, 5, '50019870', 'Tiefgarage Bahnhofplatz', 'OM-477', 'B-2010', [1, -500, -70, 0]),
  site(14, 2, '40018425', 'Musterfläche Edelsplitt', 'OM-533', null, [0, -6, 30, 0]),
  site(
    15,
    4,
    '50020177',
    'Isarbrücke Moosburg, Widerlager',
    '26-017',
    'II-4471',
    [0, -140, 310, 3],
  ),
  site(15, 5, '50020178', 'Isarbrücke Moosburg, Überbau', '26-017', 'II-4472', [0, -60, 310, 2]),
  site(15, 4, '50020255', 'Hochwasserschutz Marzling', '26-024', 'II-4510', [0, -25, 240, 2]),
  site(15, 6, '60030130', 'Bodenaustausch Gewerbepark Nord', '26-028', 'II-4533', [0, -15, 5, 1]),
  site(15, 4, '50019944', 'Wirtschaftsweg Attenkirchen', '25-061', 'II-4102', [2, -390, -20, 0]),
  site(
    16,
    4,
    '50020066',
    'Umfahrung Freising-Süd, Streckenlos',
    'ARGE-01',
    'AF-001',
    [0, -280, 520, 6],
  ),
  site(
    16,
    5,
    '50020067',
    'Umfahrung Freising-Süd, Bauwerk 3',
    'ARGE-03',
    'AF-002',
    [0, -240, 520, 3],
  ),
  site(
    16,
    6,
    '60030071',
    'Umfahrung Freising-Süd, Recycling',
    'ARGE-01',
    'AF-003',
    [0, -230, 520, 2],
  ),
  site(
    16,
    1,
    '40018333',
    'Umfahrung Freising-Süd, Asphaltlos',
    'ARGE-05',
    'AF-004',
    [0, -10, 520, 1],
  ),
  site(
    16,
    5,
    '50019999',
    'Baustelleneinrichtung Freising',
    'ARGE-00',
    'AF-000',
    [1, -330, -200, 0],
  ),
  site(16, 4, '50020301', 'Zwischenlager Pulling', 'ARGE-06', null, [3, -80, 100, 0]),
];

/** Materials of a site: two or three neighbouring ones of its supplier. */
export const materialsOf = (one: Site, supplier: Supplier): readonly Material[] => {
  const first = Number(one.number.slice(-2)) % supplier.materials.length;
  return [...supplier.materials, ...supplier.materials].slice(first, first + 2 + (first % 2));
};
