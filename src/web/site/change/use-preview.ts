import { useEffect, useRef, useState } from 'react'
import type { previewChange as PreviewChange } from '#contract/changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { type Answer, call, type Remote } from '#web/lib/call.ts'

export const previewChange: Remote<typeof PreviewChange> = {
  method: 'POST',
  path: '/v1/site/registrations/:token/change-preview',
}

/** Not every letter of a name is worth a question. */
const PAUSE_MS = 350

interface Asked {
  readonly token: string
  readonly revision: number
  readonly draft: RegistrationDraft
  /** Whether anything is otherwise than it was agreed. */
  readonly isChanged: boolean
  /** Grows when the same is to be asked again. */
  readonly turn: number
  readonly onFailure: (failure: Failure) => void
}

type Said = Answer<OutputOf<typeof PreviewChange>>
type Failure = Extract<Said, { ok: false }>

/**
 * What the change comes to, as the server reckons it: asked anew whenever the draft has changed, and the last question
 * counts. Null while it is not known for what stands there now.
 */
export function usePreview({ token, revision, draft, isChanged, turn, onFailure }: Asked): Said | null {
  const [said, setSaid] = useState<{ question: string; answer: Said } | null>(null)
  const failed = useRef(onFailure)
  useEffect(() => {
    failed.current = onFailure
  })
  const question = isChanged ? JSON.stringify({ revision, draft, turn }) : null
  useEffect(() => {
    if (question === null) return
    const stop = new AbortController()
    const ask = async () => {
      const { turn: _, ...body } = JSON.parse(question)
      const answer = await call(previewChange, { params: { token }, body, signal: stop.signal })
      if (stop.signal.aborted) return
      setSaid({ question, answer })
      if (!answer.ok) failed.current(answer)
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [question, token])
  return said !== null && said.question === question ? said.answer : null
}
