import type { TextArea } from '@abrufbar/domain/content/translations.ts';
import { amountsTexts } from '#amounts.ts';
import { callOffsTexts } from '#call-offs/call-offs.ts';
import { callOffsChangeTexts } from '#call-offs/change.ts';
import { callOffsOrderTexts } from '#call-offs/order.ts';
import { callOffsRefusedTexts } from '#call-offs/refused.ts';
import { callOffsWizardTexts } from '#call-offs/wizard.ts';
import { companiesChoiceTexts } from '#companies/choice.ts';
import { companiesTexts } from '#companies/companies.ts';
import { contentLegalTexts } from '#content-legal.ts';
import { contentTexts } from '#content.ts';
import { contractsItemsTexts } from '#contracts-items.ts';
import { contractsTexts } from '#contracts.ts';
import { deliveriesScannerTexts } from '#deliveries-scanner.ts';
import { deliveriesTexts } from '#deliveries.ts';
import { correctionTexts } from '#deliveries/correction.ts';
import { acceptTexts } from '#deliveries/accept.ts';
import { bulkTexts } from '#deliveries/bulk.ts';
import { claimWordTexts } from '#deliveries/claim-words.ts';
import { claimsTexts } from '#deliveries/claims.ts';
import { arrivalTexts } from '#deliveries/arrival.ts';
import { dayLineTexts } from '#deliveries/day-line.ts';
import { freshnessTexts } from '#deliveries/freshness.ts';
import { reservationTexts } from '#deliveries/reservation.ts';
import { signatureTexts } from '#deliveries/signature.ts';
import { todayTexts } from '#deliveries/today.ts';
import { undoTexts } from '#deliveries/undo.ts';
import { warningsTexts } from '#deliveries/warnings.ts';
import { weightChecksTexts } from '#deliveries/weight-checks.ts';
import { documentsFilesTexts } from '#documents-files.ts';
import { documentsNoteTexts } from '#documents-note.ts';
import { invoicesTexts } from '#documents-invoice-list.ts';
import { appTexts } from '#frame/app.ts';
import { dashboardTexts } from '#frame/dashboard.ts';
import { startTexts } from '#frame/start.ts';
import { errorPopupTexts } from '#frame/error-popup.ts';
import { filtersTexts } from '#frame/filters.ts';
import { generalTexts } from '#frame/general.ts';
import { holdTexts } from '#frame/hold.ts';
import { installTexts } from '#frame/install.ts';
import { legalTexts } from '#frame/legal.ts';
import { navigationTexts } from '#frame/navigation.ts';
import { lostPartsTexts } from '#frame/lost-parts.ts';
import { offlineTexts } from '#frame/offline.ts';
import { listEndTexts } from '#frame/list-end.ts';
import { outboxCardTexts } from '#frame/outbox-card.ts';
import { outboxPageTexts } from '#frame/outbox-page.ts';
import { outboxWaysTexts } from '#frame/outbox-ways.ts';
import { outboxTexts } from '#frame/outbox.ts';
import { pageTexts } from '#frame/page.ts';
import { phoneTexts } from '#frame/phone.ts';
import { refreshTexts } from '#frame/refresh.ts';
import { shareTexts } from '#frame/share.ts';
import { sunTexts } from '#frame/sun.ts';
import { unitsTexts } from '#frame/units.ts';
import { validationTexts } from '#frame/validation.ts';
import type { Catalogue } from '#lookup/text.ts';
import { messageGroupsTexts } from '#notifications-groups.ts';
import { notificationsInboxTexts } from '#notifications-inbox.ts';
import { companyKeysTexts } from '#profile/keys.ts';
import { ownDataTexts } from '#profile/own-data.ts';
import { profileTexts } from '#profile/profile.ts';
import { settingsTexts } from '#profile/settings.ts';
import { registrationTexts } from '#registration.ts';
import { devicesTexts } from '#session/devices.ts';
import { sessionFrameTexts } from '#session/frame.ts';
import { loginLaterTexts } from '#session/login-later.ts';
import { passwordTexts } from '#session/password.ts';
import { recoveryTexts } from '#session/recovery.ts';
import { sessionTexts } from '#session/session.ts';
import { viewTexts } from '#session/view.ts';

/** Every text that the portal shows and editors may replace, by the part of the portal; only servers load all of them. */
export const PORTAL_TEXTS: Readonly<Record<TextArea, readonly Catalogue[]>> = {
  'sign-in': [
    sessionTexts,
    sessionFrameTexts,
    loginLaterTexts,
    recoveryTexts,
    passwordTexts,
    registrationTexts,
    contentLegalTexts,
    legalTexts,
  ],
  start: [startTexts, dashboardTexts, contentTexts, installTexts, navigationTexts],
  contracts: [contractsTexts, contractsItemsTexts, amountsTexts],
  deliveries: [
    deliveriesTexts,
    acceptTexts,
    bulkTexts,
    warningsTexts,
    reservationTexts,
    undoTexts,
    signatureTexts,
    claimsTexts,
    claimWordTexts,
    correctionTexts,
    weightChecksTexts,
    arrivalTexts,
    todayTexts,
    dayLineTexts,
    freshnessTexts,
    deliveriesScannerTexts,
    documentsFilesTexts,
    documentsNoteTexts,
    invoicesTexts,
  ],
  'call-offs': [
    callOffsTexts,
    callOffsWizardTexts,
    callOffsChangeTexts,
    callOffsOrderTexts,
    callOffsRefusedTexts,
  ],
  messages: [notificationsInboxTexts, messageGroupsTexts],
  profile: [
    profileTexts,
    ownDataTexts,
    settingsTexts,
    companyKeysTexts,
    devicesTexts,
    companiesTexts,
    companiesChoiceTexts,
    viewTexts,
  ],
  everywhere: [
    appTexts,
    generalTexts,
    pageTexts,
    filtersTexts,
    holdTexts,
    offlineTexts,
    errorPopupTexts,
    lostPartsTexts,
    outboxTexts,
    listEndTexts,
    outboxCardTexts,
    outboxPageTexts,
    outboxWaysTexts,
    phoneTexts,
    refreshTexts,
    shareTexts,
    sunTexts,
    unitsTexts,
    validationTexts,
  ],
};
