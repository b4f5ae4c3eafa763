/** Requests for any call of the API, made from the contract: what the generated tests send. */
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { type FormRecord, toPairs } from '@abrufbar/contract/wire/form.ts';
import { fieldsOf } from '#core/calls/call-fields.ts';
import { DEMO_PASSWORD } from '#demo/people.ts';
import arrivalSamples from '#imports/samples/arrivals.json' with { type: 'json' };
import callOffSamples from '#imports/samples/call-offs.json' with { type: 'json' };
import di from '#imports/samples/di.json' with { type: 'json' };
import invoiceSamples from '#imports/samples/invoices.json' with { type: 'json' };
import vas from '#imports/samples/vas.json' with { type: 'json' };
import masterSample from '#imports/samples/master-data.json' with { type: 'json' };
import type { Name } from '#testing/requests/names.ts';
import { invoiceText } from '@abrufbar/formats/test-documents/invoice-documents.ts';
import { despatchAdviceText } from '@abrufbar/formats/test-documents/despatch-documents.ts';

type Pick = (name: Name) => string;

/**
 * Where the value of an input field comes from: rows of a company, or a harmless constant. Fields that
 * mean something else in one concept or call stand there as `concept.field` or `call.field`. A new field of the contract that
 * is missing here makes every generated test of its call fail.
 */
