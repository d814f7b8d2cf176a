import type { z } from 'zod'
import type { getDashboard as contract } from '#contract/dashboard.ts'
import { mayReadMoney, type Role } from '#domain/access/rights.ts'
import { holdsIn, type Scope } from '#domain/access/scope.ts'
import { sumMoney } from '#domain/values/money.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findPublishedVersion } from '#server/features/events/selling/find-published-version.ts'
import { refreshLists } from '#server/features/registrations/lists/refresh-lists.ts'
import { addChanges } from './add-changes.ts'
import { findCompared, listEditions } from './editions.queries.ts'
import { type DayNumbers, listDays } from './numbers.queries.ts'
import { findToDo } from './to-do/find-to-do.ts'

type Dashboard = z.input<typeof contract.output>
type Day = Dashboard['days'][number]

interface Asker {
  readonly eventId: string
  readonly role: Role
  readonly scope: Scope
}

/**
 * What waits in a published event for whoever asks, its numbers as of now, and by day beside those of the edition before.
 * @throws Refusal not_found, also before the event is published
 */
export async function getDashboard(ctx: TenantCtx, { eventId, role, scope }: Asker): Promise<Dashboard> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const version = await findPublishedVersion(tx, eventId)
    await refreshLists(tx, ctx)
    await addChanges(tx, ctx.account)
    const days = await listDays(tx, eventId)
    const withMoney = mayReadMoney(role)
    const dayView = viewOf(withMoney)
    const editions = (await listEditions(tx, eventId)).filter(({ id }) => holdsIn(scope, id))
    const compared = await comparedOf(tx, eventId, editions)
    return {
      version,
      toDo: (await findToDo(tx, { role, ctx, now: ctx.now, events: [eventId] })).filter(
        (each) => each.eventId !== null,
      ),
      numbers: sumsOf(days, withMoney),
      days: days.map(dayView),
      compared: compared && { ...compared, days: compared.days.map(dayView) },
      editions: editions.map(({ id, title }) => ({ id, title })),
    }
  })
}

async function comparedOf(tx: Tx, eventId: string, editions: Awaited<ReturnType<typeof listEditions>>) {
  const chosen = await findCompared(tx, eventId)
  const edition = editions.find(({ id }) => id === chosen)
  return edition === undefined ? null : { ...edition, days: await listDays(tx, edition.id) }
}

const viewOf =
  (withMoney: boolean) =>
  ({ day, registrations, people, charged, paid }: DayNumbers): Day => ({
    ...{ day, registrations, people },
    charged: withMoney ? charged : null,
    paid: withMoney ? paid : null,
  })

function sumsOf(days: readonly DayNumbers[], withMoney: boolean): Dashboard['numbers'] {
  const sum = (of: (day: DayNumbers) => number) => sumMoney(days.map(of))
  return {
    registrations: sum(({ registrations }) => registrations),
    people: sum(({ people }) => people),
    entered: sum(({ entered }) => entered),
    charged: withMoney ? sum(({ charged }) => charged) : null,
    paid: withMoney ? sum(({ paid }) => paid) : null,
  }
}
