import './sign-in.css'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isOffline } from '#web/lib/ask.ts'
import { brandName } from '../brand.ts'
import { Trouble } from '../trouble.tsx'
import { type LocalPerson, localPeopleQuery, signInAs } from './sign-in-api.ts'

/** Opens a session, then the page that asked for one. */
export function SignInPage({ returnPath }: { returnPath: string | undefined }): ReactNode {
  useDocumentTitle(`Logowanie · ${brandName()}`)
  const people = useQuery(localPeopleQuery)
  const signIn = useMutation({
    mutationFn: signInAs,
    // A fresh load: the scanner is another document, and nothing of the last session may stay.
    onSuccess: () => location.assign(returnPath ?? '/'),
  })
  return (
    <main className="sign-in">
      <div className="brand-word">{brandName()}</div>
      <h1>Zaloguj się do panelu</h1>
      {people.isPending && <div className="bone tall" />}
      {people.isError && <Trouble error={people.error} onRetry={() => void people.refetch()} />}
      {people.data === null && <NotYet />}
      {people.data && (
        <People people={people.data} busy={signIn.isPending || signIn.isSuccess} onChoose={signIn.mutate} />
      )}
      <p role="status" className="sign-in-trouble">
        {signIn.isError &&
          (isOffline(signIn.error)
            ? 'Brak połączenia. Spróbuj ponownie.'
            : 'Nie udało się zalogować. Spróbuj ponownie.')}
      </p>
    </main>
  )
}

function People(props: {
  people: readonly LocalPerson[]
  busy: boolean
  onChoose: (subject: string) => void
}): ReactNode {
  return (
    <>
      <p>Wybierz osobę. To osoby testowe: hasła nie ma, działają tylko w&nbsp;wersji deweloperskiej.</p>
      <ul className="people">
        {props.people.map((person) => (
          <li key={person.subject}>
            <button type="button" disabled={props.busy} onClick={() => props.onChoose(person.subject)}>
              <b>{person.name}</b>
              <span>{person.note}</span>
              <span>{person.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The panel's host is the brand's host with one label before it; the brand's page says how to write to us. */
function NotYet(): ReactNode {
  const brandHost = location.host.replace(/^panel\./, '')
  return (
    <p>
      Logowanie właśnie uruchamiamy. Potrzebujesz wejść już teraz? Napisz do nas, kontakt jest na stronie{' '}
      <a href={`//${brandHost}/`}>{brandHost}</a>.
    </p>
  )
}
