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
  | { readonly kind: 'said'; readonly message: string }

const STATE_OF_REFUSAL: Readonly<Record<string, 'settled' | 'closed'>> = {
  not_payable: 'settled',
  payment_unavailable: 'closed',
}

export interface Paying {
  readonly token: string
  /** Grosze that the button shows. */
  readonly amount: number
  readonly status: PaymentStatus
  /** Grosze, where it is not what is due now. */
  readonly wanted?: number | undefined
  readonly returnTo?: 'registration' | 'payment'
  /** The payment under way in whose place another one is started. */
  readonly insteadOf?: string | undefined
}

/** Starts (or continues) a payment and goes to the gateway; of another amount than shown only when confirmed. */
export function usePaying({ token, amount, status, wanted, insteadOf, returnTo = 'registration' }: Paying) {
  const sumNow = `${amount} ${wanted}`
  const [said, setSaid] = useState<PayState & { readonly of: string }>({ kind: 'idle', of: sumNow })
  // An answer about another sum than the one chosen now says nothing any more.
  const state: PayState = said.of === sumNow ? said : { kind: 'idle' }
  const setState = (now: PayState) => setSaid({ ...now, of: sumNow })
  useReturn(() => setState({ kind: 'idle' }))
  const isOpen = status === 'checking' || status === 'open'
  const isAgain = status === 'refused' || status === 'abandoned'
  const start = (sum: number | undefined) =>
    call(createPayment, {
      params: { token },
      body: {
        ...{ returnTo },
        ...(sum === undefined ? {} : { amount: sum }),
        ...(insteadOf === undefined ? {} : { insteadOf }),
      },
    })
  const pay = async () => {
    if (state.kind === 'starting') return
    if (state.kind === 'other') return location.assign(state.address)
    setState({ kind: 'starting' })
    const first = await start(wanted)
    // What is under way may be a sum that cannot be paid any more: then what is due now is.
    const answer = isOpen && !first.ok && first.code === 'invalid_input' ? await start(undefined) : first
    if (!answer.ok) {
      const { code, status: httpStatus, problem } = answer
      const said = problem?.problems?.[0]?.message ?? problem?.title
      if ((httpStatus === 429 || code === 'invalid_input') && said !== undefined)
        return setState({ kind: 'said', message: said })
      return setState({ kind: STATE_OF_REFUSAL[code] ?? 'lost' })
    }
    const { redirectUrl, amount: asked } = answer.data
    if (asked === amount || isOpen) return location.assign(redirectUrl)
    setState({ kind: 'other', amount: asked, address: redirectUrl })
  }
  const sum = formatMoney(state.kind === 'other' ? state.amount : amount)
  return {
    pay,
    isStarting: state.kind === 'starting',
    label: isOpen ? words.goBack : isAgain ? words.payAgain(sum) : words.pay(sum),
    /** What has become of it; empty: nothing to say. */
    said: stateWords(state, amount),
  }
}

function stateWords(state: PayState, shown: number): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'starting':
      return words.starting
    case 'lost':
      return words.lost
    case 'said':
      return state.message
    case 'settled':
      return words.settled
    case 'closed':
      return words.closed
    case 'other':
      return words.otherAmount(formatMoney(shown), formatMoney(state.amount))
  }
}
