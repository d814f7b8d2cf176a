import { randomUUID } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import { approveRegistration, refuseApproval } from '#contract/approvals.ts'
import {
  cancelPanelRegistration,
  changePanelRegistration,
  previewPanelCancellation,
} from '#contract/changes.ts'
import { createScan, listScans } from '#contract/check-in.ts'
import { createEvent, editDraft, getDraft, publishDraft } from '#contract/drafts.ts'
import { deletePanelFile, getPanelFile } from '#contract/files.ts'
import { listGroupPeople } from '#contract/group-people.ts'
import { handOverPanelPlace, previewPanelHandOver } from '#contract/hand-over.ts'
import { listJournal } from '#contract/journal.ts'
import { listHours, listLimits, putAllotment, putLimit } from '#contract/limits.ts'
import { renewPanelLink } from '#contract/links.ts'
import { createOfficeRegistration } from '#contract/office.ts'
import { listTroubledJobs } from '#contract/operation.ts'
import {
  getPanelRegistration,
  importEvent,
  listEvents,
  listRegistrations,
  publishEvent,
} from '#contract/panel.ts'
import { getReconciliation } from '#contract/reconciliation.ts'
import {
  confirmRefund,
  getRefundSettings,
  handBackRefund,
  listRefundProposals,
  listRefunds,
  requestRefund,
  updateRefundSettings,
  withholdRefund,
} from '#contract/refunds.ts'
import { exportEvent, getEventDefinition, listEventVersions, patchEvent } from '#contract/versions.ts'
import { listWaitingEntries, offerOutOfTurn, removeWaitingEntry } from '#contract/waiting-list.ts'
import {
  mayApproveRegistrations,
  mayCheckIn,
  mayEditEvents,
  mayEditRegistrations,
  mayMoveMoney,
  mayReadAllRegistrations,
  mayReadEvents,
  mayReadJournal,
  mayReadMoney,
  mayReadRegistrations,
  mayReadRules,
  maySetRefundConfirmation,
} from '#domain/access/rights.ts'
import { outputOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { kielceDefinition, singleOrder } from '#test/support/kielce.ts'
import type { Answer } from '#test/support/send.ts'
import { raceDefinition } from './race-definition.ts'
import { handOverToOla, unchanged } from './tenants.ts'
import { type Ids, type MemberWay, member } from './way.ts'
import { ACCOUNT_WAYS } from './ways-of-accounts.ts'
import { CALLING_OFF_WAYS } from './ways-of-calling-off.ts'
import { CASH_WAYS } from './ways-of-cash.ts'
import { EVENT_LIFE_WAYS } from './ways-of-event-life.ts'
import { LIST_WAYS } from './ways-of-lists.ts'
import { LODGING_WAYS } from './ways-of-lodging.ts'
import { MONEY_WAYS } from './ways-of-money.ts'
import { OFFICE_WAYS } from './ways-of-office.ts'
import { REPORT_WAYS } from './ways-of-reports.ts'
import { TEAM_WAYS } from './ways-of-team.ts'
import { TEST_MODE_WAYS } from './ways-of-test-mode.ts'

const registrationOf = ({
  accountId,
  eventId,
  registrationId,
}: Pick<Ids, 'accountId' | 'eventId' | 'registrationId'>) => ({
  accountId,
  eventId,
  registrationId,
})

/** The version on the site; 1 for roles that may not know it. */
async function currentVersion(params: Pick<Ids, 'accountId' | 'eventId'>, client: Client): Promise<number> {
  const { json } = await client.ask(listEventVersions, { params })
  return listEventVersions.output.safeParse(json).data?.versions[0]?.version ?? 1
}

/** The draft of an event; what another role may not know is made up. */
async function currentDraft(params: Pick<Ids, 'accountId' | 'eventId'>, client: Client) {
  const { json } = await client.ask(getDraft, { params })
  const draft = getDraft.output.safeParse(json).data
  return { revision: draft?.revision ?? 1, title: draft?.definition.title ?? 'Rajd' }
}

/** How each endpoint of the account in its path is called, and what guards it. */
export const MEMBER_WAYS = {
  listEvents: member(listEvents, mayReadEvents, ({ accountId }) => ({ params: { accountId } })),
  importEvent: member(importEvent, mayEditEvents, async ({ accountId }) => ({
    params: { accountId },
    body: { slug: `nowy-${randomUUID()}`, definition: await kielceDefinition() },
  })),
  publishEvent: member(publishEvent, mayEditEvents, async ({ accountId, eventId }) => ({
    params: { accountId, eventId },
    body: { definition: await raceDefinition() },
  })),
  listEventVersions: member(listEventVersions, mayReadRules, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  getEventDefinition: member(getEventDefinition, mayReadRules, ({ accountId, eventId }) => ({
    params: { accountId, eventId, version: 1 },
  })),
  exportEvent: member(exportEvent, mayReadRules, ({ accountId, eventId }) => ({
    params: { accountId, eventId, version: 1 },
  })),
  patchEvent: member(patchEvent, mayEditEvents, async ({ accountId, eventId }, client) => ({
    params: { accountId, eventId },
    body: {
      version: await currentVersion({ accountId, eventId }, client),
      section: 'title' as const,
      replacement: { title: 'Rajd', kind: 'other' },
    },
  })),
  createEvent: member(createEvent, mayEditEvents, ({ accountId }) => ({
    params: { accountId },
    body: { from: 'nothing' as const, title: 'Nowy rajd', start: null, end: null, place: null },
  })),
  getDraft: member(getDraft, mayEditEvents, ({ accountId, eventId }) => ({ params: { accountId, eventId } })),
  editDraft: member(editDraft, mayEditEvents, async ({ accountId, eventId }, client) => {
    const { title } = await currentDraft({ accountId, eventId }, client)
    const edits = [{ path: ['title'], before: title, after: `${title.slice(0, 100)}.` }]
    return { params: { accountId, eventId }, body: { edits } }
  }),
  publishDraft: member(publishDraft, mayEditEvents, async ({ accountId, eventId }, client) => {
    const { revision } = await currentDraft({ accountId, eventId }, client)
    return { params: { accountId, eventId }, body: { revision } }
  }),
  getPanelFile: member(getPanelFile, mayReadAllRegistrations, ({ fileId, ...ids }) => ({
    params: { ...registrationOf(ids), fileId },
  })),
  deletePanelFile: {
    ...member(deletePanelFile, mayEditRegistrations, ({ spareFileId, ...ids }) => ({
      params: { ...registrationOf(ids), fileId: spareFileId },
    })),
    // A file that is not there is as good as removed.
    ids: ['accountId', 'eventId', 'registrationId'],
  },
  ...TEST_MODE_WAYS,
  ...CALLING_OFF_WAYS,
  listLimits: member(listLimits, mayReadEvents, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  listHours: member(listHours, mayReadEvents, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  putLimit: member(putLimit, mayEditEvents, ({ accountId, eventId }) => ({
    params: { accountId, eventId, pool: 'event' },
    body: { capacity: 100 },
  })),
  putAllotment: member(putAllotment, mayEditEvents, ({ accountId, eventId }) => ({
    params: { accountId, eventId, slug: 'biuro' },
    body: { name: 'Biuro', partOf: 'event', units: 4 },
  })),
  createOfficeRegistration: member(
    createOfficeRegistration,
    mayEditRegistrations,
    async ({ accountId, eventId }, client) => {
      const params = { accountId, eventId }
      const version = versionOf(await client.ask(listLimits, { params }))
      return { params, body: singleOrder({ version, expectedTotal: 0 }), key: randomUUID() }
    },
  ),
  ...LIST_WAYS,
  ...REPORT_WAYS,
  listRegistrations: member(listRegistrations, mayReadAllRegistrations, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  listGroupPeople: member(listGroupPeople, mayReadRegistrations, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  getPanelRegistration: member(getPanelRegistration, mayReadAllRegistrations, (ids) => ({
    params: registrationOf(ids),
  })),
  changePanelRegistration: member(changePanelRegistration, mayEditRegistrations, (ids) => ({
    params: registrationOf(ids),
    body: unchanged(),
  })),
  // Of a registration whose place is not given away by another call.
  previewPanelHandOver: member(previewPanelHandOver, mayEditRegistrations, (ids) => {
    const { expectedTotal: _, email: _email, ...body } = handOverToOla()
    return { params: registrationOf(ids), body }
  }),
  handOverPanelPlace: {
    ...member(handOverPanelPlace, mayEditRegistrations, (ids) => ({
      params: { ...registrationOf(ids), registrationId: ids.handingId },
      body: handOverToOla(),
    })),
    ids: ['accountId', 'eventId', 'handingId'],
  },
  cancelPanelRegistration: {
    ...member(cancelPanelRegistration, mayEditRegistrations, (ids) => ({
      params: { ...registrationOf(ids), registrationId: ids.leavingId },
      body: { reason: 'Telefon od osoby zapisującej' },
    })),
    ids: ['accountId', 'eventId', 'leavingId'],
  },
  renewPanelLink: {
    ...member(renewPanelLink, mayEditRegistrations, (ids) => ({
      params: { ...registrationOf(ids), registrationId: ids.leavingId },
    })),
    ids: ['accountId', 'eventId', 'leavingId'],
  },
  approveRegistration: {
    ...member(approveRegistration, mayApproveRegistrations, (ids) => ({
      params: { ...registrationOf(ids), registrationId: ids.approvedId },
      body: {},
    })),
    ids: ['accountId', 'eventId', 'approvedId'],
  },
  refuseApproval: {
    ...member(refuseApproval, mayApproveRegistrations, (ids) => ({
      params: { ...registrationOf(ids), registrationId: ids.refusedId },
      body: { reason: 'Bez uprawnień' },
    })),
    ids: ['accountId', 'eventId', 'refusedId'],
  },
  // Of an event that is not called off, so that it can be requested repeatedly.
  previewPanelCancellation: member(previewPanelCancellation, mayEditRegistrations, (ids) => ({
    params: registrationOf(ids),
  })),
  listRefundProposals: member(listRefundProposals, mayReadMoney, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  requestRefund: member(requestRefund, mayMoveMoney, (ids) => ({
    params: registrationOf(ids),
    body: { payment: null, amount: 1, reason: 'Nadpłata' },
    key: randomUUID(),
  })),
  listRefunds: member(listRefunds, mayReadMoney, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  confirmRefund: {
    ...member(confirmRefund, mayMoveMoney, ({ accountId, eventId, confirmedRefundId: refundId }) => ({
      params: { accountId, eventId, refundId },
      body: {},
    })),
    ids: ['accountId', 'eventId', 'confirmedRefundId'],
  },
  withholdRefund: {
    ...member(withholdRefund, mayMoveMoney, ({ accountId, eventId, withheldRefundId: refundId }) => ({
      params: { accountId, eventId, refundId },
      body: { reason: 'Próba' },
    })),
    ids: ['accountId', 'eventId', 'withheldRefundId'],
  },
  handBackRefund: {
    ...member(handBackRefund, mayMoveMoney, ({ accountId, eventId, handedRefundId: refundId }) => ({
      params: { accountId, eventId, refundId },
      body: { how: 'cash' as const },
    })),
    ids: ['accountId', 'eventId', 'handedRefundId'],
  },
  getRefundSettings: member(getRefundSettings, mayReadMoney, ({ accountId }) => ({ params: { accountId } })),
  updateRefundSettings: member(updateRefundSettings, maySetRefundConfirmation, ({ accountId }) => ({
    params: { accountId },
    body: { confirmAbove: 40_000 },
  })),
  ...OFFICE_WAYS,
  ...LODGING_WAYS,
  ...CASH_WAYS,
  ...MONEY_WAYS,
  ...TEAM_WAYS,
  ...EVENT_LIFE_WAYS,
  ...ACCOUNT_WAYS,
  listWaitingEntries: member(listWaitingEntries, mayReadAllRegistrations, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  offerOutOfTurn: member(offerOutOfTurn, mayEditRegistrations, ({ accountId, eventId, waitingEntryId }) => ({
    params: { accountId, eventId, waitingEntryId },
    body: { reason: 'Próba' },
  })),
  removeWaitingEntry: {
    ...member(removeWaitingEntry, mayEditRegistrations, ({ accountId, eventId, removedEntryId }) => ({
      params: { accountId, eventId, waitingEntryId: removedEntryId },
    })),
    ids: ['accountId', 'eventId', 'removedEntryId'],
  },
  createScan: member(createScan, mayCheckIn, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
    body: { code: 'any', gate: 'Wejście', nonce: randomUUID() },
  })),
  listScans: member(listScans, mayCheckIn, ({ accountId, eventId }) => ({ params: { accountId, eventId } })),
  getReconciliation: member(getReconciliation, mayReadMoney, ({ accountId }) => ({ params: { accountId } })),
  listJournal: member(listJournal, mayReadJournal, ({ accountId }) => ({ params: { accountId } })),

  listTroubledJobs: member(listTroubledJobs, mayReadJournal, ({ accountId }) => ({ params: { accountId } })),
} as const satisfies Partial<Record<keyof Api, MemberWay>>

/** The version on sale; any number for callers who may not know it. */
const versionOf = (answer: Answer): number =>
  answer.status === listLimits.status ? outputOf(listLimits, answer).version : 1
