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
  /** What came of it. */
  readonly onOutcome: (outcome: Outcome, host: string) => void
}

/** Sends the account that is wanted, one at a time, and says what came of it. */
export function useSending({ sent, keepSent, onOutcome }: Keeping) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  /** At once, where the state of the page would come too late: a second click of a double click. */
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
