import '#web/kit/sign-in/sign-in.css'
import '../shared/sign-in.css'
import { useDocumentTitle } from '@mantine/hooks'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { issueLocalToken, listLocalPeople } from '#contract/local-issuer.ts'
import type { ShellPage, SignInView } from '#contract/pages.ts'
import { createSession } from '#contract/panel.ts'
import { GoogleSignIn } from '#web/kit/sign-in/google-sign-in.tsx'
import { ask, isOffline } from '#web/lib/ask.ts'
import { brandName } from '../shared/brand.ts'
import { Trouble } from '../shared/trouble.tsx'

/** Opens a session, then the page that required one. */
export function SignInPage({ returnPath }: { returnPath: string | undefined }): ReactNode {
  useDocumentTitle(`Logowanie · ${brandName()}`)
  const signIn = signInOfPage()
  const invited = returnPath?.startsWith('/zaproszenie/') ?? false
  // A fresh load: the scanner is another document, and no data of the last session may stay.
  const onSignedIn = () => location.assign(returnPath ?? '/')
  return (
    <main className="sign-in">
      <div className="brand-word">{brandName()}</div>
      <h1>Zaloguj się do panelu</h1>
      {signIn.provider === 'google' ? (
        <GoogleAccount clientId={signIn.clientId} invited={invited} onSignedIn={onSignedIn} />
      ) : (
        <TestPeople onSignedIn={onSignedIn} />
      )}
    </main>
  )
}

function GoogleAccount(props: { clientId: string; invited: boolean; onSignedIn: () => void }): ReactNode {
  const signIn = useMutation({ mutationFn: signInWith, onSuccess: props.onSignedIn })
  const busy = signIn.isPending || signIn.isSuccess
  return (
    <>
      <p>
        {props.invited
          ? 'Użyj swojego konta Google. Zaproszenie przyjmiesz na następnej stronie.'
          : 'Użyj konta Google, którym założono konto organizatora albo które dodano w\u00a0panelu.'}
      </p>
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
    <p role="status" className="sign-in-status">
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

/** The sign-in method of this server, from the page that loaded the panel. */
function signInOfPage(): SignInView {
  const page: ShellPage = JSON.parse(document.getElementById('page')?.textContent ?? '{}')
  return page.signIn
}

type LocalPerson = OutputOf<typeof listLocalPeople>['people'][number]

/** The people of the local issuer, which replaces Google. */
const localPeopleQuery = queryOptions({
  queryKey: ['local-people'],
  queryFn: async ({ signal }) => (await ask(listLocalPeople, { signal })).people,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Signs a test person in: the local issuer gives the token that Google would give. */
async function signInAs(subject: string): Promise<void> {
  const { token } = await ask(issueLocalToken, { params: { subject } })
  await signInWith(token)
}

/** Opens a session for the person in the identity token. */
async function signInWith(token: string): Promise<void> {
  await ask(createSession, { body: { token } })
}
