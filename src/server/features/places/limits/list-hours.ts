import { limitSubject } from '#domain/capacity/limit-subject.ts'
import { startCapacity } from '#domain/capacity/start-capacity.ts'
import type { EventDefinition, Slots } from '#domain/event/definition/definition.ts'
import { slotDays } from '#domain/event/definition/slot-days.ts'
import { mondayOf, weekOf } from '#domain/event/draft/hours/hours.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatHour } from '#domain/values/time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { sweepEvent } from '../claims/sweep-event.ts'
import { type LiveLimit, readLimits } from './list-limits.ts'

interface Week {
  readonly earlier: string | null
  readonly later: string | null
  readonly days: readonly { readonly day: string; readonly hours: readonly Hour[] }[]
}

interface Hour extends LiveLimit {
  readonly time: string
}

/**
 * A week of hours of entry with what is taken of each, from Monday; also hours without a row, which nobody has asked for.
 * @throws Refusal not_found when the account has no such published event
 */
export async function listHours(
  ctx: TenantCtx,
  { eventId, day }: { readonly eventId: string; readonly day?: string | undefined },
): Promise<Week> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const { slots } = definition
    if (slots === null) return { earlier: null, later: null, days: [] }
    await sweepEvent(tx, ctx, eventId)
    const { limits } = await readLimits(tx, eventId, definition)
    const today = localOf(ctx.now).toPlainDate()
    const monday = mondayOf(day === undefined ? nearest(slots, today) : Temporal.PlainDate.from(day))
    return {
      ...around(slots, monday),
      days: weekOf(slots, monday).map(({ day: date, hours }) => ({
        day: date.toString(),
        hours: hours.map(({ pool, slot }) => ({
          ...(limits.find((limit) => limit.pool === pool) ?? untouched(definition, pool)),
          time: formatHour(slot),
        })),
      })),
    }
  })
}

/** An hour that nobody has asked for. */
const untouched = (definition: EventDefinition, pool: string): LiveLimit => ({
  ...{ pool, name: null, capacity: startCapacity(definition, pool), taken: 0, waiting: 0, over: 0 },
  ...{ held: 0, offered: 0, aside: 0, subject: limitSubject(definition, pool), groups: [] },
})

/** Today, or the nearest day between the first and the last. */
function nearest(slots: Slots, today: Temporal.PlainDate): Temporal.PlainDate {
  const { first, last } = slotDays(slots)
  const iso = today.toString()
  if (iso < first) return Temporal.PlainDate.from(first)
  return last !== null && last < iso ? Temporal.PlainDate.from(last) : today
}

function around(slots: Slots, monday: Temporal.PlainDate): Pick<Week, 'earlier' | 'later'> {
  const { first, last } = slotDays(slots)
  const next = monday.add({ weeks: 1 }).toString()
  return {
    earlier: first < monday.toString() ? monday.subtract({ weeks: 1 }).toString() : null,
    later: last === null || next <= last ? next : null,
  }
}
