/**
 * Names that live longer than the code: rows of the database hold them, and jobs, records and keys written by
 * an older version must still be understood. Rename a constant, never its entry here. The columns of the
 * tables have their list in `core/database/tables.ts`, which `tables.test.ts` compares with the migrations.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handlers, workers } from '#app.ts';
import { decisionDue } from '#call-offs/decision-jobs.ts';
import { exportAsked } from '#staff/exports/jobs.ts';
import { callOffCreated, callOffStatusChanged } from '#call-offs/jobs.ts';
import { remindersDue } from '#call-offs/reminder-jobs.ts';
import { changeMailDue, contractChanged } from '#contracts/change-jobs.ts';
import type { Queue } from '#core/jobs/queue.ts';
import { companyWarningsDue } from '#deliveries/warnings/jobs.ts';
import {
  claimMoved,
  deliveryCorrected,
  deliveryUndone,
  scaleNoteCreated,
} from '#deliveries/jobs.ts';
import { openDue, openMailDue } from '#deliveries/reminder-jobs.ts';
import { noteFileGone } from '#deliveries/note-file-jobs.ts';
import { assetGone } from '#documents/jobs.ts';
import { fileDone, importQueued } from '#imports/run/jobs.ts';
import { mailDue } from '#notifications/mail-jobs.ts';
import { pushDue } from '#notifications/notify.ts';
import { pictureGone } from '#profile/jobs.ts';
import { testAsked } from '#push/jobs.ts';
import { invitationMailAsked } from '#registration/mail-jobs.ts';
import { recoveryAsked } from '#session/recovery/jobs.ts';
import { viewOver } from '#session/view-jobs.ts';
import { passwordLinkAsked } from '#staff/jobs.ts';

/** Ties a queue to its name and, for the compiler, to the fields its jobs carry. */
const stored = <Data extends object>(
  { name }: Queue<Data>,
  expected: string,
  _fields: Readonly<Record<keyof Data, true>>,
) => ({ name, expected });

const PAYLOADS = [
  stored(callOffCreated, 'calloff.created', { companyId: true, callOffId: true, version: true }),
  stored(callOffStatusChanged, 'calloff.status_changed', {
    companyId: true,
    callOffId: true,
    version: true,
  }),
  stored(decisionDue, 'calloff.decision_due', {
    companyId: true,
    callOffId: true,
    decisionId: true,
    supplierId: true,
  }),
  stored(remindersDue, 'calloff.reminders_due', { companyId: true, day: true }),
  stored(contractChanged, 'contracts.changed', {
    companyId: true,
    contractId: true,
    eventId: true,
    lines: true,
  }),
  stored(changeMailDue, 'contracts.change_mail_due', {
    companyId: true,
    contractId: true,
    eventId: true,
    lines: true,
    userId: true,
  }),
  stored(deliveryCorrected, 'delivery.corrected', {
    companyId: true,
    contractId: true,
    leftContractId: true,
    deliveryId: true,
    eventId: true,
    at: true,
  }),
  stored(claimMoved, 'delivery.claim_moved', {
    companyId: true,
    deliveryId: true,
    number: true,
    step: true,
    filedBy: true,
    eventId: true,
    at: true,
  }),
  stored(deliveryUndone, 'delivery.undone', {
    companyId: true,
    contractId: true,
    deliveryId: true,
    eventId: true,
    at: true,
    by: true,
  }),
  stored(companyWarningsDue, 'deliveries.company_warnings_due', { companyId: true }),
  stored(openDue, 'deliveries.open_due', { companyId: true, day: true }),
  stored(openMailDue, 'deliveries.open_mail_due', {
    companyId: true,
    day: true,
    contractId: true,
    userId: true,
  }),
  stored(noteFileGone, 'deliveries.note-file-gone', { file: true }),
  stored(assetGone, 'documents.asset-gone', { file: true }),
  stored(fileDone, 'imports.file_done', { file: true }),
  stored(importQueued, 'imports.waits', { importId: true }),
  stored(mailDue, 'notifications.mail_due', { userId: true, eventId: true }),
  stored(pushDue, 'notifications.push_due', { userId: true, eventId: true, again: true }),
  stored(pictureGone, 'profile.picture-gone', { file: true }),
  stored(testAsked, 'push.test', { userId: true, device: true, testId: true }),
  stored(scaleNoteCreated, 'scale_note.created', {
    companyId: true,
    contractId: true,
    deliveryId: true,
    eventId: true,
    at: true,
  }),
  stored(recoveryAsked, 'session.recovery_asked', {
    email: true,
    brand: true,
    linkOrigin: true,
    at: true,
  }),
  stored(invitationMailAsked, 'registration.invitation_mail_asked', {
    invitationId: true,
    version: true,
    brand: true,
    suppliers: true,
  }),
  stored(viewOver, 'session.view_over', { userId: true, viewId: true }),
  stored(exportAsked, 'staff.export_asked', {
    staffId: true,
    exportId: true,
    linkOrigin: true,
  }),
  stored(passwordLinkAsked, 'staff.password_link_asked', {
    email: true,
    linkOrigin: true,
    at: true,
    isFirst: true,
  }),
];

