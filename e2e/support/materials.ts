import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { buildCallOff } from '../../apps/server/src/call-offs/build.ts';
import { buildItem } from '../../apps/server/src/contracts/build.ts';
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { ASPHALT } from '../../apps/server/src/deliveries/build.ts';
import { buildLoad } from './deliveries.ts';

type Material = typeof ASPHALT;

export const GRAVEL: Material = { ...ASPHALT, number: '300110', name: 'Kies 0/32', category: 1 };
export const CONCRETE: Material = {
  ...ASPHALT,
  number: '500251',
  name: 'Beton C25/30',
  category: 3,
  quantity_unit: 'm³',
};

/** Agreed, delivered and incoming quantities of a material on one day. */
type Day = {
  readonly day: string;
  readonly material?: Material;
  /** Promised by a confirmed call-off of that day. */
  readonly target?: string;
  readonly delivered?: readonly string[];
  readonly incoming?: readonly string[];
};

/** Builds a contract item with an agreed quantity of a material; null leaves it open. */
export const buildAgreedItem = (
  { build }: TestServer,
  site: Site,
  target_quantity: string | null,
  { number, name, category, quantity_unit }: Material = ASPHALT,
  fields: Partial<Parameters<typeof buildItem>[1]> = {},
) =>
  build(site.scope, (db) =>
    buildItem(db, {
      contract: site.contract,
      material_number: number,
      material_name: name,
      category,
      quantity_unit,
      target_quantity,
      ...fields,
    }),
  );

/** Builds the deliveries and call-offs of a day at the site. */
export const buildDay = async (
  server: TestServer,
  site: Site,
  { day, material = ASPHALT, target, delivered = [], incoming = [] }: Day,
): Promise<void> => {
  if (target !== undefined) {
    const item = await buildAgreedItem(server, site, null, material);
    await server.build(site.scope, (db) =>
      buildCallOff(db, {
        item,
        supplier: site.supplier,
        quantity: target,
        starts_on: day,
        ends_on: day,
      }),
    );
  }
  const weighed_at = berlinInstant(day, '06:52');
  const confirmed = { at: berlinInstant(day, '07:12'), by: site.user.id };
  for (const quantity of delivered)
    await buildLoad(server, site, {
      weighed_at,
      confirmed,
      materials: [{ ...material, quantity }],
    });
  for (const quantity of incoming)
    await buildLoad(server, site, { weighed_at, materials: [{ ...material, quantity }] });
};
