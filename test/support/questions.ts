import type { z } from 'zod'
import {
  answerQuestion,
  askQuestions,
  previewOffers,
  recordAnswer,
  remindOfQuestion,
  settleQuestion,
  withdrawQuestion,
} from '#contract/choice-questions.ts'
import { getLodging } from '#contract/lodging.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { outputOf } from './answers.ts'
import type { Client } from './client.ts'
import { retreat } from './lodging.ts'
import type { Registered, TestSite } from './site.ts'

type Asked = z.input<(typeof askQuestions)['body']>

/** Grosze for a bed in a shared room, and in a room with a bath, of which there is one bed. */
export const SHARED = 31_050
export const BATH = 43_099

/** The retreat with prices: one bed in a room with a bath unless stated otherwise, and stops of different prices. */
export function pricedRetreat(baths = 1): EventDefinitionInput {
  const event = retreat()
  const prices: Readonly<Record<string, number>> = { shared: SHARED, bath: BATH, kielce: 4_000, busko: 2_550 }
  return {
    ...event,
    items: (event.items ?? []).map((item) => ({
      ...item,
      options: (item.options ?? []).map((option) => ({
        ...option,
        price: prices[option.id] ?? 0,
        ...(option.id === 'bath' ? { limit: baths } : {}),
      })),
    })),
  }
}

export const today = () => Temporal.Now.plainDateISO('Europe/Warsaw')

/** What the office asks, and what people answer. */
export function questionsOf({ account, event, visitor }: TestSite, client: Client) {
  const params = { accountId: account, eventId: event }
  const at = (questionId: string) => ({ ...params, questionId })
  return {
    preview: (people: string[], scope = 'rooms') =>
      client.ask(previewOffers, { params, body: { scope, people } }),
    ask: async (people: string[], more: Partial<Asked> = {}) => {
      const body: Asked = {
        ...{ scope: 'rooms', kind: 'supplement', people, note: '' },
        offers: [{ item: 'room', option: 'bath' }],
        answerBy: today().add({ days: 3 }).toString(),
        ...more,
      }
      return client.ask(askQuestions, { params, body })
    },
    asked: async () => outputOf(getLodging, await client.ask(getLodging, { params })).asked,
    answer: (
      { token }: Registered,
      questionId: string,
      choose: string | null,
      difference = 0,
      by = visitor,
    ) => by.ask(answerQuestion, { params: { token, questionId }, body: { choose, difference } }),
    record: (questionId: string, choose: string | null, difference = 0) =>
      client.ask(recordAnswer, { params: at(questionId), body: { choose, difference } }),
    withdraw: (questionId: string) => client.ask(withdrawQuestion, { params: at(questionId), body: {} }),
    remind: (questionId: string) => client.ask(remindOfQuestion, { params: at(questionId), body: {} }),
    settle: (questionId: string) => client.ask(settleQuestion, { params: at(questionId), body: {} }),
  }
}
