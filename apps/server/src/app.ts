import type { FastifyInstance } from 'fastify';
import * as amounts from '#amounts/handlers.ts';
import * as carts from '#call-offs/cart/handlers.ts';
import { create } from '#call-offs/cart/order-handler.ts';
import * as callOffs from '#call-offs/handlers.ts';
import { applyDecision } from '#call-offs/decision-jobs.ts';
import { notifyOfCreation, notifyOfStep } from '#call-offs/jobs.ts';
import * as callOffOffice from '#call-offs/office.ts';
import { remindOfDay } from '#call-offs/reminder-jobs.ts';
import { cleanUp, cleanUpJobs, cleanUpOwners } from '#clean-up-jobs.ts';
import * as companies from '#companies/handlers.ts';
import { findAcceptedTerms } from '#companies/terms-store.ts';
import { phoneCountryCodes } from '#content/country-codes.ts';
import * as content from '#content/handlers.ts';
import { mailFollowers, sendChangeMail } from '#contracts/change-jobs.ts';
import { listRunning } from '#content/maintenance/store.ts';
import * as contracts from '#contracts/handlers.ts';
import type { Handler } from '#core/calls/context.ts';
import { inTransaction } from '#core/database/database.ts';
import type { Worker } from '#core/jobs/jobs.ts';
import { listen } from '#core/database/listen.ts';
import { LIVE_CHANNEL, userOfRights } from '#core/live/hints.ts';
import { createLive } from '#core/live/live.ts';
import { createServer } from '#core/http/serve.ts';
import type { ServerDeps } from '#core/http/server-deps.ts';
import { remindAll } from '#daily-jobs.ts';
import * as deliveries from '#deliveries/handlers.ts';
import { claimHandlers } from '#deliveries/claims/handlers.ts';
import { receiptHandlers } from '#deliveries/receipt/handlers.ts';
import { deliveryWorkers } from '#deliveries/jobs.ts';
import { removeNoteFile } from '#deliveries/note-file-jobs.ts';
import { remindOfOpen, sendOpenMail } from '#deliveries/reminder-jobs.ts';
import { scaleNoteCalls } from '#deliveries/note-handlers.ts';
import { assetCalls } from '#documents/asset-handlers.ts';
import * as documents from '#documents/handlers.ts';
import { removeAssetFile } from '#documents/jobs.ts';
import { removeOrphanDocuments } from '#documents/orphan-files.ts';
import { dayCalls } from '#deliveries/today/handlers.ts';
import { warningWorkers } from '#deliveries/warnings/jobs.ts';
import { weightCheckCalls } from '#deliveries/weight-checks/handlers.ts';
import { printWeightChecks } from '#documents/hints/handler.ts';
import { invoiceCalls } from '#documents/invoice-list-handlers.ts';
import { downloadNoteFile } from '#documents/note-file-handler.ts';
import { downloadReceipt, downloadUbl } from '#documents/ubl-handler.ts';
import { companySystems } from '#company-systems.ts';
import { companyKeys } from '#profile/key-handlers.ts';
import { authenticateCompanyKey } from '#companies/keys/authenticate.ts';
import { authenticateImport } from '#imports/authenticate.ts';
import { rowImports } from '#imports/row-handlers.ts';
import { generateCode } from '#imports/tickets/code-handler.ts';
import * as imports from '#imports/tickets/handlers.ts';
import { invoice } from '#imports/invoices/document-handler.ts';
import { removeImportFile, recordImportFailed, runQueuedImport } from '#imports/run/jobs.ts';
import { importReport, importReports } from '#imports/run/report-handlers.ts';
import { removeOrphanImports } from '#imports/orphan-files.ts';
import { ubl } from '#imports/tickets/ubl-handler.ts';
import * as notifications from '#notifications/handlers.ts';
import { sendMessageMail } from '#notifications/mail-jobs.ts';
import * as profile from '#profile/handlers.ts';
import { removePictureFile } from '#profile/jobs.ts';
import { removeOrphanPictures } from '#profile/orphan-files.ts';
import { exportData } from '#profile/own-data-handler.ts';
import * as settings from '#profile/settings-handlers.ts';
import * as push from '#push/handlers.ts';
import { pushMessage, pushTest } from '#push/jobs.ts';
import { register } from '#registration/handlers.ts';
import { mailInvitation, recordInvitationUndelivered } from '#registration/mail-jobs.ts';
import { authenticate, revocations } from '#session/authenticate.ts';
import * as devices from '#session/devices-handlers.ts';
import * as session from '#session/handlers.ts';
import * as recovery from '#session/recovery/handler.ts';
import { sendRecoveryLink } from '#session/recovery/jobs.ts';
import * as reset from '#session/recovery/reset-handler.ts';
import { EXPORT_LISTS } from '#export-lists.ts';
import { dropExports, writeExport } from '#staff/exports/jobs.ts';
import { removeOrphanExports } from '#staff/exports/orphan-files.ts';
import { endView } from '#session/view-jobs.ts';
import { officeHandlers } from '#office-handlers.ts';
import { authenticateStaff } from '#staff/authenticate.ts';
import { sendPasswordLink } from '#staff/jobs.ts';
import { sealAudit } from '#staff/audit/seal-jobs.ts';
import { viewChecker } from '#staff/views.ts';

