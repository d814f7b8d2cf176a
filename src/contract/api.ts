import { checkDomain, createAccount, identifyUser } from './accounts.ts'
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
import { getHealth, getOpenApi, listCapturedMail } from './operation.ts'
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
import { createPayment, createRegistration, getAvailability, getRegistration } from './site.ts'

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
  listRegistrations,
  getPanelRegistration,
  changePanelRegistration,
  cancelPanelRegistration,
  createScan,
  listScans,
  listCapturedMail,
  listLocalPeople,
  issueLocalToken,
} as const satisfies Record<string, Endpoint>

export type Api = typeof api
