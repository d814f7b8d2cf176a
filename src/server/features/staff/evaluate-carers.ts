import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { lastDayOf } from '#domain/event/definition/last-day.ts'
import { type CarerStanding, carerStanding } from '#domain/staff/carer-standing.ts'
import { CHECK_KINDS, type Check } from '#domain/staff/check-standing.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { readDay } from '#domain/values/time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { listCarers } from './carers.queries.ts'
import { listSpaceCarers } from './space-carers.queries.ts'
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

/** The carers of groups of published events, each with how the assignment stands now; those of groups that are gone are left out. */
export async function evaluateGroupCarers(tx: Tx, ctx: Ctx, events: readonly string[]) {
  return evaluate(
    tx,
    ctx,
    await listCarers(tx, events),
    ({ group }, { groups }) => group === null || groups.some(({ id }) => id === group),
  )
}

/** The same of rooms, houses and vehicles. */
export async function evaluateSpaceCarers(tx: Tx, ctx: Ctx, events: readonly string[]) {
  return evaluate(tx, ctx, await listSpaceCarers(tx, events), () => true)
}

interface When {
  readonly today: Temporal.PlainDate
  readonly lastDay: Temporal.PlainDate | null
}

interface Carer {
  readonly eventId: string
  readonly personId: string
}

async function evaluate<C extends Carer>(
  tx: Tx,
  ctx: Ctx,
  carers: readonly C[],
  isKnown: (carer: C, definition: EventDefinition) => boolean,
) {
  const people = [...new Set(carers.map(({ personId }) => personId))]
  const checks = Map.groupBy(await listChecks(tx, people), ({ personId }) => personId)
  const evaluated: (C & When & { readonly standing: CarerStanding })[] = []
  for (const [eventId, some] of Map.groupBy(carers, (each) => each.eventId)) {
    const { definition, ...when } = await whenOf(tx, ctx, eventId)
    for (const each of some) {
      if (!isKnown(each, definition)) continue
      const about = (checks.get(each.personId) ?? []).map(readCheck)
      evaluated.push({ ...each, ...when, standing: carerStanding(about, when) })
    }
  }
  return evaluated
}
