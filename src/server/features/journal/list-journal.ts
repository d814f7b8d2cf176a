import { z } from 'zod'
import type { listJournal as contract } from '#contract/journal.ts'
import { subjectsOf } from '#domain/audit/kinds.ts'
import { deadlineOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { type EntryRow, listEntries } from './journal.queries.ts'

const PAGE = 50

type Output = z.input<typeof contract.output>

/** A page of the account's journal. A missing registration has no entries. */
export async function listJournal(
  ctx: TenantCtx,
  { kind, from, to, registrationId, actor, after }: z.output<typeof contract.query>,
): Promise<Output> {
  const filter = {
    ...{ registrationId, actor, after, limit: PAGE + 1 },
    subjects: kind && subjectsOf(kind),
    since: from === undefined ? undefined : beginOf(Temporal.PlainDate.from(from)),
    until: to === undefined ? undefined : beginOf(Temporal.PlainDate.from(to).add({ days: 1 })),
  }
  const found = await ctx.db.tenant(ctx.account, (tx) => listEntries(tx, filter))
  const rows = found.slice(0, PAGE)
  return {
    entries: rows.map(entryView),
    next: found.length > PAGE ? (rows.at(-1)?.auditEntryId ?? null) : null,
  }
}

const beginOf = (day: Temporal.PlainDate): Temporal.Instant => deadlineOf(day.toPlainDateTime().toString())

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
