import * as files from '#call-offs/exports/handlers.ts';
import * as around from '#call-offs/office/around-handlers.ts';
import * as cartFiles from '#call-offs/cart/office-export.ts';
import * as carts from '#call-offs/cart/office-handlers.ts';
import * as dayPlan from '#call-offs/office/day-handlers.ts';
import * as decisions from '#call-offs/office/decision-handlers.ts';
import * as callOffs from '#call-offs/office/list-handlers.ts';
import * as history from '#call-offs/office/history-handlers.ts';
import * as orders from '#call-offs/office/order-handlers.ts';
import * as templates from '#call-offs/office/template-handlers.ts';
import * as views from '#call-offs/office/view-handlers.ts';
import * as announcements from '#content/announcements/handlers.ts';
import { officeTranslationExport } from '#content/translations/export.ts';
import * as translations from '#content/translations/handlers.ts';
import * as pages from '#content/pages/handlers.ts';
import * as maintenance from '#content/maintenance/handlers.ts';
import * as plants from '#contracts/plant-handlers.ts';
import { officeImportExport } from '#imports/office/export.ts';
import * as importFiles from '#imports/office/file-handlers.ts';
import * as importKeys from '#imports/office/key-handlers.ts';
import * as importLog from '#imports/office/log-handlers.ts';
import * as importRows from '#imports/office/repair-handlers.ts';
import { exportFile, exportState } from '#export-handlers.ts';
import type { Handler } from '#core/calls/context.ts';
import { updateSpan } from '#retention-handlers.ts';
import { settings, updateNotes } from '#settings-handlers.ts';
import { auditExport } from '#staff/audit/export.ts';
import * as audit from '#staff/audit/handlers.ts';
import * as people from '#customer-people-handlers.ts';
import * as customerFiles from '#customer-export.ts';
import * as candidates from '#companies/office/candidate-handlers.ts';
import * as contacts from '#companies/office/contact-handlers.ts';
import * as companies from '#companies/office/handlers.ts';
import * as customers from '#companies/office/manage-handlers.ts';
import * as contractFiles from '#contracts/office/export.ts';
import * as contractEdits from '#contracts/office/edit-handlers.ts';
import * as contracts from '#contracts/office/handlers.ts';
import * as contractItems from '#contracts/office/item-handlers.ts';
import { officeObjectExport } from '#contracts/office/object-export.ts';
import * as objects from '#contracts/office/object-handlers.ts';
import * as claimFiles from '#deliveries/claims/office-export.ts';
import * as claims from '#deliveries/claims/office-handlers.ts';
import * as sites from '#deliveries/sites/handlers.ts';
import * as corrections from '#deliveries/office/correction-handlers.ts';
import * as deliveryFiles from '#deliveries/office/export.ts';
import * as deliveries from '#deliveries/office/handlers.ts';
import * as weightLimits from '#deliveries/weight-checks/limits-handlers.ts';
import * as paperExports from '#documents/office/export.ts';
import * as newFiles from '#documents/office/add-handlers.ts';
import * as documents from '#documents/office/asset-handlers.ts';
import * as invoices from '#documents/office/invoice-handlers.ts';
import { officeNoteFile } from '#documents/note-file-handler.ts';
import * as withdrawals from '#documents/office/withdrawal-handlers.ts';
import * as enrolment from '#staff/enrolment-handlers.ts';
import { officeInvitationExport } from '#registration/export.ts';
import * as invitations from '#registration/office-handlers.ts';
import * as office from '#staff/office.ts';
import * as own from '#staff/own-handlers.ts';
import * as password from '#staff/password-handlers.ts';
import { exportReport } from '#staff/reports/export.ts';
import { reportChecks } from '#staff/reports/checks-handler.ts';
import { reports } from '#staff/reports/handlers.ts';
import { search } from '#staff/search-handlers.ts';
import * as signIn from '#staff/sign-in-handlers.ts';
import * as users from '#staff/users-handlers.ts';
import { viewAs } from '#staff/views.ts';

