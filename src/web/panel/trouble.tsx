import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { isOffline } from '#web/lib/ask.ts'
import { resumeRetries } from '#web/lib/reconnecting.ts'
import { brandName } from './brand.ts'

/** Why something cannot be shown, and the way on. `whole`: it is all there is on the page. */
export function Trouble(props: { error: unknown; onRetry: () => void; whole?: boolean }): ReactNode {
  const { error, onRetry } = props
  const tryAgain = () => {
    resumeRetries()
    onRetry()
  }
  const Heading = props.whole ? 'h1' : 'h2'
  return (
    <section className="quiet-note" role="alert">
      <Heading>{isOffline(error) ? 'Brak połączenia' : 'Nie udało się wczytać danych'}</Heading>
      <p>
        {isOffline(error)
          ? 'Sprawdź internet i\u00a0spróbuj ponownie.'
          : 'To nasza usterka. Spróbuj za chwilę, nic nie przepadło.'}
      </p>
      <button type="button" className="btn quiet" onClick={tryAgain}>
        Spróbuj ponownie
      </button>
    </section>
  )
}

/** A whole page on its way. */
export function Loading(): ReactNode {
  return (
    <div className="bone tall" aria-busy="true">
      <h1 className="sr">Wczytuję…</h1>
    </div>
  )
}

/** Nothing lies under this address, or it belongs to somebody else. */
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
