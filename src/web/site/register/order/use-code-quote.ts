import { useEffect } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { quoteDraft as QuoteDraft } from '#contract/quotes.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { call, type Remote } from '#web/lib/call.ts'
import type { FormStep } from './steps.ts'

export const quoteDraft: Remote<typeof QuoteDraft> = { method: 'POST', path: '/v1/site/events/:slug/quotes' }

export type CodeQuote = OutputOf<typeof QuoteDraft>

/** The server's answer about the code; null while there is none. A string explains why there is no answer. */
export type CodeAnswer = CodeQuote | string | null

/** A code is not checked letter by letter. */
const PAUSE_MS = 500

/**
 * Queries the server about a draft with a code: only it knows which codes are right. Done where the code is typed and
 * on the summary; the answer is null while it is unknown for the current draft, or when there is no code.
 */
export function useCodeQuote({
  slug,
  version,
  draft,
  step,
  onAnswer,
}: {
  readonly slug: string
  readonly version: number
  readonly draft: RegistrationDraft
  readonly step: FormStep
  readonly onAnswer: (answer: CodeAnswer) => void
}): void {
  const isAsked = draft.code !== null && (step === 'osoby' || step === 'podsumowanie')
  // Statements change no price.
  const question = isAsked ? JSON.stringify({ ...draft, statements: [] }) : null
  useEffect(() => {
    onAnswer(null)
    if (question === null) return
    const stop = new AbortController()
    const ask = async () => {
      const body = { version, draft: JSON.parse(question) }
      const answer = await call(quoteDraft, { params: { slug }, body, signal: stop.signal })
      if (stop.signal.aborted) return
      if (answer.ok) onAnswer(answer.data)
      else if (answer.status === 429 && answer.problem !== null) onAnswer(answer.problem.title)
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [question, slug, version, onAnswer])
}
