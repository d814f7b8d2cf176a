import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { EventScope } from '../../shared/event-versions.ts'
import { Loading, Trouble } from '../../shared/trouble.tsx'
import { OlderButton } from '../shared/older-button.tsx'
import { PackageItem } from './package-item.tsx'
import { packagesQuery } from './packages-api.ts'

/** The packages of refunds for the bank, newest first. */
export function PackageList({ scope, mayDecide }: { scope: EventScope; mayDecide: boolean }): ReactNode {
  const pages = useInfiniteQuery(packagesQuery(scope))
  if (pages.isPending) return <Loading />
  if (pages.data === undefined) return <Trouble error={pages.error} onRetry={() => void pages.refetch()} />
  const packages = pages.data.pages.flatMap((page) => page.packages)
  return (
    <section aria-labelledby="paczki" className="money-section">
      <h2 id="paczki">Paczki przelewów</h2>
      <p className="muted">
        {packages.length === 0
          ? 'Nie ma jeszcze żadnej paczki. Przygotujesz ją w zakładce „Zwroty”, gdy będą zwroty do wysłania przelewem.'
          : 'Pobierz plik, wczytaj go w\u00a0banku, a\u00a0potem oznacz paczkę jako wysłaną. Dopiero wtedy zwroty się zaksięgują.'}
      </p>
      {packages.length === 0 && (
        <p>
          <Link
            className="link"
            to="/wydarzenia/$eventId/platnosci/$section"
            params={{ eventId: scope.eventId, section: 'zwroty' }}
          >
            Zobacz zwroty
          </Link>
        </p>
      )}
      <ul className="money-todo">
        {packages.map((each) => (
          <PackageItem key={each.id} scope={scope} of={each} mayDecide={mayDecide} />
        ))}
      </ul>
      <OlderButton pages={pages} />
    </section>
  )
}
