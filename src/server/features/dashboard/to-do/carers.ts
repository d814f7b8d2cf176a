import { mayEditRegistrations } from '#domain/access/rights.ts'
import type { CarerStanding } from '#domain/staff/carer-standing.ts'
import type { Tx } from '#server/db/database.ts'
import { evaluateGroupCarers, evaluateSpaceCarers } from '#server/features/staff/evaluate-carers.ts'
import { type Asked, pageOf, type ToDoKind, type Waiting } from './to-do-kind.ts'

/** Carers of whom a required check is missing or ends before the event. */
export const blockedCarers: ToDoKind = {
  may: mayEditRegistrations,
  find: async (tx, asked) =>
    (await count(tx, asked, 'blocked')).map((each) => ({ ...each, urgent: each.count })),
  path: pageOf('kadra#opiekunowie'),
}

/** Carers of whom a required check ends within a month. */
export const expiringCarers: ToDoKind = {
  may: mayEditRegistrations,
  find: (tx, asked) => count(tx, asked, 'expiring'),
  path: pageOf('kadra'),
}

/** People, each once in an event; not of one that is over. */
async function count(tx: Tx, { ctx, events }: Asked, wanted: CarerStanding): Promise<Waiting[]> {
  const carers = [
    ...(await evaluateGroupCarers(tx, ctx, events)),
    ...(await evaluateSpaceCarers(tx, ctx, events)),
  ]
  const found = carers.filter(
    ({ standing, lastDay, today }) =>
      standing === wanted && (lastDay === null || Temporal.PlainDate.compare(today, lastDay) <= 0),
  )
  return [...Map.groupBy(found, ({ eventId }) => eventId)].map(([eventId, some]) => ({
    ...{ eventId, urgent: 0 },
    count: new Set(some.map(({ personId }) => personId)).size,
  }))
}
