import { useEffect, useState } from 'react'
import type { changeRegistration as ChangeRegistration } from '#contract/changes.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { tie } from '#i18n/typography.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { type Answer, call, type Remote } from '#web/lib/call.ts'
import { rememberChanged } from '../registration/last-changed.ts'
import { forgetChange } from './change-store.ts'
import { LEAVING, lessWords } from './terms-words.ts'

export const changeRegistration: Remote<typeof ChangeRegistration> = {
  method: 'PUT',
  path: '/v1/site/registrations/:token',
}

/** Why a change was not taken. What was typed has stayed. */
export interface Trouble {
  readonly message: string
  /** What others have changed meanwhile, in words. */
  readonly meanwhile: readonly string[]
  /** It can be changed no more. */
  readonly over: boolean
  /** Whether it may be otherwise when the price is asked for again. */
  readonly again: boolean
}

interface Around {
  readonly token: string
  readonly number: string
  /** What others have changed while this was left lying in the browser, in words; null when it was not. */
  readonly restored: readonly string[] | null
  /** Asks how the registration stands by now; see `useAgreed`. */
  readonly look: () => Promise<string[] | null>
  /** Has the price reckoned anew. */
  readonly askAgain: () => void
}

type Failure = Extract<Answer<never>, { ok: false }>

/** Sends the change, or says what became of it. The same change sent twice changes nothing more. */
export function useChanging({ token, number, restored, look, askAgain }: Around) {
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    if (restored === null || restored.length === 0) return
    setTrouble({ message: MEANWHILE, meanwhile: restored, over: false, again: true })
  }, [restored])

  /** Tells it, and how it stands by now where that was the reason; whether that was looked at. */
  const meet = async (failure: Failure): Promise<boolean> => {
    const message = troubleWords(failure)
    const again = failure.code !== 'no_change'
    if (failure.offline || failure.status === 429 || failure.status >= 500) {
      setTrouble({ message, meanwhile: [], over: false, again })
      return false
    }
    const meanwhile = await look()
    const over = meanwhile === null
    setTrouble({ message: over ? OVER : message, meanwhile: meanwhile ?? [], over, again })
    return true
  }
  const send = async (body: BodyInputOf<typeof ChangeRegistration>, told: readonly string[]) => {
    setSending(true)
    setTrouble(null)
    const answer = await call(changeRegistration, { params: { token }, body })
    if (answer.ok) {
      forgetChange(number, browserStore())
      rememberChanged(token, told)
      location.assign(`/zgloszenie/${token}`)
      return
    }
    if (await meet(answer)) askAgain()
    setSending(false)
  }
  return { isSending, trouble, send, meet, settle: () => setTrouble(null) }
}

const MEANWHILE = tie(
  'Zgłoszenie zmieniło się w międzyczasie. Twoje zmiany zostały: sprawdź je i potwierdź jeszcze raz.',
)
/** What was typed is not lost: it can be put back, piece by piece. */
const noChangeWords = (until: unknown): string =>
  tie(`Tej zmiany nie można przyjąć. ${lessWords(typeof until === 'string' ? until : null)}`)

const OVER = tie('Tego zgłoszenia nie można już zmienić. Wróć do niego, żeby zobaczyć, jak jest teraz.')

function troubleWords({ offline, code, status, problem }: Failure): string {
  if (offline) return 'Brak połączenia. To, co jest wpisane, zostało. Spróbuj ponownie.'
  if (code === 'changed_meanwhile') return MEANWHILE
  if (code === 'price_changed')
    return tie('Cena zmieniła się w międzyczasie. Sprawdź nową i potwierdź jeszcze raz.')
  if (code === 'not_changeable') return LEAVING
  if (code === 'no_change') return noChangeWords(problem?.params?.until)
  if (code === 'registration_refused' || code === 'full' || code === 'queue')
    return tie('Tej zmiany nie można przyjąć. Niżej jest napisane dlaczego.')
  if (status === 429 && problem !== null) return problem.title
  return 'To nasza usterka. Spróbuj za chwilę, nic nie przepadło.'
}
