import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import assert from 'node:assert/strict';
import { buildUser } from '#companies/build.ts';
import { insertErpId } from '#companies/store.ts';
import { buildItem, buildOffer } from '#contracts/build.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import type { TestServer } from '#testing/server/server.ts';
import { insertImportKey } from '#imports/store.ts';
import { buildToken } from '#session/build.ts';

type Item = Partial<Parameters<typeof buildItem>[1]>;

/** A site with one item that can be ordered, a buyer, a foreman of the same company, and its plant. */
export const buildOrderSite = async (server: TestServer, fields: Item = {}) => {
  server.at(NOW);
  const site = await buildSite(server);
  const { supplier, company, contract, scope } = site;
  const customerNumber = newId().slice(-8);
  const made = await server.build(scope, async (db) => {
    await buildOffer(db, supplier);
    const item = await buildItem(db, { contract, ...fields });
    const member = async (person: Parameters<typeof buildUser>[1]) => {
      const user = await buildUser(db, { companies: [company], ...person });
      return { ...user, token: await buildToken(db, user, new Date(NOW)) };
    };
    const buyer = await member({ role: 'besteller', first_name: 'Murat', last_name: 'Demir' });
    const colleague = await member({ role: 'besteller', first_name: 'Ole', last_name: 'Ahrens' });
    await insertErpId(db, {
      supplier_id: supplier.id,
      erp_customer_no: customerNumber,
      company_id: company.id,
    });
    const key = { supplierId: supplier.id, source: 'vas', name: 'Dispo', addresses: [] } as const;
    const { key: plant } = await insertImportKey(db, key, new Date(NOW));
    return { item, buyer, colleague, plant };
  });
  return { ...site, ...made, customerNumber };
};
export type OrderSite = Awaited<ReturnType<typeof buildOrderSite>>;

type Filling = InputOf<typeof callOffs.fillCart>;

/** 80 t for the next day, as the wizard sends them. */
export const filling = (
  site: OrderSite,
  cartId: string,
  change: Partial<Filling> = {},
): Filling => ({
  contract_item_id: site.item.id,
  incoterm: 'frei',
  truck_type: 'sattel',
  amount: 80,
  hourly_amount: 20,
  delivery_start_date: '2026-11-21',
  delivery_start_time: '07:00',
  delivery_end_date: '2026-11-21',
  delivery_end_time: '15:00',
  note: 'Zufahrt über Tor 2',
  call_off_cart_item_id: cartId,
  material: site.item.material_number,
  ...change,
});

/** How messages tell it. */
export const orderedFacts = ({ name }: OrderSite['contract']) => ({
  construction_site_name: name,
  material_name: 'Asphalttragschicht AC 22 T S',
  material_number: '102244',
  material_category: 2,
  quantity: '80,00',
  quantity_unit: 't',
  delivery_start_date: '21.11.2026',
  delivery_start_time: '07:00',
  delivery_end_date: '21.11.2026',
  delivery_end_time: '15:00',
});

/** The calls of the wizard up to creation; the answer of the cart. */
export const fillNewCart = async (
  server: TestServer,
  site: OrderSite,
  change: Partial<Filling> = {},
) => {
  const opened = await server.send(
    callOffs.openCart,
    { contract_item_id: site.item.id },
    site.buyer,
  );
  return server.send(callOffs.fillCart, filling(site, opened.id, change), site.buyer);
};

/** A created call-off of the buyer. */
export const orderCallOff = async (
  server: TestServer,
  site: OrderSite,
  change: Partial<Filling> = {},
) => {
  const cart = await fillNewCart(server, site, change);
  return server.send(callOffs.create, { call_off_cart_item_id: cart.id }, site.buyer);
};

/** Expects a refusal with this status, naming these fields, always with a sentence for the user (T-14). */
export const refused =
  (status: number, ...fields: string[]) =>
  (error: unknown) => {
    assert.ok(error instanceof CallError, String(error));
    assert.equal(error.status, status);
    assert.ok(error.message.length > 20, error.message);
    assert.deepEqual(
      error.errors.map(({ field }) => field),
      fields,
    );
    return true;
  };
