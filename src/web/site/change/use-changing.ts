import { useEffect, useState } from 'react'
import type { changeRegistration as ChangeRegistration } from '#contract/changes.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import * as words from '#i18n/pl/site/change-troubles.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { type Answer, call, type Remote } from '#web/lib/call.ts'
import { rememberChanged } from '../registration/last-changed.ts'
import { forgetChange } from './change-store.ts'
import { lessWords } from './terms-words.ts'

export const changeRegistration: Remote<typeof ChangeRegistration> = {
  method: 'PUT',
  path: '/v1/site/registrations/:token',
}

/** Why a change was not accepted. What was typed has stayed. */
export interface Trouble {
  readonly message: string
  /** What others have changed meanwhile, in words. */
  readonly meanwhile: readonly string[]
  /** It can no longer be changed. */
  readonly over: boolean
  /** Whether the price may differ when it is requested again. */
  readonly again: boolean
}

interface Around {
  readonly token: string
  readonly number: string
  /** What others have changed while this was stored in the browser, in words; null when it was not. */
  readonly restored: readonly string[] | null
  /** Fetches the current registration; see `useAgreed`. */
  readonly look: () => Promise<string[] | null>
  /** Has the price calculated again. */
  readonly askAgain: () => void
}

type Failure = Extract<Answer<never>, { ok: false }>

/** Sends the change and reports the outcome. The same change sent twice has no further effect. */
export function useChanging({ token, number, restored, look, askAgain }: Around) {
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    if (restored === null || restored.length === 0) return
    setTrouble({ message: words.meanwhile, meanwhile: restored, over: false, again: true })
  }, [restored])

  /** Shows it, with the current registration where that was the reason; whether that was fetched. */
  const meet = async (failure: Failure): Promise<boolean> => {
    const message = troubleWords(failure)
    const again = failure.code !== 'no_change'
    if (failure.offline || failure.status === 429 || failure.status >= 500) {
      setTrouble({ message, meanwhile: [], over: false, again })
      return false
    }
    const meanwhile = await look()
    const over = meanwhile === null
    setTrouble({ message: over ? words.over : message, meanwhile: meanwhile ?? [], over, again })
    return true
  }
  const send = async (body: BodyInputOf<typeof ChangeRegistration>, changes: readonly string[]) => {
    setSending(true)
    setTrouble(null)
    const answer = await call(changeRegistration, { params: { token }, body })
    if (answer.ok) {
      forgetChange(number, browserStore())
      rememberChanged(token, changes)
      location.assign(`/zgloszenie/${token}`)
      return
    }
    if (await meet(answer)) askAgain()
    setSending(false)
  }
  return { isSending, trouble, send, meet, settle: () => setTrouble(null) }
}

/** What was typed is not lost: it can be reverted value by value. */
const noChangeWords = (until: unknown): string =>
  words.noChange(lessWords(typeof until === 'string' ? until : null))

function troubleWords({ offline, code, status, problem }: Failure): string {
  if (offline) return words.offline
  if (code === 'changed_meanwhile') return words.meanwhile
  if (code === 'price_changed') return words.priceChanged
  if (code === 'not_changeable') return words.leaving
  if (code === 'no_change') return noChangeWords(problem?.params?.until)
  if (code === 'file_gone' && problem !== null) return problem.title
  if (code === 'registration_refused' || code === 'full' || code === 'queue') return words.refused
  if (status === 429 && problem !== null) return problem.title
  return words.ourFault
}
