import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { listJournal } from '#contract/journal.ts'
import { ask } from '#web/lib/ask.ts'
import type { JournalFilter } from './journal-filter.ts'

export type JournalEntry = OutputOf<typeof listJournal>['entries'][number]

/** The journal of an account, newest first, page after page. */
export const journalQuery = (accountId: string, { kto, rodzaj, od, do: until }: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: ['journal', accountId, { kto, rodzaj, od, until }],
    queryFn: ({ pageParam, signal }) =>
      ask(listJournal, {
        params: { accountId },
        query: { actor: kto, kind: rodzaj, from: od, to: until, after: pageParam },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last) => last.next,
    // The last result stays visible while the next one is being fetched.
    placeholderData: keepPreviousData,
  })

const FIRST_PAGE: string | undefined = undefined
