import './journal.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayReadJournal } from '#domain/access/rights.ts'
import { eventsQuery } from '../shared/account-events.ts'
import { AccountTabs } from '../shared/account-tabs.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { type Account, useAccounts, useChosenAccount } from '../shared/session.ts'
import { Missing, NoRight, Trouble } from '../shared/trouble.tsx'
import { EntryItem } from './entry-item.tsx'
import { FilterBar } from './filter-bar.tsx'
import { journalQuery } from './journal-api.ts'
import { isFiltered, type JournalFilter } from './journal-filter.ts'

const TITLE = 'Dziennik zmian'

/** Who changed what in an account, newest first, with before and after. Nobody changes or removes an entry. */
export function JournalPage({ filter }: { filter: JournalFilter }): ReactNode {
  const readable = useAccounts().filter(({ role }) => mayReadJournal(role))
  const account = useChosenAccount(filter.konto)
  if (account === undefined) return <Missing>Nie ma takiego konta</Missing>
  if (!mayReadJournal(account.role)) return <NoRight title={TITLE} />
  return (
    <>
      <PageHead title={TITLE} meta={<span>{account.name}</span>} />
      {readable.length > 1 && <AccountTabs to="/dziennik" accounts={readable} chosenId={account.id} />}
      <Journal key={account.id} account={account} filter={filter} />
    </>
  )
}

function Journal({ account, filter }: { account: Account; filter: JournalFilter }): ReactNode {
  const journal = useInfiniteQuery(journalQuery(account.id, filter))
  const events = useQuery(eventsQuery(account.id))
  const entries = journal.data?.pages.flatMap((page) => page.entries) ?? []
  const titleOf = (id: string | null) => events.data?.find((event) => event.id === id)?.title ?? null
  return (
    <section aria-label="Wpisy" className="journal">
      <FilterBar account={account} filter={filter} actors={entries.map(({ actor }) => actor)} />
      {journal.isPending && <div className="bone tall" />}
      {journal.data === undefined && journal.isError && (
        <Trouble error={journal.error} onRetry={() => void journal.refetch()} />
      )}
      {journal.isSuccess && entries.length === 0 && <Nothing filter={filter} />}
      {entries.length > 0 && (
        <ul className="sheet entries" aria-busy={journal.isPlaceholderData}>
          {entries.map((entry) => (
            <EntryItem key={entry.id} entry={entry} event={titleOf(entry.eventId)} />
          ))}
        </ul>
      )}
      {journal.hasNextPage && (
        <button
          type="button"
          className="btn quiet journal-more"
          disabled={journal.isFetchingNextPage}
          onClick={() => void journal.fetchNextPage()}
        >
          {journal.isFetchingNextPage ? 'Wczytuję…' : 'Pokaż starsze'}
        </button>
      )}
    </section>
  )
}

function Nothing({ filter }: { filter: JournalFilter }): ReactNode {
  return (
    <section className="quiet-note">
      {isFiltered(filter) ? (
        <>
          <p>Nic nie pasuje do tych warunków.</p>
          <Link to="/dziennik" search={filter.konto ? { konto: filter.konto } : {}} className="btn quiet">
            Wyczyść filtry
          </Link>
        </>
      ) : (
        <p>Tu pojawi się każda zmiana: kto ją wprowadził, kiedy i&nbsp;co było przedtem.</p>
      )}
    </section>
  )
}
