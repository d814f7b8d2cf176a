import { useState } from 'react'
import { browserStore } from '#web/lib/browser-store.ts'
import { type OrderToSend, type Outcome, sendOrder } from '../../shared/send-order.ts'
import { forgetOrder } from './draft-store.ts'
import { forgetHold } from './hold-store.ts'
import { rememberChange, rememberRegistered } from './last-registered.ts'

export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** It computes the proof that the server requires before accepting the order. */
  | { readonly kind: 'checking' }
  | Exclude<Outcome, { kind: 'registered' }>

/** Sends the order and acts on the outcome; leaves the page when it was accepted. */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const [sent, setSent] = useState<OrderToSend | null>(null)
  const send = async (order: OrderToSend) => {
    setSending({ kind: 'sending' })
    setSent(order)
    const outcome = await sendOrder(order, () => setSending({ kind: 'checking' }))
    if (outcome.kind === 'registered') {
      forgetOrder(order.slug, browserStore())
      forgetHold(order.slug)
      rememberRegistered(order.slug, { number: outcome.number, address: outcome.own })
      location.assign(outcome.address)
      return
    }
    setSending(outcome)
    if (outcome.kind === 'version_gone') rememberChange(order.slug)
    if (outcome.kind === 'version_gone' || outcome.kind === 'called_off') location.reload()
  }
  return { sending, sent, send, settle: () => setSending({ kind: 'idle' }) }
}
