import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  answerQuestion as AnswerQuestion,
  getOwnQuestions as GetOwnQuestions,
} from '#contract/choice-questions.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call, type Remote } from '#web/lib/call.ts'
import type { Registration } from './use-registration.ts'

export const getOwnQuestions: Remote<typeof GetOwnQuestions> = {
  method: 'GET',
  path: '/v1/site/registrations/:token/questions',
}

export type Answered = OutputOf<typeof AnswerQuestion>
export type Question = Answered['questions'][number]

const versionOf = ({ revision, state }: Registration): string => `${revision} ${state}`

/** The questions of the office, read anew when the registration has changed and when an answer was refused. */
export function useOfficeQuestions(first: readonly Question[], token: string, registration: Registration) {
  const [questions, setQuestions] = useState(first)
  const version = versionOf(registration)
  const read = useRef(version)
  const reread = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await call(getOwnQuestions, { params: { token }, ...(signal && { signal }) })
      if (answer.ok) setQuestions(answer.data.questions)
    },
    [token],
  )
  useEffect(() => {
    if (read.current === version) return
    read.current = version
    const leaving = new AbortController()
    void reread(leaving.signal)
    return () => leaving.abort()
  }, [version, reread])
  /** @param ended what was answered, as it is now; the answer names it only when nothing else waits */
  const accept = (now: Answered, ended: Question) => {
    read.current = versionOf(now.registration)
    const isNamed = now.questions.some(({ id }) => id === ended.id)
    setQuestions(isNamed ? now.questions : [ended, ...now.questions])
  }
  return { questions, reread, accept }
}
