import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { isOffline, isRefused } from '#web/lib/ask.ts'
import { resumeRetries } from '#web/lib/reconnecting.ts'
import { brandName } from './brand.ts'
import { fetchAnew, NotFetched } from './lazy-page.ts'

/** Why something cannot be shown, and what to do. `whole`: it is the only content of the page. */
export function Trouble(props: { error: unknown; onRetry: () => void; whole?: boolean }): ReactNode {
  const { error, onRetry } = props
  const isMissing = error instanceof NotFetched
  const tryAgain = () => {
    resumeRetries()
    if (isMissing) void fetchAnew()
    else onRetry()
  }
  const Heading = props.whole ? 'h1' : 'h2'
  if (isRefused(error, 'forbidden'))
    return (
      <section className="quiet-note" role="alert">
        <Heading>Brak uprawnień</Heading>
        <p>{NO_RIGHT}</p>
      </section>
    )
  return (
    <section className="quiet-note" role="alert">
      <Heading>{headingOf(error)}</Heading>
      <p>{adviceOn(error)}</p>
      <button type="button" className="btn quiet" onClick={tryAgain}>
        Spróbuj ponownie
      </button>
    </section>
  )
}

function headingOf(error: unknown): string {
  if (isOffline(error) || (error instanceof NotFetched && error.offline)) return 'Brak połączenia'
  return error instanceof NotFetched ? 'Nie udało się wczytać tej strony' : 'Nie udało się wczytać danych'
}

function adviceOn(error: unknown): string {
  if (isOffline(error)) return 'Sprawdź internet i\u00a0spróbuj ponownie.'
  return error instanceof NotFetched
    ? 'Sprawdź internet i\u00a0spróbuj ponownie. To, co zostało wpisane w\u00a0ustawieniach, czeka zapisane.'
    : 'To nasza usterka. Spróbuj za chwilę, nic nie przepadło.'
}

const NO_RIGHT =
  'Do tego potrzebne są inne uprawnienia. Poproś o\u00a0nie osobę, która prowadzi konto organizatora.'

/** An existing page that this role may not see. */
export function NoRight({ title }: { title: string }): ReactNode {
  useDocumentTitle(`${title} · ${brandName()}`)
  return (
    <section className="quiet-note">
      <h1>{title}</h1>
      <p>{NO_RIGHT}</p>
      <a href="/">Przejdź do wydarzeń</a>
    </section>
  )
}

/** A whole page that is loading. */
export function Loading(): ReactNode {
  return (
    <div className="bone tall" aria-busy="true">
      <h1 className="sr">Wczytuję…</h1>
    </div>
  )
}

/** Nothing exists at this address, or it belongs to another account. */
export function Missing({ children }: { children: string }): ReactNode {
  useDocumentTitle(`${children} · ${brandName()}`)
  return (
    <section className="quiet-note">
      <h1>{children}</h1>
      <p>Adres mógł się zmienić albo nie masz do niego dostępu.</p>
      <a href="/">Przejdź do wydarzeń</a>
    </section>
  )
}
