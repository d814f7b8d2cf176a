import { useEffect, useState } from 'react'
import type { DevPage } from '#contract/dev-pages.ts'
import type { issueLocalToken as IssueLocalToken } from '#contract/local-issuer.ts'
import { handToOpener } from '#web/kit/sign-in/local-window.ts'
import { call, type Remote } from '#web/lib/call.ts'

/** Method and path again, so that no schema is loaded with the page; a test checks them against the contract. */
export const issueLocalToken: Remote<typeof IssueLocalToken> = {
  method: 'POST',
  path: '/v1/dev/people/:subject/token',
}

/** The window of the local issuer: the chosen person is passed to the page that opened it, and the window closes. */
export function PeoplePage({ people }: Extract<DevPage, { page: 'people' }>) {
  const [trouble, setTrouble] = useState('')
  // Until the page is hydrated, a click would be lost.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const choose = async (subject: string) => {
    const answer = await call(issueLocalToken, { params: { subject } })
    if (!answer.ok) return setTrouble('Nie udało się wybrać konta. Spróbuj ponownie.')
    if (!handToOpener(answer.data.token))
      return setTrouble(
        'Strony, która otworzyła to okno, już nie ma. Wróć do niej i\u00a0zacznij jeszcze raz.',
      )
    window.close()
  }
  return (
    <main className="box">
      <h1>Wybierz konto</h1>
      <p className="muted">
        Osoby testowe zamiast kont Google. Hasła nie ma, działają tylko w&nbsp;wersji deweloperskiej.
      </p>
      <p role="alert">{trouble}</p>
      <ul className="test-people">
        {people.map(({ subject, name, email, note }) => (
          <li key={subject}>
            <button type="button" disabled={!ready} onClick={() => void choose(subject)}>
              <b>{name}</b>
              <span>{email}</span>
              <span>{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}
