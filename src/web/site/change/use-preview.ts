import { useEffect, useRef, useState } from 'react'
import type { previewChange as PreviewChange } from '#contract/changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { type Answer, call, type Remote } from '#web/lib/call.ts'

export const previewChange: Remote<typeof PreviewChange> = {
  method: 'POST',
  path: '/v1/site/registrations/:token/change-preview',
}

/** Not every letter of a name is worth a request. */
const PAUSE_MS = 350

interface Asked {
  readonly token: string
  readonly revision: number
  readonly draft: RegistrationDraft
  /** The secret of the form's files, once there are any. */
  readonly uploads?: string
  /** Whether anything differs from what was agreed. */
  readonly isChanged: boolean
  /** Grows when the same is to be requested again. */
  readonly turn: number
  readonly onFailure: (failure: Failure) => void
}

type Preview = Answer<OutputOf<typeof PreviewChange>>
type Failure = Extract<Preview, { ok: false }>

/**
 * The price of the change as the server calculates it: requested again whenever the draft has changed, and only the
 * last request counts. Null while it is unknown for the current draft.
 */
export function usePreview({
  token,
  revision,
  draft,
  uploads,
  isChanged,
  turn,
  onFailure,
}: Asked): Preview | null {
  const [latest, setLatest] = useState<{ question: string; answer: Preview } | null>(null)
  const failed = useRef(onFailure)
  useEffect(() => {
    failed.current = onFailure
  })
  const question = isChanged ? JSON.stringify({ revision, draft, uploads, turn }) : null
  useEffect(() => {
    if (question === null) return
    const stop = new AbortController()
    const ask = async () => {
      const { turn: _, ...body } = JSON.parse(question)
      const answer = await call(previewChange, { params: { token }, body, signal: stop.signal })
      if (stop.signal.aborted) return
      setLatest({ question, answer })
      if (!answer.ok) failed.current(answer)
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [question, token])
  return latest !== null && latest.question === question ? latest.answer : null
}
