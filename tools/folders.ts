/** Folders below a concept, below `core` and in rooms without concepts: what lives there. */
export const FOLDERS: Readonly<Record<string, string>> = {
  'apps/portal/src/core/api':
    'calls to the server, what a failed one means, the query cache, the connection',
  'apps/portal/src/core/content': 'HTML, snippets and changed texts that editors write',
  'apps/portal/src/core/files': 'pictures and files in the browser: shrink, show, save',
  'apps/portal/src/core/filters': 'filters of a list: bar, sheet, what is chosen',
  'apps/portal/src/core/frame':
    'what surrounds the content of every page: head, notices, errors, loading',
  'apps/portal/src/core/install': 'the app on the home screen and its new versions',
  'apps/portal/src/core/last-state':
    'answers, photos and papers kept on the phone to be shown without reception',
  'apps/portal/src/core/lists': 'long lists: drawn where they are visible, loaded page by page',
  'apps/portal/src/core/live': 'the event stream of the server and the queries it refreshes',
  'apps/portal/src/core/navigation':
    'addresses, router, guard, links, the question before leaving a form',
  'apps/portal/src/core/outbox': 'changes kept on the phone until the server has accepted them',
  'apps/portal/src/core/push': 'the push subscription of this device',
  'apps/portal/src/core/refresh':
    'a page read again by hand: the pull, its button, what came of it',
  'apps/portal/src/contract-page':
    'what all pages of one contract have around them: its data, its tabs, the star',
  'apps/portal/src/outbox': 'the page of what waits on this phone, and the card that leads to it',
  'apps/portal/src/materials': 'name, head and placeholder of a material on any card',
  'apps/portal/src/call-offs/list': 'parts of the list of call-offs',
  'apps/portal/src/call-offs/detail': 'parts of the page of one call-off',
  'apps/portal/src/call-offs/change': 'the form of a change request',
  'apps/portal/src/call-offs/wizard': 'the three steps of a new call-off',
  'apps/portal/src/call-offs/fields': 'input fields of an order, used by wizard and change',
  'apps/portal/src/call-offs/outbox':
    'orders and changes in the outbox, and the cards of unsent ones',
  'apps/portal/src/call-offs/parts': 'what several pages of call-offs show',
  'apps/portal/src/dashboard/today': 'the day on the sites: next lorry, loads that wait, amounts',
  'apps/portal/src/deliveries/arrival': 'when a delivery arrives, on its card and its page',
  'apps/portal/src/deliveries/bent-code':
    'codes on folded and crumpled paper, flattened before they are decoded',
  'apps/portal/src/deliveries/bulk': 'several deliveries checked and confirmed at once',
  'apps/portal/src/deliveries/check':
    'a delivery compared with its lorry and confirmed by holding, and what follows',
  'apps/portal/src/deliveries/claims':
    'what is wrong with a delivery: the form, the page of a claim, its list on the delivery',
  'apps/portal/src/deliveries/claim-list': 'claims of a contract or a company',
  'apps/portal/src/deliveries/signature':
    'the signature with a confirmation: pad, sheet, names, the card of a delivery that was signed',
  'apps/portal/src/deliveries/freshness':
    'how old a load of asphalt or concrete is, its temperature and additions on site',
  'apps/portal/src/deliveries/today': 'the day of a company and its loads by what they need',
  'apps/portal/src/deliveries/undo': 'a confirmation undone within ten minutes',
  'apps/portal/src/deliveries/day-line':
    'the line of the day of a contract, gaps and queues of lorries',
  'apps/portal/src/deliveries/scanner': 'reading a delivery from a QR code: camera, photo, decoder',
  'apps/portal/src/deliveries/weight-check': 'hints about weighing tickets',
  'apps/portal/src/documents/invoice':
    'invoices of a contract or a company, beside their delivery notes',
  'apps/portal/src/notifications/groups':
    'messages by day and site: groups, rows, swipe, the choice of a view',
  'apps/portal/src/notifications/lists': 'the lists of new and seen messages',
  'apps/portal/src/profile/keys': 'keys of the company for its own systems, in the settings',
  'apps/portal/src/documents/uploads':
    'files on their way to the server, kept on the phone until then',
  'apps/office/src/call-offs/day': 'the day plan: axis, hours and bars of the plants',
  'apps/office/src/call-offs/list': 'the work list: filters, rows by delivery day, what is empty',
  'apps/office/src/call-offs/decide': 'decisions of the list: acts, selection, the way back',
  'apps/office/src/call-offs/drawer': 'one call-off with what a decision does',
  'apps/office/src/call-offs/surroundings':
    'third pane of wide windows: plant, contract and customer of a call-off, last decisions',
  'apps/office/src/call-offs/create': 'the form with which staff create a call-off',
  'apps/office/src/call-offs/carts': 'open carts and the orders of today',
  'apps/office/src/call-offs/templates': 'answer templates of the brand, in the settings',
  'apps/office/src/contracts/edit':
    'a contract as administrators change it: draft, fields, bar, drawers',
  'apps/office/src/contracts/objects': 'what suppliers offer: table and drawer of the master data',
  'apps/office/src/contracts/sites': 'the sites of today: table, day line, warnings',
  'apps/office/src/contracts/plants': 'plants with hours, limit and phone, in the settings',
  'apps/office/src/content/maintenance': 'maintenance: form, preview, lists, bar over all pages',
  'apps/office/src/staff/reports': 'figures of a period as charts and tables',
  'apps/office/src/deliveries/limits': 'thresholds of the hints: form and what is typed',
  'apps/office/src/deliveries/claims': 'claims as staff work on them: list, drawer, answer',
  'apps/office/src/deliveries/correction': 'the form with which staff correct a delivery',
  'apps/office/src/documents/files': 'files of deliveries and invoices: tables, drawers',
  'apps/office/src/staff/audit': 'the audit log: filters, entries, state of its chain',
  'apps/office/src/staff/settings': 'sections of the settings that are mostly read',
  'apps/office/src/staff/users': 'users of the office: tables, the open user, dialogs',
  'apps/office/src/content/announcements':
    'announcements and snippets: list, form, companies, time window, whom they reach',
  'apps/office/src/content/translations': 'texts of the portal: rows, the open cell, both versions',
  'apps/office/src/imports/formats': 'fields of the rows that systems send',
  'apps/office/src/imports/keys': 'keys of the systems: list, drawer, secret',
  'apps/office/src/imports/log': 'log, report, rejected rows and files read in by hand',
  'apps/office/src/content/editor': 'text field of help and terms: schema, commands, toolbar',
  'apps/office/src/content/preview': 'a text as the portal shows it, in a frame of its own',
  'apps/office/src/core/api':
    'calls of staff to the server: session, code in between, rights, connection',
  'apps/office/src/core/bars':
    'bars at the foot of the window while rows are chosen or an act can be undone',
  'apps/office/src/core/controls': 'buttons, fields, boxes and menus in the sizes of the office',
  'apps/office/src/core/drawer': 'one row in full: over the list, or a pane beside it',
  'apps/office/src/core/export': 'asking for a list as a file',
  'apps/office/src/core/filters': 'filters and views of a table, kept in the address',
  'apps/office/src/core/frame': 'top bar, navigation, page, foot bar, dialogs',
  'apps/office/src/core/keys': 'keys of actions: table, dispatch, settings of a person, caps',
  'apps/office/src/core/live': 'state of the connection, and the age of what is on show',
  'apps/office/src/core/navigation':
    'addresses, router, areas, the question before leaving an entry',
  'apps/office/src/core/parts':
    'what pages and drawers show: chips, panels, differences, charts, secrets',
  'apps/office/src/core/table':
    'the grid: columns, groups, rows of the server page by page, keys, selection',
  'apps/server/src/core/calls':
    'a call on the server: who may, decode, run, remember the key, encode',
  'apps/server/src/core/http': 'bytes and connections: bodies, headers, static files, health',
  'apps/server/src/core/pages': 'HTML pages the server writes itself: API description, mailbox',
  'apps/server/src/core/database':
    'connections, transactions, logins, migrations, notifications of PostgreSQL',
  'apps/server/src/core/postgres': 'the PostgreSQL the server starts itself',
  'apps/server/src/core/spreadsheet': 'tables as files: cells, XLSX, CSV',
  'apps/server/src/core/jobs': 'queues and workers (pg-boss)',
  'apps/server/src/core/mail': 'layout, transport and the mailbox of a server without SMTP',
  'apps/server/src/core/push': 'web push: encryption, signature, hosts, sender',
  'apps/server/src/core/live': 'streams of changes to browsers',
  'apps/server/src/core/files': 'stored files on disk or in a bucket; pictures',
  'apps/server/src/call-offs/cart': 'the cart and the order made of it',
  'apps/server/src/call-offs/exports': 'the work list as a file: its request, its columns',
  'apps/server/src/call-offs/office': 'work list, decisions and answer templates of staff',
  'apps/server/src/content/announcements':
    'announcements and snippets of staff: drafts, windows, places, whom they reach',
  'apps/server/src/content/translations': 'texts of the portal of a brand: list, changes, file',
  'apps/server/src/content/pages':
    'help, terms and the like: versions, drafts, publishing by staff',
  'apps/server/src/contracts/office': 'contracts as staff see them',
  'apps/server/src/companies/office': 'customers and their people as staff see them',
  'apps/server/src/demo/odd': 'lorries of the demo, and tickets that give hints',
  'apps/server/src/demo/notes': 'delivery notes of the demo as documents',
  'apps/server/src/deliveries/today': 'the day of a company on its sites, in one answer',
  'apps/server/src/deliveries/arrivals': 'usual driving times, and arrivals estimated from them',
  'apps/server/src/deliveries/office': 'deliveries as staff see them',
  'apps/server/src/deliveries/claims': 'claims of customers and the answers of staff',
  'apps/server/src/deliveries/freshness':
    'time since loading; temperatures and additions entered on site',
  'apps/server/src/deliveries/sites': 'running sites of the supplier as staff see them',
  'apps/server/src/deliveries/warnings': 'messages of gaps and queues on the sites of today',
  'apps/server/src/deliveries/receipt': 'confirming a delivery and undoing that',
  'apps/server/src/deliveries/weight-checks': 'hints about weighing tickets',
  'apps/server/src/deliveries/system': "deliveries as a company's own system reads them",
  'apps/server/src/content/maintenance': 'maintenance: what is planned, runs and is over',
  'apps/server/src/documents/office': 'files of deliveries and invoices as staff see them',
  'apps/server/src/documents/drawing': 'papers drawn on threads, and who waits for them',
  'apps/server/src/documents/active': 'PDFs that would do something by themselves',
  'apps/server/src/documents/hints': 'hints about weighing tickets as a paper',
  'apps/server/src/documents/list': 'the list of deliveries as a spreadsheet',
  'apps/server/src/imports/run': 'runs, records and reports an import, at once or as a job',
  'apps/server/src/imports/tickets': 'delivery tickets: VAS, DI, UBL, and their code',
  'apps/server/src/imports/master-data':
    'plants, materials, customers, contracts and items of the supplier',
  'apps/server/src/imports/office': 'log, rejected rows, keys and formats as staff see them',
  'apps/server/src/imports/invoices': 'invoices as documents and as rows',
  'apps/server/src/imports/reading': 'reads a document, on a worker thread if large',
  'apps/server/src/session/recovery': 'lost passwords: mail, link, new password',
  'apps/server/src/companies/keys': 'keys of a company for its own systems',
  'apps/server/src/staff/exports':
    'lists as files: requests, downloads, the job that writes a large one',
  'apps/server/src/staff/reports': 'figures of a period: tonnage, answers, lead times',
  'apps/server/src/staff/audit': 'the audit log of the office: reading it, sealing it',
  'apps/server/testing/database':
    'cluster and databases of tests, generator of the table types, scope gate',
  'apps/server/testing/external':
    'servers of others that tests play: bucket, SMTP, push service, certificate',
  'apps/server/testing/server':
    'starts the server for a test, sends calls, runs jobs, reads streams',
  'apps/server/testing/requests':
    'requests, actors, tenants and values generated from the contract',
  'apps/server/testing/concepts': 'rows and inputs that tests of several concepts share',
  'packages/domain/src/values':
    'kinds of values every concept knows: days, quantities, phone, e-mail, brand, filters',
  'packages/formats/src/xml': 'reading and writing XML: parser, shapes, values',
  'packages/formats/src/ubl': 'UBL despatch advice and receipt advice, to and from tickets',
  'packages/formats/src/invoices': 'invoices of EN 16931: UBL, CII, rows',
  'packages/formats/src/pdf': 'the invoice inside a PDF',
  'packages/formats/src/tickets': 'tickets of the weighing systems vas and di',
  'packages/formats/src/test-documents': 'documents made for tests',
  'packages/contract/src/protocol':
    'what a call is, its client, its OpenAPI description, its statuses',
  'packages/contract/src/wire':
    'codecs between wire form and clean values; the validator of the browser',
  'packages/texts/src/lookup': 'reads texts by key; overrides; missing ones',
  'packages/texts/src/frame':
    'texts around and between concepts: navigation, filters, outbox, dates, gallery',
  'packages/texts/src/companies': 'customers, their people and what staff change about them',
  'packages/texts/src/fields': 'one sentence for each field of the published interface',
  'packages/texts/src/server': 'sentences only the server says: refusals, mail, API description',
  'packages/web/src/ui': 'the UI catalogue: components of both React apps',
  'packages/web/src/ui/day-line': 'rows and marks of a day, as phone and desk draw them',
  'packages/web/src/ui/drawings': 'drawings of empty and error states',
  'packages/web/src/ui/icons': 'icons, by where they are needed',
  'e2e/journeys': 'journeys in a real browser, by screen group',
  'e2e/support': 'what journeys share: fixtures, builders, forms, camera, the cluster',
  'e2e/journeys/office': "journeys of the supplier's staff at 1280 x 800",
  'e2e/support/scenes': 'every screen as the demo data shows it, for accessibility and pictures',
  'e2e/journeys/engines': 'six journeys that also pass in Firefox and WebKitGTK',
  'e2e/support/demo': 'the demo data that journeys only read, and the demo plant',
  'e2e/support/engines': 'three browsers behind one small driver',
  'e2e/support/push': 'the fake push service and what a browser exchanges with it',
  'bench/measure': 'one figure, or family of figures, of `npm run bench` a file',
  'bench/prove': 'one row of `npm run prove` a file, its cases and its checks',
  'bench/stage': 'what both stand on: seeded server, processes, faulty line, random numbers',
  'bench/phone': 'the outbox of the portal as a process',
  'tools/rules': 'the rules of `npm run check` that no linter has',
  'tools/map': 'reading declarations for `npm run map`',
  'tools/size': "first-load sizes out of Vite's manifest",
  'tools/test-run': 'steps, results, reporter, PostgreSQL 15, requirement gaps',
};
