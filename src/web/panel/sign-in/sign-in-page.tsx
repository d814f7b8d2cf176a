import '#web/kit/sign-in/sign-in.css'
import './sign-in.css'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GoogleSignIn } from '#web/kit/sign-in/google-sign-in.tsx'
import { isOffline } from '#web/lib/ask.ts'
import { brandName } from '../brand.ts'
import { Trouble } from '../trouble.tsx'
import { signInOfPage } from './page-sign-in.ts'
import { type LocalPerson, localPeopleQuery, signInAs, signInWith } from './sign-in-api.ts'

/** Opens a session, then the page that asked for one. */
export function SignInPage({ returnPath }: { returnPath: string | undefined }): ReactNode {
  useDocumentTitle(`Logowanie · ${brandName()}`)
  const signIn = signInOfPage()
  // A fresh load: the scanner is another document, and nothing of the last session may stay.
  const onSignedIn = () => location.assign(returnPath ?? '/')
  return (
    <main className="sign-in">
      <div className="brand-word">{brandName()}</div>
      <h1>Zaloguj się do panelu</h1>
      {signIn.provider === 'google' ? (
        <GoogleAccount clientId={signIn.clientId} onSignedIn={onSignedIn} />
      ) : (
        <TestPeople onSignedIn={onSignedIn} />
      )}
    </main>
  )
}

function GoogleAccount(props: { clientId: string; onSignedIn: () => void }): ReactNode {
  const signIn = useMutation({ mutationFn: signInWith, onSuccess: props.onSignedIn })
  const busy = signIn.isPending || signIn.isSuccess
  return (
    <>
      <p>Użyj konta Google, którym założono konto organizatora albo które dodano w&nbsp;panelu.</p>
      <GoogleSignIn clientId={props.clientId} onToken={signIn.mutate} />
      {busy && (
        <p className="progress" role="status">
          Loguję…
        </p>
      )}
      <SignInTrouble error={signIn.error} />
    </>
  )
}

function TestPeople({ onSignedIn }: { onSignedIn: () => void }): ReactNode {
  const people = useQuery(localPeopleQuery)
  const signIn = useMutation({ mutationFn: signInAs, onSuccess: onSignedIn })
  return (
    <>
      {people.isPending && <div className="bone tall" />}
      {people.isError && <Trouble error={people.error} onRetry={() => void people.refetch()} />}
      {people.data && (
        <People people={people.data} busy={signIn.isPending || signIn.isSuccess} onChoose={signIn.mutate} />
      )}
      <SignInTrouble error={signIn.error} />
    </>
  )
}

function SignInTrouble({ error }: { error: Error | null }): ReactNode {
  return (
    <p role="status" className="sign-in-said">
      {error !== null &&
        (isOffline(error)
          ? 'Brak połączenia. Spróbuj ponownie.'
          : 'Nie udało się zalogować. Spróbuj ponownie.')}
    </p>
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
