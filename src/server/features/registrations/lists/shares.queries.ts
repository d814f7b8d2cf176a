import { sql } from 'kysely'
import { z } from 'zod'
import { quoteLine } from '#domain/quote/quote-line.ts'
import type { QuoteLine } from '#domain/quote/quote-result.ts'
import { addedUp, type Figure } from '#domain/reports/figure.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import { standingPrice } from '../agreement/revisions.queries.ts'
import type { Share } from './share-of.ts'

const lines = z.array(quoteLine)
const counted = z.object({ registrations: z.coerce.number().int(), people: z.coerce.number().int() })

/** The lines of the prices that stand, by registration. */
export async function listLinesOf(
  tx: Tx,
  registrationIds: readonly string[],
): Promise<Map<string, readonly QuoteLine[]>> {
  const rows = await kysely(tx)
    .selectFrom('registration')
    .innerJoinLateral(standingPrice, (join) => join.onTrue())
    .select(['registration.registrationId', 'agreed.lines'])
    .where('registration.registrationId', 'in', registrationIds)
    .execute()
  return new Map(rows.map((row) => [row.registrationId, lines.parse(row.lines)]))
}

/** Puts these shares in the place of all shares of these registrations; the figures of their events change with them. */
export async function replaceShares(
  tx: Tx,
  account: string,
  registrationIds: readonly string[],
  shares: readonly Share[],
): Promise<void> {
  // A trigger subtracts them (cross_tenant.subtract_report_shares).
  await kysely(tx).deleteFrom('reportShare').where('registrationId', 'in', registrationIds).execute()
  await sql`
    INSERT INTO report_share (account_id, registration_id, event_id, figures)
    SELECT ${account}::uuid, s."registrationId", s."eventId", s.figures
      FROM jsonb_to_recordset(${jsonb(shares)}) AS s ("registrationId" uuid, "eventId" uuid, figures jsonb)`.execute(
    kysely(tx),
  )
  for (const [eventId, some] of Map.groupBy(shares, (share) => share.eventId))
    await addFigures(tx, { account, eventId }, addedUp(some.flatMap(({ figures }) => figures)))
}

/** Adds to the figures of an event, in the order of their keys, as the trigger subtracts. */
async function addFigures(
  tx: Tx,
  { account, eventId }: { readonly account: string; readonly eventId: string },
  figures: readonly Figure[],
): Promise<void> {
  await sql`
    INSERT INTO report_figure AS f (account_id, event_id, report, key, registrations, people, pieces, amount, tax)
    SELECT ${account}::uuid, ${eventId}::uuid, s.report, s.key, s.registrations, s.people, s.pieces, s.amount, s.tax
      FROM jsonb_to_recordset(${jsonb(figures)}) AS s (report text, key text COLLATE "C", registrations bigint,
           people bigint, pieces bigint, amount bigint, tax bigint)
     ORDER BY s.report, s.key
    ON CONFLICT (account_id, event_id, report, key) DO UPDATE
      SET registrations = f.registrations + excluded.registrations, people = f.people + excluded.people,
          pieces = f.pieces + excluded.pieces, amount = f.amount + excluded.amount, tax = f.tax + excluded.tax`.execute(
    kysely(tx),
  )
}

/** Of all registrations of an event in these states. */
export async function countInStates(
  tx: Tx,
  eventId: string,
  states: readonly string[],
): Promise<{ registrations: number; people: number }> {
  const { rows } = await sql`
    SELECT coalesce(sum(registrations), 0) AS registrations, coalesce(sum(people), 0) AS people FROM report_figure
     WHERE event_id = ${eventId} AND report = 'state' AND key = ANY (${states}::text[])`.execute(kysely(tx))
  return counted.parse(rows[0])
}
