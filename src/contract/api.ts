import { checkDomain, createAccount, identifyUser } from './accounts.ts'
import { approveRegistration, refuseApproval } from './approvals.ts'
import { callOffEvent, getCallOff } from './call-off.ts'
import {
  cancelPanelRegistration,
  cancelRegistration,
  changePanelRegistration,
  changeRegistration,
  getChange,
  previewCancellation,
  previewChange,
  previewPanelCancellation,
} from './changes.ts'
import { createScan, listScans } from './check-in.ts'
import type { Endpoint } from './endpoint.ts'
import { testGatewayNotice } from './gateway.ts'
import { handOverPanelPlace, handOverPlace, previewHandOver } from './hand-over.ts'
import { deleteHold, getHold, prolongHold, putHold } from './holds.ts'
import { listJournal } from './journal.ts'
import { listLimits, putAllotment, putLimit } from './limits.ts'
import { createOfficeRegistration } from './office.ts'
import { getHealth, getOpenApi, listCapturedMail, listTroubledJobs } from './operation.ts'
import {
  createSession,
  deleteSession,
  getPanelRegistration,
  getSession,
  importEvent,
  issueLocalToken,
  listEvents,
  listLocalPeople,
  listRegistrations,
  publishEvent,
} from './panel.ts'
import { quoteDraft } from './quotes.ts'
import { getReconciliation } from './reconciliation.ts'
import { listRefundProposals, listRefunds, requestRefund } from './refunds.ts'
import { createPayment, createRegistration, getAvailability, getRegistration } from './site.ts'
import { exportEvent, getEventDefinition, listEventVersions, patchEvent } from './versions.ts'
import {
  getWaitingEntry,
  giveUpWaiting,
  joinWaitingList,
  listWaitingEntries,
  offerOutOfTurn,
} from './waiting-list.ts'

/**
 * Every endpoint of the product, by name. OpenAPI, the server's table of handlers and the test that
 * walks all endpoints as a stranger are made from this one list.
 */
export const api = {
  getHealth,
  getOpenApi,
  getAvailability,
  putHold,
  getHold,
  prolongHold,
  deleteHold,
  quoteDraft,
  createRegistration,
  getRegistration,
  joinWaitingList,
  getWaitingEntry,
  giveUpWaiting,
  getChange,
  previewChange,
  changeRegistration,
  previewHandOver,
  handOverPlace,
  previewCancellation,
  cancelRegistration,
  createPayment,
  testGatewayNotice,
  checkDomain,
  identifyUser,
  createAccount,
  getSession,
  createSession,
  deleteSession,
  listEvents,
  importEvent,
  publishEvent,
  listEventVersions,
  getEventDefinition,
  exportEvent,
  patchEvent,
  getCallOff,
  callOffEvent,
  listLimits,
  putLimit,
  putAllotment,
  listRegistrations,
  createOfficeRegistration,
  getPanelRegistration,
  listRefundProposals,
  requestRefund,
  listRefunds,
  listWaitingEntries,
  offerOutOfTurn,
  changePanelRegistration,
  handOverPanelPlace,
  previewPanelCancellation,
  cancelPanelRegistration,
  approveRegistration,
  refuseApproval,
  createScan,
  listScans,
  listTroubledJobs,
  getReconciliation,
  listJournal,
  listCapturedMail,
  listLocalPeople,
  issueLocalToken,
} as const satisfies Record<string, Endpoint>

export type Api = typeof api
