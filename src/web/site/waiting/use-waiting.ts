import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type {
  getWaitingEntry as GetWaitingEntry,
  giveUpWaiting as GiveUpWaiting,
} from '#contract/waiting-list.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { failureWords } from '../shared/failure-words.ts'

export type WaitingEntry = OutputOf<typeof GetWaitingEntry>

export const giveUpWaiting: Remote<typeof GiveUpWaiting> = {
  method: 'DELETE',
  path: '/v1/site/waiting-entries/:token',
}

/** Leaves the list, or declines the offer; then the page is reloaded at the address of the entry. */
export function useGivingUp(token: string) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const giveUp = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await call(giveUpWaiting, { params: { token } })
    if (answer.ok) return location.replace(`/lista-rezerwowa/${token}`)
    setBusy(false)
    setFailure(failureWords(answer))
  }
  return { busy, failure, giveUp }
}
