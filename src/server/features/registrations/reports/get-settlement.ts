import { z } from 'zod'
import type { getSettlement as contract } from '#contract/reports.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { MONEY_SUMS } from '#domain/reports/figures-of-money.ts'
import { keptNames } from '#i18n/pl/reports.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { refreshLists } from '../lists/refresh-lists.ts'
import { type FigureRow, listByKey } from './figures.queries.ts'

/** Days, ways and options: more than an event of years has. */
const MOST = 5_000

type Settlement = z.input<typeof contract.output>

const itemKey = z.tuple([z.string(), z.string().nullable(), z.string()])

/** The settlement of an event as its ledger stands. @throws Refusal not_found, also before the event is published */
export async function getSettlement(
  ctx: TenantCtx,
  { eventId }: { readonly eventId: string },
): Promise<Settlement> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    await refreshLists(tx, ctx)
    const of = (report: string) => listByKey(tx, { eventId, report, atMost: MOST + 1 })
    const money = await of('money')
    const items = await of('item')
    const lists = {
      payments: await of('payment'),
      refunds: await of('refund'),
      donations: await of('donation'),
    }
    const adjusted = new Map(definition.adjustments.map(({ id, name }) => [id, name]))
    const named = (rows: readonly FigureRow[], nameOf: (key: string) => string) =>
      rows.map(({ key, amount, pieces }) => ({ name: nameOf(key), amount, pieces }))
    return {
      sums: MONEY_SUMS.map((key) => {
        const found = money.find((each) => each.key === key)
        return { key, amount: found?.amount ?? 0, registrations: found?.registrations ?? 0 }
      }),
      payments: lists.payments.map(movedView),
      refunds: lists.refunds.map(movedView),
      items: [
        ...items.filter(({ key }) => key !== '').map((row) => itemView(definition, row, false)),
        ...lists.donations.map((row) => itemView(definition, row, true)),
      ],
      beside: items.find(({ key }) => key === '')?.amount ?? 0,
      discounts: named(await of('discount'), (key) => adjusted.get(key) ?? key),
      subsidies: named(await of('subsidy'), (key) => key),
      kept: named(await of('kept'), (key) => keptNames[key] ?? key),
      more: [items, ...Object.values(lists)].some(({ length }) => length > MOST),
    }
  })
}

function movedView({ key, amount, pieces }: FigureRow): Settlement['payments'][number] {
  const [day = '', way = ''] = key.split('|')
  return { day, way, amount, count: pieces }
}

/** By the names that stand now; of what is no more its id. */
function itemView(
  { items }: EventDefinition,
  { key, amount, tax, pieces }: FigureRow,
  donation: boolean,
): Settlement['items'][number] {
  const [id, option, rate] = itemKey.parse(JSON.parse(key))
  const item = items.find((each) => each.id === id)
  return {
    ...{ name: item?.name ?? id, rate, pieces, gross: amount, net: amount - tax, tax, donation },
    option: option === null ? null : (item?.options.find((each) => each.id === option)?.name ?? option),
  }
}
