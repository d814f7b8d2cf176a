import { movedEvent } from '#domain/event/draft/moved-event.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { readDay } from '#domain/values/time.ts'
import { refusalTitles } from '#i18n/pl/refusals.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findNewestMove } from '../moves/moves.queries.ts'

/** A move as the organiser wants it. */
export interface WantedMove {
  readonly eventId: string
  /** ISO days. */
  readonly start: string
  readonly answerBy: string
  readonly place?: string | undefined
  readonly note: string
  readonly silence: 'stays' | 'resigns'
}

/**
 * The published event on its new days, what is told to everyone, and the last moment for an answer.
 * @throws Refusal not_found, called_off, move_open; invalid_input when nothing would change, or the last day for an answer is not
 *   between today and the new first day
 */
export async function planMove(ctx: TenantCtx, wanted: WantedMove) {
  const { eventId, start, note, silence } = wanted
  const { current, open } = await ctx.db.tenant(ctx.account, async (tx) => ({
    current: await getPublishedEvent(tx, ctx, eventId),
    open: await findNewestMove(tx, eventId),
  }))
  if (current.calledOffBecause !== null) throw new Refusal('called_off')
  if (open && open.settledAt === null)
    throw new Refusal('move_open', { params: { until: open.answerUntil.toString() } })
  const now = localOf(ctx.now)
  const place = wanted.place ?? null
  const moved = movedEvent(current.document, { start, place, now })
  const isSame = moved?.days === 0 && (place === null || place === current.document.page.place)
  if (moved === null || isSame) throw wrong('start')
  const answerBy = readDay(wanted.answerBy)
  const first = readDay(start)
  if (answerBy === null || first === null || Temporal.PlainDate.compare(answerBy, first) >= 0)
    throw wrong('answerBy')
  const answerUntil = answerBy.add({ days: 1 }).toZonedDateTime('Europe/Warsaw').toInstant()
  if (Temporal.Instant.compare(answerUntil, ctx.now) <= 0) throw wrong('answerBy')
  return {
    ...{ moved, note, silence, answerUntil, version: current.version },
    before: whenAndWhereOf(current.document),
    after: whenAndWhereOf(moved.document),
  }
}

const whenAndWhereOf = ({
  dates,
  page,
}: {
  readonly dates: { readonly start?: string | null | undefined; readonly end?: string | null | undefined }
  readonly page: { readonly place?: string | undefined }
}) => ({
  start: (dates.start ?? '').slice(0, 10),
  end: dates.end?.slice(0, 10) ?? null,
  place: page.place ?? null,
})

const wrong = (field: 'start' | 'answerBy') =>
  new Refusal('invalid_input', {
    problems: [{ code: 'move', field, message: refusalTitles.invalid_input }],
  })
