import type { Api } from '#contract/api.ts'
import { accountDetailsRoutes } from './features/accounts/account-details.routes.ts'
import {
  checkDomainRoute,
  createAccountRoute,
  createSessionRoute,
  deleteSessionRoute,
  getSessionRoute,
  identifyUserRoute,
} from './features/accounts/accounts.routes.ts'
import { brandRoutes } from './features/accounts/brand/brand.routes.ts'
import { localIssuerRoutes } from './features/accounts/local-issuer.routes.ts'
import { ownDomainRoutes } from './features/accounts/own-domain/own-domain.routes.ts'
import { sessionsRoutes } from './features/accounts/sessions.routes.ts'
import { siteAddressRoutes } from './features/accounts/site-address.routes.ts'
import { campCardRoutes } from './features/camp-cards/camp-cards.routes.ts'
import { createScanRoute, listScansRoute } from './features/check-in/check-in.routes.ts'
import { collectionRoutes } from './features/collections/collections.routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts'
import { documentRoutes } from './features/documents/documents.routes.ts'
import { archiveRoutes } from './features/events/archive/archive.routes.ts'
import { callOffRoutes } from './features/events/calling-off/call-off.routes.ts'
import { draftRoutes } from './features/events/drafts/drafts.routes.ts'
import {
  exportEventRoute,
  getAvailabilityRoute,
  getEventDefinitionRoute,
  importEventRoute,
  listEventsRoute,
  listEventVersionsRoute,
  patchEventRoute,
  publishEventRoute,
} from './features/events/events.routes.ts'
import { previewRoutes } from './features/events/preview/preview.routes.ts'
import { fileRoutes } from './features/files/files.routes.ts'
import { inviteRoutes } from './features/invites/invites.routes.ts'
import { listJournalRoute } from './features/journal/journal.routes.ts'
import { listFileRoutes } from './features/list-files/list-files.routes.ts'
import { roomKeyRoutes } from './features/lodging/keys/room-keys.routes.ts'
import { lodgingRoutes } from './features/lodging/lodging.routes.ts'
import { listCapturedMailRoute } from './features/mailbox/mailbox.routes.ts'
import { noticesRoutes } from './features/notices/notices.routes.ts'
import {
  getHealthRoute,
  getOpenApiRoute,
  listTroubledJobsRoute,
} from './features/operation/operation.routes.ts'
import { pageFileRoutes } from './features/page-files/page-files.routes.ts'
import { cashRoutes } from './features/payments/cash.routes.ts'
import { moneyRoutes } from './features/payments/money.routes.ts'
import { officeMoneyRoutes } from './features/payments/office-money.routes.ts'
import { packageRoutes } from './features/payments/packages.routes.ts'
import {
  checkPaymentRoute,
  createPaymentRoute,
  gatewayNoticeRoute,
} from './features/payments/payments.routes.ts'
import { refundRoutes } from './features/payments/refunds.routes.ts'
import { pictureRoutes } from './features/pictures/pictures.routes.ts'
import {
  deleteHoldRoute,
  getHoldRoute,
  listHoursRoute,
  listLimitsRoute,
  prolongHoldRoute,
  putAllotmentRoute,
  putHoldRoute,
  putLimitRoute,
} from './features/places/places.routes.ts'
import { posterRoutes } from './features/poster/poster.routes.ts'
import { getReconciliationRoute } from './features/reconciliation/reconciliation.routes.ts'
import { cardRoutes } from './features/registrations/cards.routes.ts'
import { contactRoutes } from './features/registrations/contact.routes.ts'
import { duplicateRoutes } from './features/registrations/duplicates.routes.ts'
import {
  handOverPanelPlaceRoute,
  handOverPlaceRoute,
  previewHandOverRoute,
  previewPanelHandOverRoute,
} from './features/registrations/hand-over.routes.ts'
import { linkRoutes } from './features/registrations/links.routes.ts'
import { listRoutes } from './features/registrations/lists.routes.ts'
import { moveRoutes } from './features/registrations/moving/moves.routes.ts'
import { officeChangeRoutes } from './features/registrations/office-changes.routes.ts'
import { importingRoutes } from './features/registrations/office-jobs/importing.routes.ts'
import { officeJobRoutes } from './features/registrations/office-jobs/office-jobs.routes.ts'
import { placeTransferRoutes } from './features/registrations/place-transfers.routes.ts'
import { questionRoutes } from './features/registrations/questions/questions.routes.ts'
import {
  approveRegistrationRoute,
  cancelPanelRegistrationRoute,
  cancelRegistrationRoute,
  changePanelRegistrationRoute,
  changeRegistrationRoute,
  createOfficeRegistrationRoute,
  createRegistrationRoute,
  getChangeRoute,
  getPanelRegistrationRoute,
  getRegistrationRoute,
  listGroupPeopleRoute,
  listRegistrationsRoute,
  previewCancellationRoute,
  previewChangeRoute,
  previewPanelCancellationRoute,
  quoteDraftRoute,
  quoteOfficeDraftRoute,
  refuseApprovalRoute,
  returnDonationRoute,
} from './features/registrations/registrations.routes.ts'
import { reportRoutes } from './features/registrations/reports.routes.ts'
import { testModeRoutes } from './features/registrations/testing/test-mode.routes.ts'
import { trialRoutes } from './features/registrations/trial/trial.routes.ts'
import { scheduledRoutes } from './features/scheduled/scheduled.routes.ts'
import { senderRoutes } from './features/senders/senders.routes.ts'
import { paperRoutes } from './features/signed-papers/signed-papers.routes.ts'
import { staffRoutes } from './features/staff/staff.routes.ts'
import { teamRoutes } from './features/team/team.routes.ts'
import {
  getWaitingEntryRoute,
  giveUpWaitingRoute,
  joinWaitingListRoute,
  listWaitingEntriesRoute,
  offerOutOfTurnRoute,
  removeWaitingEntryRoute,
} from './features/waiting-list/waiting-list.routes.ts'
import type { LocalIssuer } from './gateways/identity/port.ts'
import type { Mailbox } from './gateways/mail/port.ts'
import type { Route } from './http/route.ts'

