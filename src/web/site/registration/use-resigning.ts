import { useState } from 'react'
import type {
  cancelRegistration as CancelRegistration,
  previewCancellation as PreviewCancellation,
} from '#contract/changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { failureWords } from '../shared/failure-words.ts'
import type { Registration } from './use-registration.ts'

export type Cancellation = OutputOf<typeof PreviewCancellation>

export const previewCancellation: Remote<typeof PreviewCancellation> = {
  method: 'GET',
  path: '/v1/site/registrations/:token/cancellation',
}
export const cancelRegistration: Remote<typeof CancelRegistration> = {
  method: 'POST',
  path: '/v1/site/registrations/:token/cancel',
}

/** First fetches what would be refunded, and only then resigns. `busy` while a request is running. */
export function useResigning(token: string, onResigned: (registration: Registration) => void) {
  const [preview, setPreview] = useState<Cancellation | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const params = { token }

  const look = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await call(previewCancellation, { params })
    setBusy(false)
    if (answer.ok) setPreview(answer.data)
    else setFailure(failureWords(answer))
  }
  const resign = async (returnDonation: boolean) => {
    setBusy(true)
    setFailure(null)
    const answer = await call(cancelRegistration, { params, body: { returnDonation } })
    setBusy(false)
    if (answer.ok) onResigned(answer.data)
    else setFailure(failureWords(answer))
  }
  const stay = () => {
    setPreview(null)
    setFailure(null)
  }
  return { preview, busy, failure, look, resign, stay }
}
