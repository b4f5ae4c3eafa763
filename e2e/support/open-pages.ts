/** Pages that many journeys begin with: built at the server, then opened. */
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { buildLoad, pathOf } from './deliveries.ts';
import { expect, type Open } from './fixtures.ts';
import { buildOrder, fillOrder } from './order-form.ts';

type OrderFields = NonNullable<Parameters<typeof buildOrder>[2]>;

/** A load of the site whose page is open, with its files. */
export const openLoad = async (open: Open, server: TestServer, site: Site) => {
  const load = await buildLoad(server, site);
  const page = await open(pathOf(load), site);
  await expect(page.getByText('Fotos und PDF zur Lieferung')).toBeVisible();
  return load;
};

/** The form of an order of the site, open and filled in. */
export const openOrder = async (
  open: Open,
  server: TestServer,
  site: Site,
  { tonnes, ...fields }: OrderFields & { readonly tonnes?: string } = {},
): Promise<void> => {
  const order = await buildOrder(server, site, fields);
  await fillOrder(await open(order.path, order.buyer), tonnes);
};
