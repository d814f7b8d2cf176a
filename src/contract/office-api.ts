import {
  getBlankCampCard,
  getCampCard,
  getCampCards,
  getCampCardsFile,
  getOwnCampCard,
  putCampCardSetting,
} from './camp-cards.ts'
import { makeCard } from './cards.ts'
import {
  carryCash,
  closeCashShift,
  getCashShift,
  listCashDocuments,
  listCashShifts,
  openCashShift,
  reverseCashDocument,
} from './cash.ts'
import {
  answerQuestion,
  askQuestions,
  getOwnQuestions,
  previewOffers,
  recordAnswer,
  remindOfQuestion,
  settleQuestion,
  withdrawQuestion,
} from './choice-questions.ts'
import { withdrawDocument } from './document-withdrawals.ts'
import { decideDocument, listDocuments } from './documents.ts'
import { listDuplicates, mergeRegistrations, previewMerge, tellApart } from './duplicates.ts'
import { prepareImport } from './importing.ts'
import { listFilesApi } from './list-files.ts'
import { countRows, deleteView, exportList, getListFields, listRows, listViews, saveView } from './lists.ts'
import { deleteSpace, getLodging, movePeople, publishSpaces, putWishQuestion, saveSpaces } from './lodging.ts'
import { createOfficeRegistration, quoteOfficeDraft } from './office.ts'
import {
  getPanelChange,
  previewPanelChange,
  prolongPayment,
  putRegistrationNote,
  sendExplanation,
} from './office-changes.ts'
import {
  exportJobReport,
  getOfficeJob,
  listOfficeJobs,
  prepareBulkAction,
  runOfficeJob,
  stopOfficeJob,
} from './office-jobs.ts'
import { bookPayment, correctPrice, reversePayment } from './office-money.ts'
import { getPaper, removePaper, uploadPaper } from './papers.ts'
import { exportSettlement, getPrint, getReport, getSettlement, listReports } from './reports.ts'
import { getRoomKey, joinRoom, leaveRoom, makeRoomKey } from './room-keys.ts'
import {
  assignCarer,
  deleteStaffCheck,
  deleteStaffPerson,
  getStaff,
  putStaffPerson,
  recordStaffCheck,
  removeCarer,
} from './staff.ts'

/** The endpoints of the office: its lists and their files, its cash, and what it does with registrations. */
export const officeApi = {
  ...listFilesApi,
  listRows,
  countRows,
  getListFields,
  exportList,
  listViews,
  saveView,
  deleteView,
  listDuplicates,
  tellApart,
  previewMerge,
  mergeRegistrations,
  createOfficeRegistration,
  quoteOfficeDraft,
  getPanelChange,
  previewPanelChange,
  prolongPayment,
  putRegistrationNote,
  sendExplanation,
  makeCard,
  bookPayment,
  reversePayment,
  correctPrice,
  getLodging,
  saveSpaces,
  deleteSpace,
  movePeople,
  putWishQuestion,
  publishSpaces,
  previewOffers,
  askQuestions,
  recordAnswer,
  withdrawQuestion,
  remindOfQuestion,
  settleQuestion,
  answerQuestion,
  getOwnQuestions,
  listDocuments,
  decideDocument,
  withdrawDocument,
  getRoomKey,
  makeRoomKey,
  joinRoom,
  leaveRoom,
  uploadPaper,
  getPaper,
  removePaper,
  getCampCards,
  putCampCardSetting,
  getCampCardsFile,
  getBlankCampCard,
  getCampCard,
  getOwnCampCard,
  getStaff,
  putStaffPerson,
  deleteStaffPerson,
  recordStaffCheck,
  deleteStaffCheck,
  assignCarer,
  removeCarer,
  listOfficeJobs,
  prepareBulkAction,
  getOfficeJob,
  runOfficeJob,
  stopOfficeJob,
  exportJobReport,
  prepareImport,
  listCashShifts,
  openCashShift,
  getCashShift,
  closeCashShift,
  carryCash,
  reverseCashDocument,
  listCashDocuments,
  listReports,
  getReport,
  getSettlement,
  exportSettlement,
  getPrint,
} as const