/** Every call of the office: its table of contents. */
export const officeHandlers: readonly Handler[] = [
  signIn.signIn,
  signIn.enterCode,
  signIn.enterRecoveryCode,
  enrolment.startEnrolment,
  enrolment.proveEnrolment,
  enrolment.finishEnrolment,
  signIn.signOut,
  password.requestPasswordLink,
  password.setPassword,
  own.me,
  own.live,
  own.touch,
  own.stepUp,
  own.renewRecoveryCodes,

  users.list,
  users.detail,
  users.sessions,
  office.create,
  office.update,
  office.block,
  office.unblock,
  office.resetFactor,
  office.sendPasswordLink,
  office.endSession,
  office.endSessions,
  viewAs,

  audit.audit,
  audit.auditFilters,
  audit.auditChain,
  auditExport,

  exportState,
  exportFile,

  callOffs.officeList,
  callOffs.officeCounts,
  callOffs.officeFilters,
  callOffs.officeDetail,
  callOffs.officeSelection,
  callOffs.officeLoadCheck,
  dayPlan.officeDayPlan,
  sites.officeSites,
  sites.officeSite,
  decisions.officeDecide,
  decisions.officeHold,
  decisions.officeUndo,
  decisions.officePending,
  decisions.officePresence,
  decisions.officeChoosePlant,
  around.officeSurroundings,
  around.officeDecisions,
  history.officeContractHistory,
  history.officeCustomerHistory,
  orders.officeOrderable,
  orders.officeOffer,
  orders.officeLoadPreview,
  orders.officeCreate,
  views.officeViews,
  views.officeSaveView,
  views.officeRemoveView,
  files.officeExport,
  carts.officeCarts,
  carts.officeOrders,
  cartFiles.officeCartsExport,
  cartFiles.officeOrdersExport,
  templates.officeTemplates,
  templates.officeCreateTemplate,
  templates.officeUpdateTemplate,
  templates.officeRemoveTemplate,

  announcements.officeAnnouncements,
  announcements.officeAnnouncement,
  announcements.officeReach,
  announcements.officeAudience,
  announcements.officeCreateAnnouncement,
  announcements.officeUpdateAnnouncement,
  announcements.officeRemoveAnnouncement,
  translations.officeTranslations,
  translations.officeTranslation,
  translations.officeUpdateTranslation,
  translations.officeResetTranslation,
  officeTranslationExport,
  pages.officePages,
  pages.officePage,
  pages.officePageVersion,
  pages.officeCreatePage,
  pages.officeSaveDraft,
  pages.officeDiscardDraft,
  pages.officePublish,
  pages.officePublishTerms,
  pages.officeRemovePage,
  maintenance.officeMaintenance,
  maintenance.officeRunningMaintenance,
  maintenance.officeBeginMaintenance,
  maintenance.officeUpdateMaintenance,
  maintenance.officeEndMaintenance,

  settings,
  updateNotes,
  updateSpan,
  weightLimits.officeWeightLimits,
  weightLimits.officeUpdateWeightLimits,
  plants.officePlants,
  plants.officeUpdatePlant,
  search,
  reports,
  reportChecks,
  exportReport,
  contracts.officeList,
  contracts.officeDetail,
  contractEdits.officeChoices,
  contractEdits.officeUpdate,
  contractEdits.officeCreate,
  contractEdits.officeRemove,
  contractItems.officeCreateItem,
  contractItems.officeRemoveItem,
  objects.officeObjects,
  objects.officeCreateObject,
  objects.officeUpdateObject,
  objects.officeRemoveObject,
  officeObjectExport,
  contractFiles.officeExport,
  companies.officeList,
  companies.officeDetail,
  customerFiles.officeExport,
  companies.officeSuppliers,
  customers.officeCreate,
  customers.officeUpdate,
  customers.officeRemove,
  customers.officeAddNumber,
  customers.officeRemoveNumber,
  candidates.officeCandidates,
  candidates.officeAddPerson,
  people.officeUpdatePerson,
  people.officeRemovePerson,
  people.officeBlockPerson,
  people.officeUnblockPerson,
  contacts.officeCreateContact,
  contacts.officeUpdateContact,
  contacts.officeRemoveContact,
  invitations.officeInvitations,
  invitations.officeInvitationCounts,
  invitations.officeInvitation,
  invitations.officeInvite,
  invitations.officeRenewInvitation,
  invitations.officeResendInvitation,
  invitations.officeRevokeInvitation,
  officeInvitationExport,
  deliveries.officeList,
  deliveries.officeCounts,
  deliveries.officeDetail,
  corrections.officeCorrectionChoices,
  corrections.officeCorrectionEffect,
  corrections.officeCorrect,
  claims.officeClaims,
  claims.officeClaimCounts,
  claims.officeClaim,
  claims.officeTakeClaim,
  claims.officeSettleClaim,
  claimFiles.officeClaimExport,
  deliveryFiles.officeExport,
  documents.officeAssets,
  documents.officeDeliveryAssets,
  documents.officeFiles,
  documents.officeAsset,
  officeNoteFile,
  newFiles.officeFileTargets,
  newFiles.officeAddAsset,
  documents.officeRenameAsset,
  documents.officeRemoveAsset,
  invoices.officeInvoices,
  invoices.officeInvoice,
  invoices.officeInvoiceFile,
  withdrawals.officeWithdrawInvoice,
  withdrawals.officeReleaseInvoice,
  paperExports.officeFileExport,
  paperExports.officeInvoiceExport,

  importLog.officeList,
  importLog.officeReport,
  importLog.officeRejectedFile,
  importLog.officeSources,
  officeImportExport,
  importRows.officeRepair,
  importRows.officeDiscard,
  importRows.officeRetry,
  importRows.officeRejects,
  importKeys.officeKeys,
  importKeys.officeCreateKey,
  importKeys.officeRenewKey,
  importKeys.officeUpdateKey,
  importKeys.officeRevokeKey,
  importFiles.officeFormats,
  importFiles.officeReadFile,
  importFiles.officeReadInvoice,
];
