import { useQueries } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { listRegistrations } from '#contract/panel.ts'
import { mayEditEvents, mayReadAllRegistrations } from '#domain/access/rights.ts'
import { ask } from '#web/lib/ask.ts'
import { type EventSummary, eventsQuery, type OwnedEvent } from '../../shared/account-events.ts'
import { matchesName } from '../../shared/matches-name.ts'
import { ACCOUNT_PAGES, EVENT_PAGES, isOfUse, SETTINGS_PAGES } from '../../shared/pages.ts'
import { type Account, useAccounts, useLastAccount } from '../../shared/session.ts'
import { useFoundParts } from './found-parts.ts'
import type { SearchResult } from './search-result.ts'

type Row = OutputOf<typeof listRegistrations>['registrations'][number]

/** People are sought in the open event; without one, in so many of the newest events. */
const EVENTS_SOUGHT = 6
const PEOPLE_SHOWN = 8
const EVENTS_SHOWN = 6
/** One letter is no search for a person. */
const SHORTEST_NAME = 2

/**
 * People, events, pages and parts of settings that the typed text finds, people first. Only what the roles of the session may open.
 * @param sought the text some moments ago: people are asked of the server, which not every letter is worth
 */
export function useSearch(
  typed: string,
  sought: string,
  eventId: string | null,
): { readonly results: readonly SearchResult[]; readonly pending: boolean; readonly failed: boolean } {
  const owned = useOwnedEvents()
  const [last] = useLastAccount()
  const open = owned.find(({ event }) => event.id === eventId) ?? null
  const parts = useFoundParts(open, typed)
  const people = usePeople(sought.trim(), open === null ? newest(owned) : [open])
  return {
    results: [
      ...people.found,
      ...findEvents(owned, typed),
      ...pagesOf(open, open?.account ?? last).filter(({ name }) => matchesName(name, typed)),
      ...parts,
    ],
    pending: people.pending || typed !== sought,
    failed: people.failed,
  }
}

function useOwnedEvents(): readonly OwnedEvent[] {
  const accounts = useAccounts()
  return useQueries({
    queries: accounts.map((account) => eventsQuery(account.id)),
    combine: (answers) =>
      accounts.flatMap((account, index) => (answers[index]?.data ?? []).map((event) => ({ account, event }))),
  })
}

const newest = (owned: readonly OwnedEvent[]): readonly OwnedEvent[] =>
  owned
    .filter(({ event }) => event.registrations > 0)
    .sort((one, other) => (other.event.start ?? '').localeCompare(one.event.start ?? ''))
    .slice(0, EVENTS_SOUGHT)

function usePeople(search: string, events: readonly OwnedEvent[]) {
  const readable = events.filter(({ account }) => mayReadAllRegistrations(account.role))
  return useQueries({
    queries: readable.map(({ account, event }) => ({
      queryKey: ['search', event.id, search],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        ask(listRegistrations, {
          ...{ params: { accountId: account.id, eventId: event.id }, query: { search }, signal },
        }),
      enabled: search.length >= SHORTEST_NAME,
      staleTime: 10_000,
    })),
    combine: (answers) => ({
      found: readable
        .flatMap(({ event }, index) =>
          (answers[index]?.data?.registrations ?? []).map((row) => personResult(event, row, search)),
        )
        .slice(0, PEOPLE_SHOWN),
      pending: answers.some((answer) => answer.isFetching),
      failed: answers.some((answer) => answer.isError),
    }),
  })
}

/** A registration by the participant who was meant, otherwise by who has registered. */
function personResult(event: EventSummary, row: Row, search: string): SearchResult {
  const person = row.people.find((name) => matchesName(name, search))
  return {
    ...{ key: row.id, kind: 'person', name: person ?? row.contactName },
    about: `${row.number} · ${event.title}`,
    target: { registrationId: row.id, eventId: event.id },
  }
}

const findEvents = (owned: readonly OwnedEvent[], typed: string): SearchResult[] =>
  owned
    .filter(({ account, event }) => matchesName(event.title, typed) && entrance(account) !== null)
    .slice(0, EVENTS_SHOWN)
    .flatMap(({ account, event }) => {
      const to = entrance(account)
      return to === null ? [] : [eventResult(account, event, to)]
    })

const eventResult = (
  account: Account,
  event: EventSummary,
  to: (typeof EVENT_PAGES)[number]['to'],
): SearchResult => ({
  ...{ key: event.id, kind: 'event', name: event.title },
  ...{ about: account.name, target: { to, eventId: event.id } },
})

/** The first page of an event that the role may open. */
function entrance({ role }: Account): (typeof EVENT_PAGES)[number]['to'] | null {
  return EVENT_PAGES.find(({ right }) => right(role))?.to ?? null
}

/** The pages of the open event, then those of the account. */
function pagesOf(open: OwnedEvent | null, account: Account | undefined): SearchResult[] {
  const pages: SearchResult[] = []
  if (open !== null) {
    const { event, account: owner } = open
    const settings = mayEditEvents(owner.role) ? SETTINGS_PAGES : []
    const offered = EVENT_PAGES.filter(({ to, right }) => right(owner.role) && isOfUse(to, event))
    for (const { to, name } of [...offered, ...settings])
      pages.push({
        key: `${to} ${name}`,
        kind: 'page',
        name,
        about: event.title,
        target: { to, eventId: event.id },
      })
  }
  pages.push({ key: '/', kind: 'page', name: 'Wydarzenia', about: '', target: { to: '/' } })
  for (const { to, name, right } of ACCOUNT_PAGES)
    if (account !== undefined && right(account.role))
      pages.push({ key: to, kind: 'page', name, about: account.name, target: { to } })
  return pages
}
