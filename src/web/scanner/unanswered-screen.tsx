import { type ReactNode, useEffect, useRef } from 'react'
import type { NoVerdict } from './scan-state.ts'
import { openSignIn } from './sign-in.ts'

const WORDS: Readonly<Record<NoVerdict, { title: string; text: string }>> = {
  no_answer: {
    title: 'Brak połączenia',
    text: 'Ten bilet nie jest jeszcze sprawdzony. Poczekaj chwilę z\u00a0wpuszczeniem i\u00a0spróbuj ponownie.',
  },
  failed: {
    title: 'Nie udało się sprawdzić',
    text: 'To nasza usterka, bilet nie jest jeszcze sprawdzony. Spróbuj ponownie.',
  },
  forbidden: {
    title: 'Brak uprawnień',
    text: 'To konto nie może wpuszczać na to wydarzenie. Poproś o\u00a0dostęp osobę, która prowadzi konto.',
  },
  signed_out: {
    title: 'Sesja wygasła',
    text: 'Zaloguj się jeszcze raz. Ten bilet nie jest jeszcze sprawdzony.',
  },
}

/** No verdict: shows it calmly and offers the same scan once more. Never green. */
export function UnansweredScreen(props: {
  why: NoVerdict
  onRetry: () => void
  onSkip: () => void
}): ReactNode {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { title, text } = WORDS[props.why]
  return (
    <section className="result" data-verdict="none" role="alert">
      <div className="verdict">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className="act">
        {props.why === 'signed_out' ? (
          <button ref={first} type="button" className="btn" onClick={openSignIn}>
            Zaloguj się
          </button>
        ) : (
          <button ref={first} type="button" className="btn" onClick={props.onRetry}>
            Spróbuj ponownie
          </button>
        )}
        <button type="button" className="btn second" onClick={props.onSkip}>
          Wróć do skanowania
        </button>
      </div>
    </section>
  )
}
