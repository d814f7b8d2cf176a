import { useMemo } from 'react'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/register/summary.ts'
import { OrderButton } from '#web/kit/order-button.tsx'
import type { FormTools, ShownQuote } from './order/form-tools.ts'
import { nextPriceOf, nextPriceWords } from './payment-day.ts'

interface OrderProps {
  readonly tools: FormTools
  /** The obligation stated on the button. */
  readonly total: number
  /** The outcome of an order that was sent. */
  readonly notice: React.ReactNode
  /** What is still missing. */
  readonly todo: React.ReactNode
  readonly disabled: boolean
}

/** The end of the summary: what is missing, what is paid now, and the button that orders. */
export function OrderPart({ tools, total, notice, todo, disabled }: OrderProps) {
  const { due, approvals } = tools.quote
  return (
    <div className="pay">
      {notice}
      {todo}
      <p className="pay-line">
        <span>{payWords({ due, approvals })}</span>
        <b className="num">{formatMoney(due.length > 1 ? (due[0]?.amount ?? total) : total)}</b>
      </p>
      <PaymentDayNote tools={tools} />
      <OrderButton total={total} disabled={disabled} describedBy="do-uzupelnienia" />
    </div>
  )
}

/** What the amount above the button is. */
function payWords({ due, approvals }: Pick<ShownQuote, 'due' | 'approvals'>): string {
  if (approvals.length > 0 && due[0]?.until === null) return words.toPayLater
  return due.length > 1 ? words.toPayNow : words.toPay
}

/** Next to the amount to pay: until when it is valid, and the later price. Only the server knows a code's effect. */
function PaymentDayNote({ tools: { compiled, draft, context, code } }: { tools: FormTools }) {
  const next = useMemo(() => nextPriceOf(compiled, draft, context), [compiled, draft, context])
  if (next === null) return null
  const note = code === null ? nextPriceWords(next, context.now.toPlainDate()) : words.dependsOnDay
  return <p className="pay-note">{note}</p>
}
