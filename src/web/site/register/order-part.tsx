import { formatMoney } from '#domain/money.ts'
import { OrderButton } from '#web/kit/order-button.tsx'
import type { FormTools, ShownQuote } from './form-tools.ts'
import { PaymentDayNote } from './payment-day-note.tsx'

interface OrderProps {
  readonly tools: FormTools
  /** What the button obliges to. */
  readonly total: number
  /** What became of an order that was sent. */
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
  if (approvals.length > 0 && due[0]?.until === null) return 'Do zapłaty po potwierdzeniu'
  return due.length > 1 ? 'Do zapłaty teraz' : 'Do zapłaty'
}
