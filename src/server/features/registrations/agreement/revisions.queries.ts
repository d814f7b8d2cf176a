import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { due as dueSchema } from '#contract/common.ts'
import { quoteLine } from '#domain/quote/quote-line.ts'
import type { QuoteDue, QuoteLine } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { type RevisionKind, revisionKind } from '#domain/registration/revision.ts'
import type { Grosze } from '#domain/values/money.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import type { DB, RegistrationRevision } from '#server/db/schema.ts'

type Row = Selectable<RegistrationRevision>

/** An agreement as it is recorded (docs/decisions/032-what-was-agreed.md). The draft is sealed, as it is stored. */
export interface Revision extends Omit<Row, 'kind' | 'lines' | 'due' | 'channel'> {
  readonly kind: RevisionKind
  readonly lines: readonly QuoteLine[]
  readonly due: readonly QuoteDue[]
  readonly channel: 'online' | 'office'
}

const read = z.object({
  kind: revisionKind,
  lines: z.array(quoteLine),
  due: z.array(dueSchema),
  channel: z.enum(['online', 'office']),
})

/** All agreements about a registration, oldest first. */
export async function listRevisions(tx: Tx, registrationId: string): Promise<Revision[]> {
  const rows = await kysely(tx)
    .selectFrom('registrationRevision')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, ...read.parse(row) }))
}

/** When and why each agreement was made, oldest first; for those who need neither people nor prices of it. */
export async function listAgreements(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('registrationRevision')
    .select(['kind', 'at', 'pricedAt', 'reason'])
    .where('registrationId', '=', registrationId)
    .orderBy('position')
    .execute()
}

/** The price that stands, as a lateral join of `registration`. */
export const standingPrice = (eb: ExpressionBuilder<DB, 'registration'>) =>
  eb
    .selectFrom('registrationRevision as revised')
    .select(['revised.lines', 'revised.due'])
    .whereRef('revised.accountId', '=', 'registration.accountId')
    .whereRef('revised.registrationId', '=', 'registration.registrationId')
    .orderBy('revised.position', 'desc')
    .limit(1)
    .as('agreed')

/** The draft of each newest agreement, sealed, with what its conditions depend on. */
export async function listStandingDrafts(tx: Tx, registrationIds: readonly string[]) {
  return kysely(tx)
    .selectFrom('registrationRevision')
    .distinctOn('registrationId')
    .select(['registrationId', 'draft', 'pricedAt', 'channel'])
    .where(sql<boolean>`registration_id = ANY (${registrationIds}::uuid[])`)
    .orderBy('registrationId')
    .orderBy('position', 'desc')
    .execute()
}

export type StandingDraft = Awaited<ReturnType<typeof listStandingDrafts>>[number]

/** The parts of what stands and when they are due. Under the registration's lock they are the newest. */
export async function findStandingDue(tx: Tx, registrationId: string): Promise<QuoteDue[]> {
  const row = await kysely(tx)
    .selectFrom('registrationRevision')
    .select('due')
    .where('registrationId', '=', registrationId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return z.array(dueSchema).parse(row.due)
}

/** Why it was not approved, in the staff's words; null where it was not refused. */
export async function findRefusalReason(tx: Tx, registrationId: string): Promise<string | null> {
  const row = await kysely(tx)
    .selectFrom('registrationRevision')
    .select('reason')
    .where('registrationId', '=', registrationId)
    .where('reason', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reason ?? null
}

interface Repriced {
  /** With its people; secret answers sealed. */
  readonly draft: RegistrationDraft
  readonly lines: readonly QuoteLine[]
  readonly due: readonly QuoteDue[]
  readonly total: Grosze
  readonly pricedAt: string
}

/** What an agreement changes; everything else stays as it was agreed before. */
export type NextRevision =
  | ({ readonly kind: 'changed'; readonly keptOnce: Grosze } & Repriced)
  | ({ readonly kind: 'handed_over'; readonly giver: string; readonly successor: string } & Repriced)
  | { readonly kind: 'approved'; readonly due: readonly QuoteDue[] }
  | { readonly kind: 'refused'; readonly reason: string }
  | ({ readonly kind: 'payment_day'; readonly paidAt: string } & Pick<Repriced, 'lines' | 'due' | 'total'>)
  | { readonly kind: 'moved'; readonly version: number }
  | { readonly kind: 'prolonged'; readonly due: readonly QuoteDue[] }
  | { readonly kind: 'cancelled'; readonly reason: string | null; readonly keptOnce: Grosze }

/** Adds an agreement behind the newest one. Call it under the registration's lock. */
export async function appendRevision(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'actor'>,
  newest: Revision,
  next: NextRevision,
): Promise<void> {
  const { registrationId, version, channel } = newest
  const isNamed = next.kind === 'changed' || next.kind === 'handed_over'
  const { draft, lines, due, ...rest } = { ...standing(newest), ...next }
  await kysely(tx)
    .insertInto('registrationRevision')
    .values({
      ...{ accountId: ctx.account, registrationId, version, channel },
      ...rest,
      ...{ position: newest.position + 1, revision: newest.revision + (isNamed ? 1 : 0) },
      ...{ actor: actorText(ctx.actor), draft: jsonb(draft), lines: jsonb(lines), due: jsonb(due) },
    })
    .execute()
}

const standing = ({ draft, lines, due, total, pricedAt, paidAt }: Revision) => ({
  ...{ draft, lines, due, total },
  ...{ pricedAt: pricedAt.toString(), paidAt: paidAt?.toString() ?? null },
})
