/**
 * The access list: actors and status of every call, written down beside the contract and not read from it (D-14).
 * A call whose declaration loses a rule, and a call nobody wrote down, fail the authorization matrix.
 */
import type { Permission } from '@abrufbar/domain/companies/permissions.ts';

type Access = {
  /** Answered at all: everybody, signed-in people, people or the holder of a link, a supplier's system, or one of a company. */
  readonly who: 'anyone' | 'person' | 'person or link' | 'system' | 'company system';
  /** Status for rows of another company or that do not exist; a person's calls for everybody say what is unknown. */
  readonly foreign: 200 | 401 | 403 | 404 | 422;
  /** A person without one of them gets 403 for whatever rows, 404 without `invoice-list`. */
  readonly sees: readonly Permission[];
  /** A person without it gets 403 for rows of their own company. */
  readonly changes: Permission | null;
};

type Rights = { readonly sees?: readonly Permission[]; readonly changes?: Permission };

const of = (
  who: Access['who'],
  foreign: Access['foreign'],
  { sees = [], changes }: Rights = {},
): Access => ({ who, foreign, sees, changes: changes ?? null });

/** Everybody; the status for a code, address or name that does not exist. */
const anyone = (unknown: 200 | 401 | 422) => of('anyone', unknown);
/** People with a session. Others get 401. */
const person = (foreign: 200 | 403 | 404, rights?: Rights) => of('person', foreign, rights);
/** People with a session or the holder of a link that was mailed. Others get 401. */
const personOrLink = (foreign: 403) => of('person or link', foreign);
/** Systems of a supplier. Keys for another call get 403, all others 401; rows are reported one by one (D-66). */
const system = (foreign: 200 | 404) => of('system', foreign);

/** Systems of a company with its key. Others get 401. */
const companySystem = (foreign: 200 | 404, rights?: Rights) =>
  of('company system', foreign, rights);