const OTHER_QUEUES = [
  'daily.cleaning_due',
  'daily.done_jobs_due',
  'daily.owners_cleaning_due',
  'daily.reminding_due',
  'deliveries.warnings_due',
  'imports.failed',
  'registration.invitation_mail_failed',
  'staff.exports_due',
  'staff.sealing_due',
];

/** Audit records and idempotency keys name their call. */
const CALLS = `
  amounts.daily amounts.dailyFilterOptions amounts.latest amounts.total amounts.totalFilterOptions
  callOffs.chooseContact callOffs.create callOffs.decide callOffs.detail callOffs.fillCart
  callOffs.filterOptions callOffs.list callOffs.openCart callOffs.pending callOffs.requestChange
  companies.dashboardButtons companies.sectionPermissions
  companyKeys.changes companyKeys.confirm companyKeys.create companyKeys.delivery companyKeys.invoice
  companyKeys.invoiceFile companyKeys.list companyKeys.note companyKeys.noteUbl companyKeys.receipt
  companyKeys.revoke
  content.acceptTerms content.announcement content.configuration content.createTranslation
  content.helpPage content.imprint content.phoneCountryCodes content.privacy content.privacyByGet
  content.snippet content.terms content.termsByGet content.translations
  contracts.addFavourite contracts.filterOptions contracts.find contracts.item
  contracts.itemFilterOptions contracts.items contracts.list contracts.recent
  contracts.removeFavourite contracts.setAlwaysSign contracts.toggleSubscription
  deliveries.claim deliveries.claims deliveries.confirm deliveries.confirmed deliveries.confirmedFilterOptions
  deliveries.createClaim deliveries.dayLine deliveries.details deliveries.enterAddition deliveries.enterTemperature
  deliveries.exportWeightChecks deliveries.incoming deliveries.incomingFilterOptions deliveries.latestIncoming
  deliveries.notes deliveries.printWeightChecks deliveries.scan deliveries.replyToClaim deliveries.seeWeightChecks deliveries.suggestNotes deliveries.today deliveries.trips
  deliveries.unconfirm
  deliveries.weightCheckCounts deliveries.weightChecks deliveries.withdrawEntry
  documents.asset documents.assets documents.contractInvoices documents.deleteAsset
  documents.deliveryInvoices documents.downloadInvoice documents.invoice documents.invoiceDeliveries
  documents.invoices
  documents.downloadNote documents.downloadNoteFile documents.downloadReceipt documents.downloadUbl documents.exportContract
  documents.sortAssets documents.sortNoteAssets documents.uploadAsset documents.uploadNoteAsset
  imports.arrivals imports.callOffs imports.di imports.generateCode imports.invoice imports.invoices imports.masterData imports.report
  imports.reports imports.ubl imports.vas
  notifications.count notifications.detail notifications.list notifications.markAllSeen
  notifications.markSeen notifications.remove notifications.removeByDelete
  profile.customerProfile profile.exportData profile.picture profile.settings
  profile.updateProfile profile.updateSetting profile.uploadPicture
  push.checkSubscription push.publicKey push.sendTest push.testOutcome push.updateDevice
  push.updateSubscription
  registration.register
  session.devices session.endDevice session.endOtherDevices session.live session.login
  session.logout session.recoverPassword session.resetPassword session.user session.userByGet session.view
`;

test('D-51 D-69 queues and the fields of their jobs keep their names', () => {
  for (const { name, expected } of PAYLOADS) assert.equal(name, expected);
  const names = workers.flatMap(({ queue: { name, failed } }) => [name, failed ?? name]);
  const expected = [...PAYLOADS.map((one) => one.expected), ...OTHER_QUEUES];
  assert.deepEqual([...new Set(names)].toSorted(), expected.toSorted());
});

test('D-64 calls keep the names that audit records carry', () => {
  const names = handlers.map(({ call }) => call.name).toSorted();
  assert.deepEqual(names, CALLS.trim().split(/\s+/).toSorted());
});
