import { useEffect, useState } from 'react'
import type { changeRegistration as ChangeRegistration } from '#contract/changes.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { tie } from '#i18n/typography.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { type Answer, call, type Remote } from '#web/lib/call.ts'
import { rememberChanged } from '../registration/last-changed.ts'
import { forgetChange } from './change-store.ts'

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
}

interface Around {
  readonly token: string
  readonly number: string
  /** What others have changed while this was left lying in the browser, in words; null when it was not. */
  readonly restored: readonly string[] | null
  /** Asks how the registration stands by now; see `useAgreed`. */
  readonly look: () => Promise<string[] | null>
}

type Failure = Extract<Answer<never>, { ok: false }>

/** Sends the change, or says what became of it. The same change sent twice changes nothing more. */
export function useChanging({ token, number, restored, look }: Around) {
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    if (restored === null || restored.length === 0) return
    setTrouble({ message: MEANWHILE, meanwhile: restored, over: false })
  }, [restored])

  /** Of how it stands by now, where that was the reason. */
  const meet = async (failure: Failure) => {
    const message = troubleWords(failure)
    if (failure.offline || failure.status === 429 || failure.status >= 500)
      return setTrouble({ message, meanwhile: [], over: false })
    const meanwhile = await look()
    const over = meanwhile === null
    setTrouble({ message: over ? OVER : message, meanwhile: meanwhile ?? [], over })
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
    await meet(answer)
    setSending(false)
  }
  return { isSending, trouble, send, meet, settle: () => setTrouble(null) }
}

const MEANWHILE = tie(
  'Zgłoszenie zmieniło się w międzyczasie. Twoje zmiany zostały: sprawdź je i potwierdź jeszcze raz.',
)
const OVER = tie('Tego zgłoszenia nie można już zmienić. Wróć do niego, żeby zobaczyć, jak jest teraz.')

function troubleWords({ offline, code, status, problem }: Failure): string {
  if (offline) return 'Brak połączenia. To, co jest wpisane, zostało. Spróbuj ponownie.'
  if (code === 'changed_meanwhile') return MEANWHILE
  if (code === 'price_changed')
    return tie('Cena zmieniła się w międzyczasie. Sprawdź nową i potwierdź jeszcze raz.')
  if (code === 'not_changeable') return OVER
  if (code === 'registration_refused' || code === 'full' || code === 'queue')
    return tie('Tej zmiany nie można przyjąć. Niżej jest napisane dlaczego.')
  if (status === 429 && problem !== null) return problem.title
  return 'To nasza usterka. Spróbuj za chwilę, nic nie przepadło.'
}
