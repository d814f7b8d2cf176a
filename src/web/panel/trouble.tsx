import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { isOffline } from '#web/lib/ask.ts'
import { brandName } from './brand.ts'

/** Why a page cannot show what it should, and the way on. */
export function Trouble({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return (
    <section className="quiet-note" role="alert">
      <h2>{isOffline(error) ? 'Brak połączenia' : 'Nie udało się wczytać danych'}</h2>
      <p>
        {isOffline(error)
          ? 'Sprawdź internet i\u00a0spróbuj ponownie.'
          : 'To nasza usterka. Spróbuj za chwilę, nic nie przepadło.'}
      </p>
      <button type="button" className="btn quiet" onClick={onRetry}>
        Spróbuj ponownie
      </button>
    </section>
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
