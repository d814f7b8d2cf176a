import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { eventsQuery } from '../shared/account-events.ts'
import { CopyLink } from '../shared/copy-link.tsx'
import type { Account } from '../shared/session.ts'
import { Trouble } from '../shared/trouble.tsx'

/** Every page of the account that can be sent to people: the home page and what is published. */
export function SiteList({ account }: { account: Account }): ReactNode {
  const events = useQuery(eventsQuery(account.id))
  if (events.isPending) return <div className="bone tall" />
  if (events.data === undefined) return <Trouble error={events.error} onRetry={() => void events.refetch()} />
  const published = events.data.filter(({ state }) => state === 'published')
  const pages = [
    { title: 'Strona główna', address: account.siteAddress },
    ...published.map(({ title, address }) => ({ title, address })),
  ]
  return (
    <div className="sheet settings-form">
      <ul className="site-list">
        {pages.map(({ title, address }) => (
          <li key={address}>
            <span>
              <b>{title}</b>
              <a className="settings-link" href={address}>
                {address.replace(/^https?:\/\//, '')}
              </a>
            </span>
            <CopyLink address={address} quiet />
          </li>
        ))}
      </ul>
      {published.length === 0 && <p>Gdy opublikujesz wydarzenie, jego strona też tu będzie.</p>}
    </div>
  )
}
