import { useRef, useState } from 'react'
import { type Intention, intend, refused } from './intention.ts'
import { type Outcome, sendAccount } from './send-account.ts'

export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | (Outcome & { readonly host: string; readonly name: string })

interface Wanted {
  readonly host: string
  readonly name: string
  readonly token: string
}

interface Keeping {
  readonly sent: Intention | null
  readonly keepSent: (sent: Intention) => void
  /** The outcome. */
  readonly onOutcome: (outcome: Outcome, host: string) => void
}

/** Sends the requested account, one request at a time, and reports the outcome. */
export function useSending({ sent, keepSent, onOutcome }: Keeping) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  /** Synchronous, because the state of the page would be late: for the second click of a double click. */
  const isBusy = useRef(false)
  const send = async ({ host, name, token }: Wanted) => {
    if (isBusy.current) return
    isBusy.current = true
    const intention = intend(sent, { host, name }, () => crypto.randomUUID())
    keepSent(intention)
    setSending({ kind: 'sending' })
    const outcome = await sendAccount({ name, hostname: host, token }, intention.key)
    if (outcome.kind === 'refused') keepSent(refused(intention))
    setSending({ ...outcome, host, name })
    isBusy.current = outcome.kind === 'made'
    onOutcome(outcome, host)
  }
  return { sending, send: (wanted: Wanted) => void send(wanted) }
}
