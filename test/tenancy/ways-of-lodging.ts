import { randomUUID } from 'node:crypto'
import {
  askQuestions,
  previewOffers,
  recordAnswer,
  remindOfQuestion,
  settleQuestion,
  withdrawQuestion,
} from '#contract/choice-questions.ts'
import {
  deleteSpace,
  getLodging,
  movePeople,
  publishSpaces,
  putWishQuestion,
  saveSpaces,
} from '#contract/lodging.ts'
import { mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import { type Ids, member } from './way.ts'

const eventOf = ({ accountId, eventId }: Ids) => ({ accountId, eventId })
/** There is no question of this id. */
const questionOf = (ids: Ids) => ({ ...eventOf(ids), questionId: ids.registrationId })
const missing = 'not_found' as const

/** How the endpoints of rooms and vehicles are called. */
export const LODGING_WAYS = {
  getLodging: member(getLodging, mayReadAllRegistrations, (ids) => ({ params: eventOf(ids) })),
  saveSpaces: member(saveSpaces, mayEditRegistrations, (ids) => {
    const id = randomUUID()
    const room = { places: 4, kept: 0, sexes: 'any' as const, kind: null, note: '' }
    return {
      params: eventOf(ids),
      body: { spaces: [{ ...room, id, scope: 'rooms', house: 'Dom', name: id }] },
    }
  }),
  deleteSpace: {
    ...member(deleteSpace, mayEditRegistrations, (ids) => ({
      params: { ...eventOf(ids), spaceId: ids.registrationId },
    })),
    // There is no such room.
    refused: 'not_found' as const,
  },
  movePeople: {
    ...member(movePeople, mayEditRegistrations, (ids) => ({
      params: eventOf(ids),
      body: { scope: 'rooms', moves: [{ people: [ids.registrationId], space: null }] },
    })),
    // Nobody has this id.
    refused: 'not_found' as const,
  },
  putWishQuestion: member(putWishQuestion, mayEditRegistrations, (ids) => ({
    params: eventOf(ids),
    body: { question: null },
  })),
  publishSpaces: member(publishSpaces, mayEditRegistrations, (ids) => ({
    params: eventOf(ids),
    body: { scope: 'rooms', mailFirst: false },
  })),
  // Nobody has this id.
  previewOffers: {
    ...member(previewOffers, mayEditRegistrations, (ids) => ({
      params: eventOf(ids),
      body: { scope: 'rooms', people: [ids.registrationId] },
    })),
    refused: missing,
  },
  askQuestions: {
    ...member(askQuestions, mayEditRegistrations, (ids) => ({
      params: eventOf(ids),
      body: {
        ...{ scope: 'rooms', kind: 'withdrawn' as const, people: [ids.registrationId], note: '' },
        offers: [{ item: 'room', option: 'single' }],
        answerBy: Temporal.Now.plainDateISO('Europe/Warsaw').add({ days: 1 }).toString(),
      },
    })),
    refused: missing,
  },
  recordAnswer: {
    ...member(recordAnswer, mayEditRegistrations, (ids) => ({
      params: questionOf(ids),
      body: { choose: null, difference: 0 },
    })),
    refused: missing,
  },
  withdrawQuestion: {
    ...member(withdrawQuestion, mayEditRegistrations, (ids) => ({ params: questionOf(ids), body: {} })),
    refused: missing,
  },
  remindOfQuestion: {
    ...member(remindOfQuestion, mayEditRegistrations, (ids) => ({ params: questionOf(ids), body: {} })),
    refused: missing,
  },
  settleQuestion: {
    ...member(settleQuestion, mayEditRegistrations, (ids) => ({ params: questionOf(ids), body: {} })),
    refused: missing,
  },
} as const
