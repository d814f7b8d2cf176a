import { lastDayOf } from '#domain/event/definition/last-day.ts'
import { carerStanding } from '#domain/staff/carer-standing.ts'
import { CHECK_KINDS, type Check } from '#domain/staff/check-standing.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { readDay } from '#domain/values/time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { listCarers } from './carers.queries.ts'
import { listChecks } from './staff.queries.ts'

type Row = Awaited<ReturnType<typeof listChecks>>[number]
type Ctx = Pick<TenantCtx, 'account' | 'secrets' | 'now'>

/** A check as the rules read it. */
export function readCheck({ kind, name, checkedOn, validUntil, recordedAt }: Row): Check {
  return {
    kind: CHECK_KINDS.find((each) => each === kind) ?? 'other',
    ...{ name, recordedAt },
    checkedOn: Temporal.PlainDate.from(checkedOn),
    validUntil: validUntil === null ? null : Temporal.PlainDate.from(validUntil),
  }
}

/** Today, and the day until which a carer of a published event needs a valid check. */
export async function whenOf(tx: Tx, ctx: Ctx, eventId: string) {
  const { definition } = await getPublishedEvent(tx, ctx, eventId)
  const lastDay = readDay(lastDayOf(definition) ?? '')
  return { definition, lastDay, today: localOf(ctx.now).toPlainDate() }
}

/** The carers of published events, each with how the assignment stands now; those of groups that are gone are left out. */
export async function evaluateCarers(tx: Tx, ctx: Ctx, events: readonly string[]) {
  const carers = await listCarers(tx, events)
  const people = [...new Set(carers.map(({ personId }) => personId))]
  const checks = Map.groupBy(await listChecks(tx, people), ({ personId }) => personId)
  const evaluated = []
  for (const [eventId, some] of Map.groupBy(carers, (each) => each.eventId)) {
    const { definition, ...when } = await whenOf(tx, ctx, eventId)
    const known = some.filter(
      ({ group }) => group === null || definition.groups.some(({ id }) => id === group),
    )
    for (const each of known) {
      const about = (checks.get(each.personId) ?? []).map(readCheck)
      evaluated.push({ ...each, ...when, standing: carerStanding(about, when) })
    }
  }
  return evaluated
}