/** Removes what broken transactions have left of files. */
export const clearFiles = async (
  of: Parameters<typeof removeOrphanPictures>[0] & Parameters<typeof removeOrphanExports>[0],
): Promise<void> => {
  await removeOrphanPictures(of);
  await removeOrphanDocuments(of);
  await removeOrphanImports(of);
  await removeOrphanExports(of);
};

/** Every call of the published API: its table of contents. Those of the office stand in `office-handlers.ts`. */
export const handlers: readonly Handler[] = [
  session.login,
  session.logout,
  session.user,
  session.userByGet,
  session.view,
  devices.devices,
  devices.endDevice,
  devices.endOtherDevices,
  session.live,
  recovery.recoverPassword,
  reset.resetPassword,

  register,

  profile.customerProfile,
  profile.updateProfile,
  profile.uploadPicture,
  profile.picture,
  settings.settings,
  settings.updateSetting,
  exportData,

  companies.sectionPermissions,
  companies.dashboardButtons,
  ...companyKeys,
  ...companySystems,

  content.terms,
  content.termsByGet,
  content.privacy,
  content.privacyByGet,
  content.imprint,
  content.acceptTerms,
  content.announcement,
  content.configuration,
  content.helpPage,
  content.snippet,
  content.translations,
  content.createTranslation,
  phoneCountryCodes,

  contracts.list,
  contracts.find,
  contracts.recent,
  contracts.filterOptions,
  contracts.addFavourite,
  contracts.removeFavourite,
  contracts.toggleSubscription,
  contracts.setAlwaysSign,
  contracts.items,
  contracts.item,
  contracts.itemFilterOptions,

  amounts.daily,
  amounts.latest,
  amounts.total,
  amounts.dailyFilterOptions,
  amounts.totalFilterOptions,
  deliveries.incoming,
  deliveries.confirmed,
  deliveries.latestIncoming,
  deliveries.incomingFilterOptions,
  deliveries.confirmedFilterOptions,
  deliveries.details,
  ...receiptHandlers,
  ...weightCheckCalls,
  printWeightChecks,
  ...claimHandlers,
  ...dayCalls,
  ...scaleNoteCalls,
  documents.downloadNote,
  downloadUbl,
  downloadNoteFile,
  downloadReceipt,
  ...invoiceCalls,
  documents.exportContract,
  ...assetCalls,

  callOffs.list,
  callOffs.filterOptions,
  callOffs.detail,
  callOffs.requestChange,
  carts.openCart,
  carts.fillCart,
  carts.chooseContact,
  create,
  callOffOffice.pending,
  callOffOffice.decide,

  notifications.count,
  notifications.list,
  notifications.detail,
  notifications.markSeen,
  notifications.markAllSeen,
  notifications.remove,
  notifications.removeByDelete,

  push.publicKey,
  push.updateSubscription,
  push.checkSubscription,
  push.updateDevice,
  push.sendTest,
  push.testOutcome,

  imports.vas,
  imports.di,
  ubl,
  invoice,
  generateCode,
  importReport,
  importReports,
  ...rowImports,
];

/** Every kind of job the server works on. */
export const workers: readonly Worker[] = [
  ...deliveryWorkers,
  ...warningWorkers,
  notifyOfCreation,
  notifyOfStep,
  applyDecision,
  writeExport(EXPORT_LISTS),
  dropExports,
  mailFollowers,
  sendChangeMail,
  sendMessageMail,
  remindAll,
  remindOfDay,
  remindOfOpen,
  sendOpenMail,
  cleanUp,
  cleanUpJobs,
  cleanUpOwners,
  removePictureFile,
  removeAssetFile,
  removeNoteFile,
  runQueuedImport,
  removeImportFile,
  recordImportFailed,
  sendRecoveryLink,
  endView,
  sendPasswordLink,
  mailInvitation,
  recordInvitationUndelivered,
  sealAudit,
  pushMessage,
  pushTest,
];

type AppDeps = Pick<
  ServerDeps,
  | 'database'
  | 'staffDatabase'
  | 'secrets'
  | 'settings'
  | 'clock'
  | 'jobs'
  | 'files'
  | 'push'
  | 'signer'
  | 'log'
  | 'mailbox'
>;

/** The server with all its concepts, ready to listen; close it before its database. */
export const createApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const streams = createLive(deps.clock);
  const app = await createServer({
    ...deps,
    handlers: [...handlers, ...officeHandlers],
    authenticate,
    isViewOpen: viewChecker(deps),
    authenticateStaff,
    authenticateImport,
    authenticateCompanyKey,
    hasAcceptedTerms: async (db, person) =>
      (await findAcceptedTerms(db, person)).acceptedAt !== null,
    live: streams,
    maintenance: (database, now) =>
      inTransaction(database, { readOnly: true }, (db) => listRunning(db, now)),
  });
  const stopListening = listen(deps.database, {
    session_revoked: {
      ...revocations,
      heard: (userId) => {
        revocations.heard(userId);
        streams.endUser(userId);
      },
    },
    [LIVE_CHANNEL]: {
      ...streams.hints,
      heard: (payload) => {
        const userId = userOfRights(payload);
        if (userId !== null) revocations.heard(userId); // before the phone asks again
        streams.hints.heard(payload);
      },
    },
  });
  app.addHook('onClose', async () => stopListening());
  return app;
};