const FIELDS: Readonly<Record<string, (pick: Pick) => string | readonly string[] | undefined>> = {
  company_number: (pick) => pick('company_number'),
  contract_number: (pick) => pick('contract_number'),
  contract_id: (pick) => pick('contract_id'),
  delivery_id: (pick) => pick('delivery_id'),
  scale_note_uuid: (pick) => pick('delivery_id'),
  'documents.downloadReceipt.scale_note_uuid': (pick) => pick('confirmed_id'),
  invoice_uuid: (pick) => pick('invoice_id'),
  ids: (pick) => `${pick('delivery_id')}_${pick('contract_id')}`,
  'deliveries.dayLine.date': () => '20.11.2026',
  file_name: () => 'Schein.pdf',
  invoice_id: (pick) => pick('invoice_id'),
  'companyKeys.receipt.delivery_id': (pick) => pick('confirmed_id'),
  key_id: (pick) => pick('key_id'),
  'companyKeys.name': () => 'Warenwirtschaft',
  may_confirm: () => 'true',
  cursor: () => undefined,
  limit: () => undefined,
  asset_ids: (pick) => [pick('asset_id')],
  'documents.id': (pick) => pick('asset_id'),
  'documents.assets.id': (pick) => pick('delivery_id'),
  'documents.uploadNoteAsset.id': (pick) => pick('delivery_id'),
  data: (pick) => pick('delivery_code'),
  contract_item_id: (pick) => pick('contract_item_id'),
  call_off_id: (pick) => pick('call_off_id'),
  'callOffs.id': (pick) => pick('call_off_id'),
  'notifications.id': (pick) => pick('notification_id'),
  seen: () => 'false',
  'deliveries.state': () => 'open',
  kinds: () => ['gross'],
  ...{ reservation: () => 'quantity', way: () => 'single' },
  signed_by: () => 'Anke Petersen',
  signature: () => '{"height":600,"strokes":[[120,400,180,250,240,420],[500,300]]}',
  is_on: () => 'true',
  device_time: () => '2026-11-20T06:11:58.000Z',
  'deliveries.unconfirm.delivery_id': (pick) => pick('unconfirmed_id'),
  'deliveries.unconfirm.reason': () => 'by_mistake',
  'deliveries.id': (pick) => pick('claim_id'),
  'deliveries.enterTemperature.id': () => '01939d5e-0000-7000-8000-000000000006',
  'deliveries.enterAddition.id': () => '01939d5e-0000-7000-8000-000000000007',
  'deliveries.withdrawEntry.id': (pick) => pick('entry_id'),
  'deliveries.enterTemperature.delivery_id': (pick) => pick('unconfirmed_id'),
  'deliveries.enterAddition.delivery_id': (pick) => pick('unconfirmed_id'),
  'deliveries.withdrawEntry.delivery_id': (pick) => pick('unconfirmed_id'),
  ...{ celsius: () => '21', observed_at: () => '2026-11-20T06:11:00.000Z' },
  ...{ substance: () => 'water', quantity: () => '12', unit: () => 'litre' },
  remaining: () => '5.5',
  'deliveries.replyToClaim.version': () => '3',
  'deliveries.createClaim.id': () => '01939d5e-0000-7000-8000-000000000004',
  claim_id: () => '01939d5e-0000-7000-8000-000000000005',
  ...{ reasons: () => ['temperature'], remedy: () => 'replacement', reply: () => 'agree' },
  until: () => undefined,
  call_off_cart_item_id: (pick) => pick('call_off_cart_item_id'),
  contact_person_id: (pick) => pick('contact_person_id'),
  contact_person: () => undefined,
  incoterm: () => 'frei',
  truck_type: () => 'sattel',
  material: () => '102244',
  amount: () => '70',
  hourly_amount: () => '10',
  delivery_start_date: () => '21.11.2026',
  delivery_start_time: () => '07:00',
  delivery_end_date: () => '21.11.2026',
  delivery_end_time: () => '15:00',
  note: () => 'Tor 2',
  customer_note: () => 'Tor 3',
  component: () => 'Bodenplatte Achse 3',
  status: () => undefined,
  material_category: () => undefined,
  'imports.id': (pick) => pick('import_id'),
  'profile.id': (pick) => pick('picture_id'),
  mobile: () => '',
  mobile_country: () => '',
  device_id: () => '01939d5e-0000-7000-8000-000000000001',
  'profile.type': () => 'CallOff',
  'profile.status': () => 'false',
  'contracts.id': (pick) => pick('contract_id'),
  behind: () => '0',
  contractId: (pick) => pick('contract_id'),
  'contracts.status': () => '1',
  customer_id: (pick) => pick('customer_id'),
  subscribe: () => 'true',
  subscription_id: () => '01939d5e-0000-7000-8000-000000000002',
  endpoint: () => 'https://fcm.googleapis.com/fcm/send/kanarie',
  p256dh: () => PUSH_POINT,
  auth: () => 'BTBZMqHH6r4Tts7J_aSIgg',
  device_os: () => 'Android',
  device_model: () => 'Pixel 9',
  notification_allowed: () => 'true',
  test_id: () => '01939d5e-0000-7000-8000-000000000003',
  'session.company_number': (pick) => pick('company_number'),
  username: (pick) => pick('email'),
  password: () => DEMO_PASSWORD,
  _im: () => undefined,
  invitation_token: (pick) => pick('invitation_token'),
  first_name: () => 'Anke',
  last_name: () => 'Petersen',
  phone_country: () => '+49',
  phone: () => '5721884215',
  fax_country: () => undefined,
  fax: () => undefined,
  mobile_phone_country: () => undefined,
  mobile_phone: () => undefined,
  company_position: () => '4',
  'registration.email': () => 'neu@brinkmann.example',
  password_repeat: () => DEMO_PASSWORD,
  accept_terms_of_use: () => 'true',
  accept_privacy_policy: () => 'true',
  'session.email': (pick) => pick('email'),
  token: () => undefined,
  old_password: () => DEMO_PASSWORD,
  new_password: () => 'Neue-Kelle-2027',
  new_password_repeat: () => 'Neue-Kelle-2027',
  page: () => '1',
  page_size: () => '20',
  query: () => '',
  'deliveries.query': () => 'kanarie',
  filterString: () => '',
  device_type: () => 'pwa',
  url: () => '/dashboard',
  scheme: () => '/dashboard',
  targetGroup: () => 'on-site',
  key: () => 'some.key',
};

/** Key of a device, from the example of RFC 8291. */
const PUSH_POINT =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** A PNG of two pixels, half transparent. */
export const TINY_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWM4IcfQAMIADZUCzRq5MfYAAAAASUVORK5CYII=',
  'base64',
);

/** Files of the calls that take no picture. */
const FILES: Readonly<Record<string, (pick: Pick) => Buffer>> = {
  'imports.ubl': (pick) =>
    despatchAdviceText({
      customerNumber: pick('customer_number'),
      contractNumber: pick('contract_number'),
    }),
  // Contract and notes that nobody knows keep no invoice back.
  'imports.invoice': (pick) => invoiceText({ customer: pick('customer_number') }),
};

