import { useState } from 'react'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/payment.ts'
import { call } from '#web/lib/call.ts'
import { createPayment } from '../shared/send-order.ts'
import type { PaymentStatus } from './payment-status.ts'
import { useReturn } from './use-return.ts'

type PayState =
  | { readonly kind: 'idle' | 'starting' | 'lost' | 'settled' | 'closed' }
  /** The amount differs from the one on the button: the price is that of another day by now. */
  | { readonly kind: 'other'; readonly amount: number; readonly address: string }
  | { readonly kind: 'later'; readonly message: string }

const STATE_OF_REFUSAL: Readonly<Record<string, 'settled' | 'closed'>> = {
  not_payable: 'settled',
  payment_unavailable: 'closed',
}

interface PayButtonProps {
  readonly token: string
  /** Grosze. */
  readonly amount: number
  readonly status: PaymentStatus
}

/** Starts (or continues) a payment of the amount due and goes to the gateway; of another amount only when confirmed. */
export function PayButton({ token, amount, status }: PayButtonProps) {
  const [state, setState] = useState<PayState>({ kind: 'idle' })
  useReturn(() => setState({ kind: 'idle' }))
  const isOpen = status === 'checking' || status === 'open'
  const isAgain = status === 'refused' || status === 'abandoned'
  const pay = async () => {
    if (state.kind === 'other') return location.assign(state.address)
    setState({ kind: 'starting' })
    const answer = await call(createPayment, { params: { token }, body: {} })
    if (!answer.ok) {
      const { code, status: httpStatus, problem } = answer
      if (httpStatus === 429 && problem !== null) return setState({ kind: 'later', message: problem.title })
      return setState({ kind: STATE_OF_REFUSAL[code] ?? 'lost' })
    }
    const { redirectUrl, amount: asked } = answer.data
    if (asked === amount || isOpen) return location.assign(redirectUrl)
    setState({ kind: 'other', amount: asked, address: redirectUrl })
  }
  const sum = formatMoney(state.kind === 'other' ? state.amount : amount)
  return (
    <div className="pay">
      <button
        type="button"
        className={status === 'checking' ? 'btn quiet' : 'btn'}
        disabled={state.kind === 'starting'}
        onClick={pay}
      >
        {isOpen ? words.goBack : isAgain ? words.payAgain(sum) : words.pay(sum)}
      </button>
      <p role="status">{stateWords(state, amount)}</p>
    </div>
  )
}

function stateWords(state: PayState, shown: number): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'starting':
      return words.starting
    case 'lost':
      return words.lost
    case 'later':
      return state.message
    case 'settled':
      return words.settled
    case 'closed':
      return words.closed
    case 'other':
      return words.otherAmount(formatMoney(shown), formatMoney(state.amount))
  }
}
