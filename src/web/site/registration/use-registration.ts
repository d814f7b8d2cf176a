import { useEffect, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { checkPayment as CheckPayment, getRegistration as GetRegistration } from '#contract/site.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { type PaymentStatus, paymentStatus } from './payment-status.ts'
import { useReturn } from './use-return.ts'

export type Registration = OutputOf<typeof GetRegistration>

export const checkPayment: Remote<typeof CheckPayment> = {
  method: 'POST',
  path: '/v1/site/registrations/:token/payments/check',
}

/** Polled less and less often, so that a forgotten tab does not poll for ever at the initial rate. */
const ASK_EVERY_MS = 2000
const ASK_AT_MOST_EVERY_MS = 15_000
const SLOWER = 1.25
/** A payment that was refused may still succeed late, and a refund arrives within hours or days. */
const FOLLOW_EVERY_MS = 20_000
const LATE_AFTER_MS = 45_000

/**
 * The registration, polled while a payment is under way: the gateway at once when the page is opened or
 * returned to, then with longer and longer pauses. After a refusal it polls more slowly, for money may still come.
 */
export function useRegistration(token: string, first: Registration) {
  const [registration, setRegistration] = useState(first)
  const [answers, setAnswers] = useState(0)
  const [late, setLate] = useState(false)
  const [seen, setSeen] = useState(0)
  const returned = useReturn(() => setAnswers(0))
  const status = paymentStatus(registration, answers, Temporal.Now.instant())
  // On return the page may show the state from before the payment was started.
  const pace = returned > seen ? ASK_EVERY_MS : paceOf(status, registration)
  useEffect(() => {
    if (pace === null) return
    const leaving = new AbortController()
    let pause = pace
    let timer: ReturnType<typeof setTimeout>
    const patience = setTimeout(() => setLate(true), LATE_AFTER_MS)
    const ask = async () => {
      const answer = await call(checkPayment, { params: { token }, body: {}, signal: leaving.signal })
      if (leaving.signal.aborted) return
      if (answer.ok) {
        setRegistration(answer.data)
        setAnswers((before) => before + 1)
        setSeen(returned)
      }
      timer = setTimeout(ask, pause)
      pause = Math.max(pace, Math.min(pause * SLOWER, ASK_AT_MOST_EVERY_MS))
    }
    timer = setTimeout(ask, pace === ASK_EVERY_MS ? 0 : pace)
    return () => {
      leaving.abort()
      clearTimeout(timer)
      clearTimeout(patience)
    }
  }, [pace, token, returned])
  return { registration, setRegistration, status, late }
}

/** The initial interval of polling; null where nothing more is awaited. */
function paceOf(status: PaymentStatus, { refunds }: Registration): number | null {
  if (status === 'checking' || status === 'open') return ASK_EVERY_MS
  const goesBack = refunds.some(({ state }) => state === 'requested' || state === 'sent')
  return status !== 'none' || goesBack ? FOLLOW_EVERY_MS : null
}
