import { formatMoney } from '#domain/values/money.ts'
import { formatDay } from '#domain/values/time.ts'
import { explanationWords } from '#i18n/pl/explanations.ts'
import { refundSentence } from '#i18n/pl/mails/refund-sentence.ts'
import type { RefundStanding } from '#server/features/payments/refunds/get-refund-standings.ts'
import { dayOf, type Explanation, explanation } from './explanation.ts'

const words = explanationWords.refund
const day = (instant: string) => dayOf(Temporal.Instant.from(instant))

/** Why money goes back, since when, and where it is. */
export const refundExplanations = (refunds: readonly RefundStanding[]): Explanation[] =>
  refunds.map((refund, place) => {
    const { amount, state, requestedAt, endedAt, expectedBy, withheldBecause } = refund
    const until = expectedBy === null ? null : formatDay(Temporal.PlainDate.from(expectedBy))
    const isDone = state === 'succeeded'
    return explanation(`refund/${place}`, words.title(formatMoney(amount)), [
      words.why,
      words.prepared(day(requestedAt)),
      ...(isDone
        ? [words.done(formatMoney(amount), day(endedAt ?? requestedAt))]
        : [refundSentence(state, formatMoney(amount), until)]),
      ...(withheldBecause === null ? [] : [words.because(withheldBecause)]),
    ])
  })
