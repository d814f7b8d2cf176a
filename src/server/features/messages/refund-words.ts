import { formatMoney } from '#domain/values/money.ts'
import { formatDay } from '#domain/values/time.ts'
import { refundSentence } from '#i18n/pl/mails/refund-sentence.ts'
import { tie } from '#i18n/text/typography.ts'
import type { MailData } from './mail-data.ts'

/** The state of each refund of a registration, one sentence for each state; nothing when there is none. */
export function refundWords({ refunds }: MailData['registration']): string[] {
  const open = refunds.filter(({ state }) => state !== 'succeeded')
  return [...Map.groupBy(open, ({ state }) => state)].map(([state, those]) => {
    const amount = formatMoney(those.reduce((sum, refund) => sum + refund.amount, 0))
    const last = those
      .flatMap(({ expectedBy }) => expectedBy ?? [])
      .toSorted()
      .at(-1)
    return tie(
      refundSentence(state, amount, last === undefined ? null : formatDay(Temporal.PlainDate.from(last))),
    )
  })
}
