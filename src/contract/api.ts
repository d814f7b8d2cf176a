import { getAccountDetails, updateAccountDetails } from './account-details.ts'
import { checkDomain, createAccount, identifyUser } from './accounts.ts'
import { approveRegistration, refuseApproval } from './approvals.ts'
import { getBrand, updateBrand } from './brand.ts'
import { callOffEvent, confirmCallOff, getCallOff, previewCallOffMail, withdrawCallOff } from './call-off.ts'
import { openByPin } from './cards.ts'
import {
  cancelPanelRegistration,
  cancelRegistration,
  changePanelRegistration,
  changeRegistration,
  getChange,
  previewCancellation,
  previewChange,
  previewPanelCancellation,
  returnDonation,
} from './changes.ts'
import { createScan, listScans } from './check-in.ts'
import { changeContact, confirmContact } from './contact.ts'
import { dashboardApi } from './dashboard.ts'
import { getDraftTrial, startDraftTrial, stopDraftTrial } from './draft-trial.ts'
import { createEvent, editDraft, getDraft, keepWarning, publishDraft, tickToCheck } from './drafts.ts'
import type { Endpoint } from './endpoint.ts'
import {
  archiveEvent,
  deleteEvent,
  getPreview,
  renewPreview,
  restoreEvent,
  withdrawPreview,
} from './event-life.ts'
import { deletePanelFile, deleteUpload, getFile, getPanelFile, uploadFile } from './files.ts'
import { gatewayNotice } from './gateway.ts'
import { listGroupPeople } from './group-people.ts'
import {
  confirmPlaceTransfer,
  declinePlaceTransfer,
  getPlaceTransfer,
  handOverPanelPlace,
  handOverPlace,
  previewHandOver,
  previewPanelHandOver,
  withdrawHandOver,
} from './hand-over.ts'
import { deleteHold, getHold, prolongHold, putHold } from './holds.ts'
import { invitesApi } from './invites.ts'
import { listJournal } from './journal.ts'
import { listHours, listLimits, putAllotment, putLimit } from './limits.ts'
import { openMailbox, renewLink, renewPanelLink, requestLinks } from './links.ts'
import { issueLocalToken, listLocalPeople } from './local-issuer.ts'
import { moneyApi } from './money-api.ts'
import { answerMove, getMove, moveEvent, previewMoveMail, remindOfMove } from './moves.ts'
import { noticesApi } from './notices.ts'
import { officeApi } from './office-api.ts'
import { getHealth, getOpenApi, listCapturedMail, listTroubledJobs } from './operation.ts'
import {
  askCertificate,
  checkOwnDomain,
  connectOwnDomain,
  getOwnDomain,
  removeOwnDomain,
  updateOwnDomain,
} from './own-domain.ts'
import { deletePageFile, getPageFile, listPageFiles, uploadPageFile } from './page-files.ts'
import {
  createSession,
  deleteSession,
  getPanelRegistration,
  getSession,
  importEvent,
  listEvents,
  listRegistrations,
  publishEvent,
} from './panel.ts'
import { deletePicture, getPicture, listPictures, updatePicture, uploadPicture } from './pictures.ts'
import { posterApi } from './poster.ts'
import { listEarlierQuestions } from './question-library.ts'
import { quoteDraft } from './quotes.ts'
import { getReconciliation } from './reconciliation.ts'
import { setRefundAccount } from './refund-account.ts'
import {
  confirmRefund,
  getRefundSettings,
  handBackRefund,
  listRefundProposals,
  listRefunds,
  requestRefund,
  updateRefundSettings,
  withholdRefund,
} from './refunds.ts'
import { scheduledApi } from './scheduled.ts'
import { askReplyAddress, confirmReplyAddress, getSenders, updateSenders } from './senders.ts'
import { endAllSessions, endSession, listSessions } from './sessions.ts'
import { checkPayment, createPayment, createRegistration, getAvailability, getRegistration } from './site.ts'
import { changeSiteAddress, checkSubdomain, getSiteAddress } from './site-address.ts'
import {
  acceptInvitation,
  createInvitation,
  getInvitation,
  listTeam,
  removeMember,
  renewInvitation,
  updateMember,
  withdrawInvitation,
} from './team.ts'
import {
  endTestMode,
  getTestMode,
  startRehearsal,
  startTestMode,
  stopRehearsal,
  wipeTests,
} from './test-mode.ts'
import { exportEvent, getEventDefinition, listEventVersions, patchEvent } from './versions.ts'
import {
  getWaitingEntry,
  giveUpWaiting,
  joinWaitingList,
  listWaitingEntries,
  offerOutOfTurn,
  removeWaitingEntry,
} from './waiting-list.ts'

