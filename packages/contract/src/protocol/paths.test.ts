import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#protocol/call.ts';
import * as amounts from '#amounts.ts';
import * as callOffs from '#call-offs.ts';
import * as companies from '#companies.ts';
import * as companyKeys from '#companies/keys.ts';
import * as companySystems from '#companies/systems.ts';
import * as countryCodes from '#content/country-codes.ts';
import * as contentTexts from '#content/texts.ts';
import * as content from '#content/content.ts';
import * as contracts from '#contracts/contracts.ts';
import * as subscription from '#contracts/subscription.ts';
import * as noteCode from '#deliveries/code.ts';
import * as scaleNotes from '#deliveries/notes.ts';
import * as deliveries from '#deliveries/deliveries.ts';
import * as assets from '#documents-assets.ts';
import * as documents from '#documents.ts';
import * as importsArrivals from '#imports/arrivals.ts';
import * as importsCallOffs from '#imports/call-offs.ts';
import * as importsCode from '#imports/code.ts';
import * as importsDocuments from '#imports/documents.ts';
import * as importsInvoices from '#imports/invoices.ts';
import * as importsReports from '#imports/reports.ts';
import * as imports from '#imports/tickets.ts';
import * as notifications from '#notifications.ts';
import * as inbox from '#notifications-inbox.ts';
import * as profile from '#profile/profile.ts';
import * as ownData from '#profile/own-data.ts';
import * as push from '#push.ts';
import * as registration from '#registration.ts';
import * as devices from '#session/devices.ts';
import * as live from '#session/live.ts';
import * as recovery from '#session/recovery.ts';
import * as session from '#session/session.ts';
import * as settings from '#profile/settings.ts';

const concepts = {
  amounts,
  callOffs,
  companies,
  companyKeys: { ...companyKeys, ...companySystems },
  content: { ...content, ...contentTexts, ...countryCodes },
  contracts: { ...contracts, ...subscription },
  deliveries: { ...deliveries, ...noteCode, ...scaleNotes },
  documents: { ...documents, ...assets },
  imports: {
    ...imports,
    ...importsCode,
    ...importsDocuments,
    ...importsArrivals,
    ...importsCallOffs,
    ...importsReports,
    ...importsInvoices,
  },
  notifications: { ...notifications, ...inbox },
  profile: { ...profile, ...settings, ...ownData },
  push,
  registration,
  session: { ...session, ...devices, ...live, ...recovery },
};
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'tenant' in value;

