import { listJournal as contract } from '#contract/journal.ts'
import { mayReadJournal } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { listJournal } from './list-journal.ts'

export const listJournalRoute = memberRoute(contract, mayReadJournal, ({ ctx, query }) =>
  listJournal(ctx, query),
)
