import type { z } from 'zod'
import type { listReports as contract } from '#contract/reports.ts'
import { mayReadMoney, type Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { refreshLists } from '../lists/refresh-lists.ts'
import { hasCarers } from './carers-print.ts'
import { type FigureRow, listByKey, listLargest, listLargestOfEach } from './figures.queries.ts'
import { printsOf } from './known-prints.ts'
import { knownReports } from './known-reports.ts'

const MOST_GROUPS = 1_000

type Input = z.output<typeof contract.params> & { readonly role: Role }

/** The reports of an event, each with its present figure. @throws Refusal not_found, also before the event is published */
export async function listReports(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  const { eventId, role } = input
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    await refreshLists(tx, ctx)
    const known = knownReports(definition, role)
    const [total] = await listByKey(tx, { eventId, report: 'total', atMost: 1 })
    const groups = await listLargest(tx, { eventId, report: 'group', atMost: MOST_GROUPS })
    const money = await listByKey(tx, { eventId, report: 'money', atMost: 10 })
    // What only few see has no figure here: it would be a look at it.
    const open = known.filter(({ order, guarded }) => order === 'largest' && guarded.length === 0)
    const largest = await listLargestOfEach(
      tx,
      eventId,
      open.map(({ from }) => from[0] ?? ''),
    )
    const isCaredFor = await hasCarers(tx, ctx, { eventId, role, definition })
    // A list of nobody is not offered.
    const prints = printsOf(definition, role).filter((print) => isCaredFor || !('ofCarers' in print))
    return {
      ...{ registrations: total?.registrations ?? 0, people: total?.people ?? 0 },
      groups:
        definition.groups.length === 0
          ? null
          : groups.filter(({ key, people }) => key !== '' && people > 0).length,
      money: mayReadMoney(role) ? { paid: sumOf(money, 'paid'), unpaid: sumOf(money, 'unpaid') } : null,
      reports: known.map(({ key, label, from, nameOf }) => {
        const most = largest.find(({ report }) => report === from[0])
        return {
          ...{ key, label },
          most: most === undefined ? null : { label: nameOf(most.key), people: most.people },
        }
      }),
      prints: prints.map(({ key, of }) => ({ key, of: of ?? null })),
    }
  })
}

const sumOf = (money: readonly FigureRow[], key: string): number =>
  money.find((each) => each.key === key)?.amount ?? 0
