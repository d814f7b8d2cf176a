import { useEffect, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { getRegistration as GetRegistration } from '#contract/site.ts'
import { call, type Remote } from '#web/lib/call.ts'

export type Registration = OutputOf<typeof GetRegistration>

export const getRegistration: Remote<typeof GetRegistration> = {
  method: 'GET',
  path: '/v1/site/registrations/:token',
}

const ASK_EVERY_MS = 2000
/** Asked less and less often, so that a forgotten tab does not ask for ever at this pace. */
const ASK_AT_MOST_EVERY_MS = 15_000
const LATE_AFTER_MS = 45_000

/** A payment has been started and the gateway has not told its end yet. */
export const isChecking = ({ state, payment }: Registration): boolean =>
  payment !== null && state === 'awaiting_payment'

/** The registration, asked again by itself while a payment is under way. */
export function useRegistration(token: string, first: Registration) {
  const [registration, setRegistration] = useState(first)
  const [late, setLate] = useState(false)
  const checking = isChecking(registration)
  useEffect(() => {
    if (!checking) return
    const leaving = new AbortController()
    let pause = ASK_EVERY_MS
    let timer: ReturnType<typeof setTimeout>
    const patience = setTimeout(() => setLate(true), LATE_AFTER_MS)
    const ask = async () => {
      const answer = await call(getRegistration, { params: { token }, signal: leaving.signal })
      if (leaving.signal.aborted) return
      if (answer.ok) setRegistration(answer.data)
      pause = Math.min(pause * 1.2, ASK_AT_MOST_EVERY_MS)
      timer = setTimeout(ask, pause)
    }
    timer = setTimeout(ask, pause)
    return () => {
      leaving.abort()
      clearTimeout(timer)
      clearTimeout(patience)
    }
  }, [checking, token])
  return { registration, setRegistration, checking, late }
}