/** Bodies of the calls that take JSON. */
const BODIES: Readonly<Record<string, (pick: Pick) => object>> = {
  'callOffs.decide': (pick) => ({
    call_off_id: pick('call_off_id'),
    customer_number: pick('customer_number'),
    action: 'requestCancellation',
    answer: 'Anruf des Kunden',
  }),
  'imports.generateCode': (pick) => ({
    customer_number: pick('customer_number'),
    number: pick('delivery_number'),
  }),
  'imports.arrivals': (pick) => [
    {
      ...arrivalSamples[0],
      expected_arrival: '2026-11-20T07:31:00+01:00',
      reported_at: '2026-11-20T07:02:00+01:00',
      customer_number: pick('customer_number'),
      delivery_number: pick('delivery_number'),
    },
  ],
  'imports.callOffs': (pick) => [
    {
      ...callOffSamples[0],
      customer_number: pick('customer_number'),
      material_number: '102244',
      truck_type: 'sattel',
      contract_number: pick('contract_number'),
    },
  ],
  'imports.invoices': (pick) => [
    { ...invoiceSamples[0], customer_number: pick('customer_number') },
  ],
  'imports.masterData': (pick) =>
    masterSample.map((row) => ({
      ...row,
      ...('customer_number' in row && { customer_number: pick('customer_number') }),
      ...('contract_number' in row && { contract_number: pick('contract_number') }),
    })),
  'imports.vas': (pick) =>
    vas.map((row) => ({
      ...row,
      Debitor: pick('customer_number'),
      Kontraktnummer: pick('contract_number'),
    })),
  'imports.di': (pick) =>
    di.map((row) => ({
      ...row,
      sold_to_party: pick('customer_number'),
      sales_contract: pick('contract_number'),
    })),
};

/** An input that a call accepts, naming the rows that `pick` chooses. */
export const inputOf = (call: Call, pick: Pick): object => {
  const unknown = (what: string): never => {
    throw new Error(`${what} of ${call.name} is not known to test-requests.ts`);
  };
  if (call.body === 'json') return (BODIES[call.name] ?? (() => unknown('the body')))(pick);
  const [concept] = call.name.split('.');
  const fields = [...fieldsOf(call.input).keys()];
  return Object.fromEntries(
    fields.map((field): [string, unknown] => {
      if (field === call.upload?.field) return [field, FILES[call.name]?.(pick) ?? TINY_PICTURE];
      const source =
        FIELDS[`${call.name}.${field}`] ?? FIELDS[`${concept}.${field}`] ?? FIELDS[field];
      return [field, (source ?? (() => unknown(`the field ${field}`)))(pick)];
    }),
  );
};

/** Which names of rows a call takes. */
export const namesIn = (call: Call): Name[] => {
  const names = new Set<Name>();
  inputOf(call, (name) => {
    names.add(name);
    return '';
  });
  return [...names];
};

export type Request = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | FormData;
};

/** The request of a call with an input as it travels. */
export const requestOf = (call: Call, input: object): Request => {
  const { method } = call;
  if (call.body === 'json') {
    const headers = { 'Content-Type': 'application/json' };
    return { method, path: call.path, headers, body: JSON.stringify(input) };
  }
  const rest: Record<string, string | undefined> = { ...input }; // fields of a path are texts
  const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field] ?? '';
    delete rest[field];
    return encodeURIComponent(value);
  });
  const form = new URLSearchParams(toPairs(rest satisfies FormRecord));
  const { upload } = call;
  const [, file] =
    Object.entries<unknown>({ ...input }).find(([name]) => name === upload?.field) ?? [];
  if (upload && file instanceof Uint8Array) {
    const body = new FormData();
    for (const [name, value] of form) body.append(name, value);
    body.append(upload.field, new Blob([Buffer.from(file)]), 'bild');
    return { method, path, headers: {}, body };
  }
  return method === 'POST'
    ? { method, path, headers: {}, body: form }
    : { method, path: `${path}?${form.toString()}`, headers: {} };
};
