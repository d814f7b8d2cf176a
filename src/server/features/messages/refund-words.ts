import { formatMoney } from '#domain/values/money.ts'
import { formatDay } from '#domain/values/time.ts'
import { refundMailWords } from '#i18n/pl/mails/refunds.ts'
import { tie } from '#i18n/text/typography.ts'
import type { MailData } from './mail-data.ts'

const words = refundMailWords.open

type Refund = MailData['registration']['refunds'][number]

/** The state of each refund of a registration, one sentence for each state; nothing when there is none. */
export function refundWords({ refunds }: MailData['registration']): string[] {
  const open = refunds.filter(({ state }) => state !== 'succeeded')
  return [...Map.groupBy(open, ({ state }) => state)].map(([state, those]) => {
    const amount = formatMoney(those.reduce((sum, refund) => sum + refund.amount, 0))
    return tie(sentenceOf(state, amount, those))
  })
}

function sentenceOf(state: Refund['state'], amount: string, those: readonly Refund[]): string {
  const last = those
    .flatMap(({ expectedBy }) => expectedBy ?? [])
    .toSorted()
    .at(-1)
  const until = last === undefined ? null : formatDay(Temporal.PlainDate.from(last))
  switch (state) {
    case 'awaiting_confirmation':
      return words.awaitingConfirmation(amount)
    case 'withheld':
      return words.withheld(amount)
    case 'requested':
    case 'sent':
      return words.moving(amount, until)
    case 'needs_account':
      return words.needsAccount(amount)
    default:
      return words.toTransfer(amount)
  }
}
