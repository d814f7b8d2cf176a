import type { z } from 'zod'
import type { getReport as contract } from '#contract/reports.ts'
import type { Role } from '#domain/access/rights.ts'
import { AGE_BANDS, bandKey, birthsOfBand } from '#domain/reports/age-bands.ts'
import { ageBand, unknownOf } from '#i18n/pl/reports.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { ageDayOf } from '../lists/columns.ts'
import { noteLook } from '../lists/note-look.ts'
import { refreshLists } from '../lists/refresh-lists.ts'
import { countBetween } from './figures.queries.ts'
import { knownReports } from './known-reports.ts'
import { conditions, MOST_DAYS, MOST_ROWS, type Row, rowsOf } from './rows-of-report.ts'

type Input = z.output<typeof contract.params> & { readonly role: Role }
type Output = z.input<typeof contract.output>

/**
 * A report of an event, of those who take part; by state of all. A look at answers that not everybody sees is written into
 * the journal.
 * @throws Refusal not_found for a report that the event has not, or this role may not see
 */
export async function getReport(ctx: TenantCtx, input: Input): Promise<Output> {
  const { report, rows } = await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, input.eventId)
    const known = knownReports(definition, input.role).find(({ key }) => key === input.report)
    if (known === undefined) throw new Refusal('not_found')
    await refreshLists(tx, ctx)
    const day = ageDayOf(definition, ctx.now)
    return {
      report: known,
      rows:
        known.order === 'ages' ? await byAge(tx, input.eventId, day) : await rowsOf(tx, input.eventId, known),
    }
  })
  const { key, label, list, hasPieces, guarded, order } = report
  if (guarded.length > 0) await noteLook(ctx, { eventId: input.eventId, answers: guarded })
  const most = order === 'key' ? MOST_DAYS : MOST_ROWS
  return { ...{ key, label, list, hasPieces }, rows: rows.slice(0, most), more: rows.length > most }
}

async function byAge(tx: Tx, eventId: string, day: Temporal.PlainDate): Promise<Row[]> {
  const ranges = AGE_BANDS.map((band) => birthsOfBand(band, day))
  const counts = await countBetween(tx, { eventId, report: 'born' }, [...ranges, { from: '', to: '' }])
  const row = (key: string, label: string, people: number, conditions: string | null): Row => ({
    ...{ key, label, registrations: 0, people, pieces: 0, conditions },
  })
  const unknown = counts.at(-1) ?? 0
  return [
    ...AGE_BANDS.map((band, at) =>
      row(bandKey(band), ageBand(band.from, band.to), counts[at] ?? 0, conditions('age', bandKey(band))),
    ),
    ...(unknown === 0 ? [] : [row('', unknownOf, unknown, null)]),
  ]
}
