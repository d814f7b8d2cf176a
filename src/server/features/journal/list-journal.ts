import { z } from 'zod'
import type { listJournal as contract } from '#contract/journal.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { type EntryRow, listEntries } from './journal.queries.ts'

const PAGE = 50

type Output = z.input<typeof contract.output>

/** A page of the account's journal. A missing registration has no entries. */
export async function listJournal(
  ctx: TenantCtx,
  { registrationId, after }: z.output<typeof contract.query>,
): Promise<Output> {
  const found = await ctx.db.tenant(ctx.account, (tx) =>
    listEntries(tx, { registrationId, after, limit: PAGE + 1 }),
  )
  const rows = found.slice(0, PAGE)
  return {
    entries: rows.map(entryView),
    next: found.length > PAGE ? (rows.at(-1)?.auditEntryId ?? null) : null,
  }
}

const fields = z.record(z.string(), z.unknown())
const detailsSchema = fields.and(z.object({ before: fields.default({}), after: fields.default({}) }))

function entryView(row: EntryRow): Output['entries'][number] {
  const { before, after, ...details } = detailsSchema.parse(row.details)
  return {
    id: row.auditEntryId,
    at: row.at.toString(),
    actor: row.actor,
    action: row.action,
    eventId: row.eventId,
    registrationId: row.registrationId,
    registration: row.number,
    before,
    after,
    details,
  }
}