export const ACCESS: Readonly<Record<string, Access>> = {
  'session.login': anyone(401),
  'session.logout': person(403),
  'session.user': person(403),
  'session.userByGet': person(403),
  'session.view': person(403),
  'session.devices': person(403),
  'session.endDevice': person(403),
  'session.endOtherDevices': person(403),
  'session.live': person(403),
  'session.recoverPassword': anyone(200),
  'session.resetPassword': personOrLink(403),
  'registration.register': anyone(422),
  'profile.customerProfile': person(403),
  'profile.updateProfile': person(403),
  'profile.uploadPicture': person(403),
  'profile.picture': person(404),
  'profile.settings': person(403),
  'profile.updateSetting': person(403),
  'profile.exportData': person(403),
  'companies.sectionPermissions': person(403),
  'companies.dashboardButtons': person(403),
  'companyKeys.list': person(403, { sees: ['company-keys'] }),
  'companyKeys.create': person(403, { sees: ['company-keys'] }),
  'companyKeys.revoke': person(403, { sees: ['company-keys'] }),
  'companyKeys.changes': companySystem(200),
  'companyKeys.delivery': companySystem(404),
  'companyKeys.note': companySystem(404),
  'companyKeys.noteUbl': companySystem(404),
  'companyKeys.receipt': companySystem(404),
  'companyKeys.invoice': companySystem(404),
  'companyKeys.invoiceFile': companySystem(404),
  'companyKeys.confirm': companySystem(404, { sees: ['delivery-confirm'] }),
  'content.terms': anyone(200),
  'content.termsByGet': anyone(200),
  'content.privacy': anyone(200),
  'content.privacyByGet': anyone(200),
  'content.imprint': anyone(200),
  'content.acceptTerms': person(403),
  'content.announcement': anyone(200),
  'content.configuration': anyone(200),
  'content.helpPage': anyone(200),
  'content.snippet': anyone(200),
  'content.translations': anyone(200),
  'content.createTranslation': anyone(422),
  'content.phoneCountryCodes': anyone(200),
  'contracts.list': person(403),
  'contracts.find': person(404),
  'contracts.recent': person(403),
  'contracts.filterOptions': person(403),
  'contracts.addFavourite': person(404),
  'contracts.removeFavourite': person(404),
  'contracts.toggleSubscription': person(404),
  'contracts.setAlwaysSign': person(404, { changes: 'delivery-confirm' }),
  'contracts.items': person(404),
  'contracts.item': person(404),
  'contracts.itemFilterOptions': person(404),
  'amounts.daily': person(404),
  'amounts.latest': person(404),
  'amounts.total': person(404),
  'amounts.dailyFilterOptions': person(404),
  'amounts.totalFilterOptions': person(404),
  'deliveries.incoming': person(404),
  'deliveries.confirmed': person(404),
  'deliveries.latestIncoming': person(404),
  'deliveries.incomingFilterOptions': person(404),
  'deliveries.confirmedFilterOptions': person(404),
  'deliveries.details': person(404),
  'deliveries.unconfirm': person(404, { changes: 'delivery-confirm' }),
  'deliveries.confirm': person(404, { changes: 'delivery-confirm' }),
  'deliveries.weightChecks': person(404),
  'deliveries.trips': person(404),
  'deliveries.today': person(404),
  'deliveries.dayLine': person(404),
  'deliveries.weightCheckCounts': person(404),
  'deliveries.exportWeightChecks': person(404),
  'deliveries.printWeightChecks': person(404),
  'deliveries.seeWeightChecks': person(404),
  'deliveries.claims': person(404),
  'deliveries.claim': person(404),
  'deliveries.createClaim': person(404, { changes: 'asset-upload' }),
  'deliveries.replyToClaim': person(404, { changes: 'asset-upload' }),
  'deliveries.enterTemperature': person(404, { changes: 'delivery-confirm' }),
  'deliveries.enterAddition': person(404, { changes: 'delivery-confirm' }),
  'deliveries.withdrawEntry': person(404, { changes: 'delivery-confirm' }),
  'deliveries.scan': person(404, { sees: ['qr-code-scanner'] }),
  'deliveries.notes': person(404),
  'deliveries.suggestNotes': person(403),
  'documents.downloadNote': person(404),
  'documents.downloadUbl': person(404),
  'documents.downloadNoteFile': person(404),
  'documents.downloadReceipt': person(404),
  'documents.downloadInvoice': person(404, { sees: ['invoice-list'] }),
  'documents.invoices': person(403, { sees: ['invoice-list'] }),
  'documents.contractInvoices': person(404, { sees: ['invoice-list'] }),
  'documents.invoice': person(404, { sees: ['invoice-list'] }),
  'documents.invoiceDeliveries': person(404, { sees: ['invoice-list'] }),
  'documents.deliveryInvoices': person(404, { sees: ['invoice-list'] }),
  'documents.exportContract': person(404),
  'documents.assets': person(404),
  'documents.asset': person(404),
  'documents.uploadAsset': person(404, { changes: 'asset-upload' }),
  'documents.uploadNoteAsset': person(404, { changes: 'asset-upload' }),
  'documents.sortAssets': person(404, { changes: 'asset-upload' }),
  'documents.sortNoteAssets': person(404, { changes: 'asset-upload' }),
  'documents.deleteAsset': person(404, { changes: 'asset-upload' }),
  'callOffs.list': person(404, { sees: ['call-off-list'] }),
  'callOffs.filterOptions': person(404, { sees: ['call-off-list'] }),
  'callOffs.detail': person(404, { sees: ['call-off-list'] }),
  'callOffs.requestChange': person(404, {
    sees: ['call-off-list'],
    changes: 'call-off-creation',
  }),
  'callOffs.openCart': person(404, { sees: ['call-off-creation'] }),
  'callOffs.fillCart': person(404, { sees: ['call-off-creation'] }),
  'callOffs.chooseContact': person(404, { sees: ['call-off-creation'] }),
  'callOffs.create': person(404, { sees: ['call-off-creation'] }),
  'callOffs.pending': system(200),
  'callOffs.decide': system(404),
  'notifications.count': person(403),
  'notifications.list': person(403),
  'notifications.detail': person(404),
  'notifications.markSeen': person(200),
  'notifications.markAllSeen': person(403),
  'notifications.remove': person(200),
  'notifications.removeByDelete': person(200),
  'push.publicKey': person(403),
  'push.updateSubscription': person(403),
  'push.checkSubscription': person(403),
  'push.updateDevice': person(403),
  'push.sendTest': person(403),
  'push.testOutcome': person(403),
  'imports.vas': system(200),
  'imports.di': system(200),
  'imports.ubl': system(200),
  'imports.invoice': system(200),
  'imports.generateCode': system(404),
  'imports.report': system(404),
  'imports.reports': system(200),
  'imports.arrivals': system(200),
  'imports.callOffs': system(200),
  'imports.invoices': system(200),
  'imports.masterData': system(200),
};