/** What only development has; null elsewhere. */
export interface DevelopmentParts {
  readonly localIssuer: LocalIssuer | null
  readonly mailbox: Mailbox | null
}

/** Maps each endpoint of the contract to its handler; the compiler reports a missing one. */
export function routesOf(parts: DevelopmentParts): Record<keyof Api, Route> {
  const local = localIssuerRoutes(parts.localIssuer)
  return {
    getHealth: getHealthRoute,
    getOpenApi: getOpenApiRoute,
    getAvailability: getAvailabilityRoute,
    putHold: putHoldRoute,
    getHold: getHoldRoute,
    prolongHold: prolongHoldRoute,
    deleteHold: deleteHoldRoute,
    quoteDraft: quoteDraftRoute,
    createRegistration: createRegistrationRoute,
    getRegistration: getRegistrationRoute,
    joinWaitingList: joinWaitingListRoute,
    getWaitingEntry: getWaitingEntryRoute,
    giveUpWaiting: giveUpWaitingRoute,
    getChange: getChangeRoute,
    previewChange: previewChangeRoute,
    changeRegistration: changeRegistrationRoute,
    previewHandOver: previewHandOverRoute,
    handOverPlace: handOverPlaceRoute,
    handOverPanelPlace: handOverPanelPlaceRoute,
    previewPanelHandOver: previewPanelHandOverRoute,
    previewCancellation: previewCancellationRoute,
    cancelRegistration: cancelRegistrationRoute,
    returnDonation: returnDonationRoute,
    ...placeTransferRoutes,
    ...contactRoutes,
    ...cardRoutes,
    ...linkRoutes,
    createPayment: createPaymentRoute,
    checkPayment: checkPaymentRoute,
    gatewayNotice: gatewayNoticeRoute,
    ...fileRoutes,
    ...paperRoutes,
    ...listRoutes,
    ...duplicateRoutes,
    ...lodgingRoutes,
    ...roomKeyRoutes,
    ...documentRoutes,
    ...campCardRoutes,
    ...staffRoutes,
    ...reportRoutes,
    ...dashboardRoutes,
    ...posterRoutes,
    ...collectionRoutes,
    ...noticesRoutes,
    ...listFileRoutes,
    ...scheduledRoutes,
    checkDomain: checkDomainRoute,
    identifyUser: identifyUserRoute,
    createAccount: createAccountRoute,
    getSession: getSessionRoute,
    createSession: createSessionRoute,
    deleteSession: deleteSessionRoute,
    ...sessionsRoutes,
    listEvents: listEventsRoute,
    importEvent: importEventRoute,
    publishEvent: publishEventRoute,
    listEventVersions: listEventVersionsRoute,
    getEventDefinition: getEventDefinitionRoute,
    exportEvent: exportEventRoute,
    patchEvent: patchEventRoute,
    ...draftRoutes,
    ...archiveRoutes,
    ...previewRoutes,
    ...trialRoutes,
    ...callOffRoutes,
    ...moveRoutes,
    ...questionRoutes,
    ...testModeRoutes,
    listLimits: listLimitsRoute,
    listHours: listHoursRoute,
    putLimit: putLimitRoute,
    putAllotment: putAllotmentRoute,
    listGroupPeople: listGroupPeopleRoute,
    listRegistrations: listRegistrationsRoute,
    createOfficeRegistration: createOfficeRegistrationRoute,
    getPanelRegistration: getPanelRegistrationRoute,
    ...refundRoutes,
    ...officeMoneyRoutes,
    ...cashRoutes,
    ...moneyRoutes,
    ...packageRoutes,
    ...officeChangeRoutes,
    ...officeJobRoutes,
    ...importingRoutes,
    quoteOfficeDraft: quoteOfficeDraftRoute,
    ...inviteRoutes,
    ...teamRoutes,
    ...accountDetailsRoutes,
    ...siteAddressRoutes,
    ...ownDomainRoutes,
    ...brandRoutes,
    ...senderRoutes,
    ...pictureRoutes,
    ...pageFileRoutes,
    listWaitingEntries: listWaitingEntriesRoute,
    offerOutOfTurn: offerOutOfTurnRoute,
    removeWaitingEntry: removeWaitingEntryRoute,
    changePanelRegistration: changePanelRegistrationRoute,
    previewPanelCancellation: previewPanelCancellationRoute,
    cancelPanelRegistration: cancelPanelRegistrationRoute,
    approveRegistration: approveRegistrationRoute,
    refuseApproval: refuseApprovalRoute,
    createScan: createScanRoute,
    listScans: listScansRoute,
    listTroubledJobs: listTroubledJobsRoute,
    getReconciliation: getReconciliationRoute,
    listJournal: listJournalRoute,
    listCapturedMail: listCapturedMailRoute(parts.mailbox),
    listLocalPeople: local.people,
    issueLocalToken: local.token,
  }
}
