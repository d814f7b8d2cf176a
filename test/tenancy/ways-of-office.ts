import { randomUUID } from 'node:crypto'
import { makeCard } from '#contract/cards.ts'
import { compareWith, getDashboard, listToDo } from '#contract/dashboard.ts'
import { listDuplicates, mergeRegistrations, previewMerge, tellApart } from '#contract/duplicates.ts'
import { listLimits } from '#contract/limits.ts'
import { getNoticeChoice, updateNoticeChoice } from '#contract/notices.ts'
import { quoteOfficeDraft } from '#contract/office.ts'
import {
  getPanelChange,
  previewPanelChange,
  prolongPayment,
  putRegistrationNote,
  sendExplanation,
} from '#contract/office-changes.ts'
import { bookPayment, correctPrice, reversePayment } from '#contract/office-money.ts'
import { getPoster } from '#contract/poster.ts'
import {
  mayBookPayments,
  mayEditEvents,
  mayEditRegistrations,
  mayMergeRegistrations,
  mayMoveMoney,
  mayReadAllRegistrations,
  mayReadEvents,
  mayWriteMessages,
} from '#domain/access/rights.ts'
import { singleOrder } from '#test/support/kielce.ts'
import { unchanged } from './tenants.ts'
import { type Ids, member } from './way.ts'

const registrationOf = ({ accountId, eventId, registrationId }: Ids) => ({
  accountId,
  eventId,
  registrationId,
})

/** What is owed is decided once, however often it is asked. */
const DECISION = randomUUID()

/** How the endpoints of the office are called. */
export const OFFICE_WAYS = {
  getNoticeChoice: member(getNoticeChoice, mayReadEvents, ({ accountId }) => ({ params: { accountId } })),
  updateNoticeChoice: member(updateNoticeChoice, mayReadEvents, ({ accountId }) => ({
    params: { accountId },
    body: { choice: 'at_once' as const },
  })),
  listToDo: member(listToDo, mayReadEvents, ({ accountId }) => ({ params: { accountId } })),
  getDashboard: member(getDashboard, mayReadAllRegistrations, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  getPoster: member(getPoster, mayReadAllRegistrations, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  compareWith: member(compareWith, mayEditEvents, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
    body: { eventId: null },
  })),
  quoteOfficeDraft: member(quoteOfficeDraft, mayEditRegistrations, async ({ accountId, eventId }, client) => {
    const params = { accountId, eventId }
    const { json } = await client.ask(listLimits, { params })
    const version = listLimits.output.safeParse(json).data?.version ?? 1
    return { params, body: { version, draft: singleOrder({ expectedTotal: 0 }).draft } }
  }),
  makeCard: {
    ...member(makeCard, mayEditRegistrations, (ids) => ({
      params: { ...registrationOf(ids), registrationId: ids.leavingId },
    })),
    ids: ['accountId', 'eventId', 'leavingId'],
  },
  getPanelChange: member(getPanelChange, mayEditRegistrations, (ids) => ({ params: registrationOf(ids) })),
  previewPanelChange: member(previewPanelChange, mayEditRegistrations, (ids) => {
    const { expectedTotal: _, ...body } = unchanged()
    return { params: registrationOf(ids), body }
  }),
  prolongPayment: {
    ...member(prolongPayment, mayEditRegistrations, (ids) => ({
      params: registrationOf(ids),
      body: { until: '2031-01-01' },
    })),
    // It costs nothing.
    refused: 'not_changeable' as const,
  },
  listDuplicates: member(listDuplicates, mayEditRegistrations, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  tellApart: {
    ...member(tellApart, mayEditRegistrations, (ids) => ({
      params: { ...registrationOf(ids), otherId: ids.registrationId },
      body: {},
    })),
    // It is the same registration.
    refused: 'not_found' as const,
  },
  previewMerge: {
    ...member(previewMerge, mayMergeRegistrations, (ids) => ({
      params: { ...registrationOf(ids), otherId: ids.registrationId },
    })),
    refused: 'not_found' as const,
  },
  mergeRegistrations: {
    ...member(mergeRegistrations, mayMergeRegistrations, (ids) => ({
      params: { ...registrationOf(ids), otherId: ids.registrationId },
      body: { moved: 0, refunded: 0, tell: false },
    })),
    refused: 'not_found' as const,
  },
  putRegistrationNote: member(putRegistrationNote, mayEditRegistrations, (ids) => ({
    params: registrationOf(ids),
    body: { text: `Dzwoni ${randomUUID()}`, tags: ['telefon'] },
  })),
  sendExplanation: {
    ...member(sendExplanation, mayWriteMessages, (ids) => ({
      params: registrationOf(ids),
      body: { about: 'state', mark: 'read-before', note: '' },
      key: randomUUID(),
    })),
    // What was read is another explanation.
    refused: 'changed_meanwhile' as const,
  },
  bookPayment: member(bookPayment, mayBookPayments, (ids) => ({
    params: registrationOf(ids),
    body: { way: 'cash' as const, amount: 100, day: '2026-01-02' },
    key: randomUUID(),
  })),
  reversePayment: {
    ...member(reversePayment, mayMoveMoney, (ids) => ({
      params: { ...registrationOf(ids), entryId: ids.registrationId },
      body: { reason: 'Pomyłka' },
    })),
    // Nothing was booked under this id.
    refused: 'not_found' as const,
  },
  correctPrice: member(correctPrice, mayMoveMoney, (ids) => ({
    params: registrationOf(ids),
    body: { owed: 100, seen: 0, reason: 'Próba' },
    key: DECISION,
  })),
} as const