/**
 * Every endpoint of the product, by name. OpenAPI, the server's table of handlers and the test that calls all endpoints
 * without signing in are built from this one list.
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
  getPlaceTransfer,
  confirmPlaceTransfer,
  declinePlaceTransfer,
  withdrawHandOver,
  previewCancellation,
  cancelRegistration,
  returnDonation,
  createPayment,
  changeContact,
  confirmContact,
  requestLinks,
  openMailbox,
  openByPin,
  renewLink,
  renewPanelLink,
  checkPayment,
  setRefundAccount,
  uploadFile,
  deleteUpload,
  getFile,
  getPanelFile,
  deletePanelFile,
  ...officeApi,
  ...invitesApi,
  ...dashboardApi,
  ...posterApi,
  ...noticesApi,
  ...scheduledApi,
  ...moneyApi,
  gatewayNotice,
  checkDomain,
  identifyUser,
  createAccount,
  getSession,
  createSession,
  deleteSession,
  listSessions,
  endSession,
  endAllSessions,
  listEvents,
  importEvent,
  publishEvent,
  listEventVersions,
  getEventDefinition,
  exportEvent,
  patchEvent,
  createEvent,
  getDraft,
  editDraft,
  listEarlierQuestions,
  publishDraft,
  tickToCheck,
  keepWarning,
  getDraftTrial,
  startDraftTrial,
  stopDraftTrial,
  getPreview,
  renewPreview,
  withdrawPreview,
  archiveEvent,
  restoreEvent,
  deleteEvent,
  getCallOff,
  callOffEvent,
  getTestMode,
  startTestMode,
  endTestMode,
  wipeTests,
  startRehearsal,
  stopRehearsal,
  getMove,
  moveEvent,
  remindOfMove,
  previewMoveMail,
  answerMove,
  confirmCallOff,
  withdrawCallOff,
  previewCallOffMail,
  listLimits,
  listHours,
  putLimit,
  putAllotment,
  listGroupPeople,
  listRegistrations,
  getPanelRegistration,
  listRefundProposals,
  requestRefund,
  listRefunds,
  confirmRefund,
  withholdRefund,
  handBackRefund,
  getRefundSettings,
  updateRefundSettings,
  listTeam,
  createInvitation,
  renewInvitation,
  withdrawInvitation,
  updateMember,
  removeMember,
  getInvitation,
  acceptInvitation,
  getAccountDetails,
  updateAccountDetails,
  getSiteAddress,
  checkSubdomain,
  changeSiteAddress,
  getOwnDomain,
  connectOwnDomain,
  updateOwnDomain,
  checkOwnDomain,
  removeOwnDomain,
  askCertificate,
  getBrand,
  updateBrand,
  getSenders,
  updateSenders,
  askReplyAddress,
  confirmReplyAddress,
  listPictures,
  uploadPicture,
  updatePicture,
  deletePicture,
  getPicture,
  listPageFiles,
  uploadPageFile,
  deletePageFile,
  getPageFile,
  listWaitingEntries,
  offerOutOfTurn,
  removeWaitingEntry,
  changePanelRegistration,
  previewPanelHandOver,
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