/** The fixed protocol (D-25, D-26): a change here breaks every existing client. */
const PATHS = `
session.login POST auth/login
session.logout GET auth/logout
session.user POST user
session.userByGet GET user
profile.customerProfile GET customer-profile
profile.updateProfile POST customer-profile
profile.picture GET profile-picture
profile.uploadPicture POST profile-picture
session.recoverPassword POST auth/password_recovery
session.resetPassword POST auth/password_reset
registration.register POST auth/register
session.devices GET user/devices
session.endDevice POST user/devices/end
session.endOtherDevices POST user/devices/end-others
profile.settings GET settings
profile.updateSetting POST settings
profile.exportData POST user/export
session.live GET user/live
companies.sectionPermissions GET section-permissions
companies.dashboardButtons GET dashboard-buttons
companyKeys.list GET company-keys
companyKeys.create POST company-keys
companyKeys.revoke POST company-keys/revoke
companyKeys.changes GET company/changes
companyKeys.delivery GET company/deliveries/{delivery_id}
companyKeys.note GET company/deliveries/{delivery_id}/note
companyKeys.noteUbl GET company/deliveries/{delivery_id}/note-ubl
companyKeys.receipt GET company/deliveries/{delivery_id}/receipt
companyKeys.invoice GET company/invoices/{invoice_id}
companyKeys.invoiceFile GET company/invoices/{invoice_id}/file
companyKeys.confirm POST company/deliveries/{delivery_id}/confirm
content.terms POST terms-of-use
content.termsByGet GET terms-of-use
content.privacy POST privacy-policy
content.privacyByGet GET privacy-policy
content.imprint GET imprint
content.acceptTerms POST accept-terms-of-use
content.announcement GET announcements
content.configuration GET app-configs
content.helpPage GET help-page
content.snippet GET marketing-snippet
content.translations POST app-translations
content.createTranslation GET create-translation/{key}
content.phoneCountryCodes GET phone-country-codes
contracts.list GET contracts
contracts.find GET contracts/{id}
contracts.recent GET recent-contracts
contracts.filterOptions GET contracts/filter-options
contracts.addFavourite POST favourite-contracts/add
contracts.removeFavourite POST favourite-contracts/remove
contracts.toggleSubscription GET update-contract-subscription/{contractId}/{status}
contracts.items GET contract-items
contracts.item GET contract-item
contracts.itemFilterOptions GET contract-items/filter-options
amounts.daily GET materials/quantity/daily
amounts.latest GET materials/quantity/daily/latest
amounts.total GET materials/quantity/total
amounts.dailyFilterOptions GET materials/quantity/daily/filter-options
amounts.totalFilterOptions GET materials/quantity/total/filter-options
callOffs.list GET calloff-list
callOffs.filterOptions GET calloff-list/filter-options
callOffs.detail GET calloff-detail/{id}
callOffs.requestChange POST calloff-change-request
callOffs.openCart GET calloff-cart/init
callOffs.fillCart POST calloff-cart/init
callOffs.chooseContact POST calloff-cart/update-contact-person
callOffs.create POST calloff-cart/create-calloff
callOffs.pending GET import/calloff/json
callOffs.decide POST import/calloff/decision
deliveries.incoming GET deliveries/incoming
deliveries.confirmed GET deliveries/confirmed
deliveries.latestIncoming GET deliveries/incoming/latest
deliveries.incomingFilterOptions GET deliveries/incoming/filter-options
deliveries.confirmedFilterOptions GET deliveries/confirmed/filter-options
deliveries.details GET delivery/details
deliveries.confirm POST delivery/confirm
deliveries.unconfirm POST delivery/unconfirm
deliveries.notes GET scale-notes/list/{contract_id}
deliveries.suggestNotes GET scale-notes/search-suggest
deliveries.scan POST delivery/qr-code/upload
documents.downloadNote GET scale-notes/download/{scale_note_uuid}
documents.downloadInvoice GET invoices/download/{invoice_uuid}
documents.downloadUbl GET scale-notes/ubl/{scale_note_uuid}
documents.downloadNoteFile GET scale-notes/original/{scale_note_uuid}
documents.downloadReceipt GET scale-notes/receipt/{scale_note_uuid}
documents.exportContract GET scale-notes/export/{contract_id}
documents.assets GET scale-notes/assets/{id}
documents.asset GET scale-notes/asset/{id}
documents.uploadAsset POST asset-upload/{ids}
documents.uploadNoteAsset POST scale-notes/asset-upload/{id}
documents.sortAssets POST sort-assets
documents.sortNoteAssets POST scale-notes/sort-assets
documents.deleteAsset POST delete-asset/{id}
notifications.count GET notifications/count
notifications.list GET notifications
notifications.detail GET notifications/{id}
notifications.markSeen POST notifications/{id}/seen
notifications.markAllSeen GET notifications/mark-all-as-seen
notifications.remove GET notifications/delete
notifications.removeByDelete DELETE notifications/{id}
push.publicKey GET notifications/subscription/key
push.updateSubscription POST notifications/subscription
push.checkSubscription POST notifications/subscription/check
push.updateDevice POST notifications/device
push.sendTest POST notifications/test
push.testOutcome GET notifications/test
imports.vas POST import/scale-note/vas
imports.di POST import/scale-note/di
imports.ubl POST import/scale-note/ubl
imports.invoice POST import/invoices/document
imports.invoices POST import/invoices
imports.arrivals POST import/arrivals
imports.callOffs POST import/calloff/json
imports.report GET import/reports/{id}
imports.reports GET import/reports
imports.generateCode POST import/scale-note/qr-code/generate
`;

const found = Object.entries(concepts).flatMap(([concept, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => {
    if (!isCall(value)) return [];
    assert.equal(value.name, `${concept}.${name}`);
    return `${value.name} ${value.method} ${value.path}`;
  }),
);

test('SRV-02 SRV-04 SRV-05 SRV-09 SRV-10 methods and paths are those of the fixed protocol', () => {
  assert.deepEqual(new Set(found), new Set(PATHS.trim().split('\n')));
});

test('SRV-06 SRV-07 SRV-08 SRV-13 the paths of items, call-offs and amounts are those of the fixed protocol', () => {
  for (const route of [
    'GET contract-items',
    'GET calloff-list',
    'GET calloff-detail/{id}',
    'GET materials/quantity/daily',
    'GET materials/quantity/daily/latest',
    'GET materials/quantity/total',
    'GET materials/quantity/total/filter-options',
  ]) {
    assert.equal(found.filter((call) => call.endsWith(` ${route}`)).length, 1, route);
  }
});

test('SRV-01 the paths of login, logout, registration and recovery are those of the fixed protocol', () => {
  for (const route of [
    'POST auth/login',
    'POST auth/register',
    'GET auth/logout',
    'POST auth/password_recovery',
    'POST auth/password_reset',
  ]) {
    assert.equal(found.filter((call) => call.endsWith(` ${route}`)).length, 1, route);
  }
});

test('SRV-11 SRV-20 SRV-21 SRV-29 SRV-30 the other routes of the summary are those of the fixed protocol', () => {
  for (const route of [
    'POST delivery/confirm',
    'GET dashboard-buttons',
    'GET section-permissions',
    'POST import/scale-note/vas',
    'POST import/scale-note/di',
  ]) {
    assert.equal(found.filter((call) => call.endsWith(` ${route}`)).length, 1, route);
  }
});

test('SRV-12 SRV-33 the paths of the delivery note code are those of the fixed protocol', () => {
  for (const route of ['POST delivery/qr-code/upload', 'POST import/scale-note/qr-code/generate']) {
    assert.equal(found.filter((call) => call.endsWith(` ${route}`)).length, 1, route);
  }
});
