import { checkDomain, createAccount, identifyUser } from './accounts.ts'
import { approveRegistration, refuseApproval } from './approvals.ts'
import {
  cancelPanelRegistration,
  cancelRegistration,
  changePanelRegistration,
  changeRegistration,
} from './changes.ts'
import { createScan, listScans } from './check-in.ts'
import type { Endpoint } from './endpoint.ts'
import { testGatewayNotice } from './gateway.ts'
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
import { getReconciliation } from './reconciliation.ts'
import { listRefundProposals, listRefunds, requestRefund } from './refunds.ts'
import { createPayment, createRegistration, getAvailability, getRegistration } from './site.ts'
import { getEventDefinition, listEventVersions } from './versions.ts'
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
  createRegistration,
  getRegistration,
  joinWaitingList,
  getWaitingEntry,
  giveUpWaiting,
  changeRegistration,
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
