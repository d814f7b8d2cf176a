import { type EventDays, eventDays } from '../kit/event-days.ts'
import { type Stay, spanOf, staysOf } from '../kit/stays.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { type RoomKind, roomsOf } from './rooms.ts'
import { pricesOf, type RetreatPrices } from './stay-prices.ts'

/** A retreat as answered, with what follows from it. */
export interface House {
  readonly days: EventDays
  /** Several terms; empty where there is one. */
  readonly groups: readonly Stay[]
  readonly stays: readonly Stay[]
  readonly unread: readonly string[]
  readonly rooms: readonly RoomKind[]
  /** People of one term who need a bed. */
  readonly limit: number
  readonly prices: RetreatPrices
}

export function houseOf(answers: TemplateAnswers): House {
  const asked = eventDays(answers)
  const { stays, unread } = staysOf(asked, answers.own.stays ?? '')
  const rooms = roomsOf(answers.own.rooms ?? '')
  return {
    days: spanOf(stays, asked),
    stays,
    groups: stays.length > 1 ? stays : [],
    unread,
    rooms,
    limit: answers.limit ?? rooms.reduce((sum, { beds, count }) => sum + beds * count, 0),
    prices: pricesOf(answers),
  }
}
