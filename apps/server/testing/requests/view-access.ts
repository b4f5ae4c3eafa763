/**
 * Calls of staff who look at the portal as a person (OFF-87), written down beside the contract and not read from it. A call whose declaration lost the rule, and a call nobody wrote down, fail the test of views.
 */

/** Reads, and the three changes that a view may cause. */
const OPEN = `
  session.logout callOffs.openCart callOffs.fillCart

  amounts.daily amounts.dailyFilterOptions amounts.latest amounts.total amounts.totalFilterOptions
  callOffs.detail callOffs.filterOptions callOffs.list
  companies.dashboardButtons companies.sectionPermissions companyKeys.list
  content.announcement content.configuration content.helpPage content.imprint content.phoneCountryCodes
  content.privacy content.privacyByGet content.snippet content.terms content.termsByGet content.translations
  contracts.filterOptions contracts.find contracts.item contracts.itemFilterOptions contracts.items contracts.list
  contracts.recent
  deliveries.claim deliveries.claims deliveries.confirmed deliveries.confirmedFilterOptions deliveries.details deliveries.incoming
  deliveries.incomingFilterOptions deliveries.latestIncoming deliveries.notes deliveries.scan deliveries.suggestNotes
  deliveries.dayLine deliveries.exportWeightChecks deliveries.printWeightChecks deliveries.today deliveries.trips deliveries.weightCheckCounts
  deliveries.weightChecks
  documents.asset documents.assets documents.downloadInvoice documents.downloadNote documents.downloadNoteFile
  documents.downloadReceipt
  documents.contractInvoices documents.deliveryInvoices documents.downloadUbl documents.exportContract
  documents.invoice documents.invoiceDeliveries documents.invoices
  notifications.count notifications.detail notifications.list
  profile.customerProfile profile.picture profile.settings
  push.publicKey push.testOutcome
  session.devices session.live session.user session.userByGet session.view
`;

const REFUSED = `
  callOffs.chooseContact callOffs.create callOffs.requestChange
  content.acceptTerms content.createTranslation
  companyKeys.create companyKeys.revoke
  contracts.addFavourite contracts.removeFavourite contracts.setAlwaysSign contracts.toggleSubscription
  deliveries.confirm deliveries.createClaim deliveries.replyToClaim deliveries.seeWeightChecks deliveries.unconfirm
  deliveries.enterAddition deliveries.enterTemperature deliveries.withdrawEntry
  documents.deleteAsset documents.sortAssets documents.sortNoteAssets documents.uploadAsset documents.uploadNoteAsset
  notifications.markAllSeen notifications.markSeen notifications.remove notifications.removeByDelete
  profile.exportData profile.updateProfile profile.updateSetting profile.uploadPicture
  push.checkSubscription push.sendTest push.updateDevice push.updateSubscription
  registration.register
  session.endDevice session.endOtherDevices session.login session.recoverPassword session.resetPassword
`;

const words = (list: string) => list.trim().split(/\s+/);

/** Every call of the portal: true where a view may send it. */
export const VIEW_ACCESS: ReadonlyMap<string, boolean> = new Map([
  ...words(OPEN).map((name) => [name, true] as const),
  ...words(REFUSED).map((name) => [name, false] as const),
]);
