import type { z } from 'zod'
import type { listWaitingEntries as contract } from '#contract/waiting-list.ts'
import { limitOf, timeOf } from '#domain/capacity/own-pools.ts'
import { slotOfPool } from '#domain/capacity/slots.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { formatDay, formatMoment, readDay, readMoment } from '#domain/values/time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { sweepEvent } from '#server/features/places/claims/sweep-event.ts'
import { countEntries, listAwaitedPools, listEntries } from './entries.queries.ts'
import { waitingRow } from './waiting-entry.view.ts'

const PAGE = 50

type Input = z.output<typeof contract.params> & z.output<typeof contract.query>

/**
 * A page of an event's waiting list, in turn, and what is free but set aside: a party that needs more than there is
 * keeps the rest from newcomers until it is served, or until the staff decide otherwise.
 * @throws Refusal not_found
 */
export async function listWaitingEntries(
  ctx: TenantCtx,
  { eventId, state, after }: Input,
): Promise<z.input<typeof contract.output>> {
  const { definition } = await ctx.db.tenant(ctx.account, (tx) => getPublishedEvent(tx, ctx, eventId))
  await ctx.db.tenant(ctx.account, (tx) => sweepEvent(tx, ctx, eventId))
  return ctx.db.tenant(ctx.account, async (tx) => {
    const found = await listEntries(tx, { eventId, state, after, limit: PAGE + 1 })
    const rows = found.slice(0, PAGE)
    const last = found.length > PAGE ? rows.at(-1) : undefined
    const pools = await listAwaitedPools(tx, eventId)
    return {
      entries: rows.map((row) => waitingRow(row, (pool) => nameOf(definition, pool))),
      next: last ? String(last.turn) : null,
      counts: await countEntries(tx, eventId),
      pools: pools.map(({ pool, free, wanted }) => ({
        ...{ pool, name: nameOf(definition, pool), free, wanted, setAside: Math.min(free, wanted) },
      })),
      smallerMayPass: definition.waitingList?.smallerMayPass ?? false,
    }
  })
}

function nameOf({ pools }: EventDefinition, pool: string): string {
  const slot = slotOfPool(pool)
  if (slot !== null) return formatMoment(slot)
  const name = pools.find(({ id }) => id === limitOf(pool))?.name ?? pool
  const when = timeOf(pool) ?? ''
  const [hour, day] = [readMoment(when), readDay(when)]
  return [
    name,
    ...(hour === null ? [] : [formatMoment(hour)]),
    ...(day === null ? [] : [formatDay(day)]),
  ].join(', ')
}
