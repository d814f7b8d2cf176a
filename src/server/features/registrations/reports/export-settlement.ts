import { Readable } from 'node:stream'
import { localOf } from '#domain/values/polish-time.ts'
import { moneySums, rateNames, wayNames, settlementFile as words } from '#i18n/pl/reports.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { writeCsv } from '#server/base/sheets/csv.ts'
import type { SheetCell, SheetRow } from '#server/base/sheets/sheet.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { getSettlement } from './get-settlement.ts'

type Settlement = Awaited<ReturnType<typeof getSettlement>>

const text = (value: string): SheetCell => ({ kind: 'text', value })
const money = (value: number): SheetCell => ({ kind: 'money', value })
const number = (value: number): SheetCell => ({ kind: 'number', value })

/** The settlement of an event as a table of one kind of rows. @throws Refusal as `getSettlement` */
export async function exportSettlement(
  ctx: TenantCtx,
  { eventId }: { readonly eventId: string },
): Promise<FileAnswer> {
  const settlement = await getSettlement(ctx, { eventId })
  const title = await ctx.db.tenant(ctx.account, async (tx) => {
    await recordAudit(tx, ctx, {
      ...{ action: 'list.exported', eventId },
      details: { name: words.name, format: 'csv' },
    })
    return (await getPublishedEvent(tx, ctx, eventId)).definition.title
  })
  const rows = rowsOf(settlement)
  const sheet = { name: words.name, head: words.head, rows: once(rows) }
  const day = localOf(ctx.now).toPlainDate().toString()
  return new FileAnswer({
    name: `${title}, ${words.name.toLowerCase()} ${day}.csv`,
    type: 'text/csv; charset=utf-8',
    size: null,
    content: Readable.from(writeCsv(sheet, ';')),
  })
}

async function* once(rows: readonly SheetRow[]): AsyncGenerator<readonly SheetRow[]> {
  yield rows
}

function rowsOf(settlement: Settlement): SheetRow[] {
  const moved = (part: string) => (each: Settlement['payments'][number]) =>
    rowOf(part, {
      ...{ amount: each.amount, pieces: each.count, day: each.day },
      way: wayNames[each.way] ?? each.way,
    })
  const named = (part: string) => (each: Settlement['kept'][number]) => rowOf(part, each)
  return [
    ...settlement.sums.map(({ key, amount }) =>
      rowOf(words.sum, {
        amount,
        name: Object.entries(moneySums).find(([each]) => each === key)?.[1] ?? key,
      }),
    ),
    ...settlement.payments.map(moved(words.payment)),
    ...settlement.refunds.map(moved(words.refund)),
    ...settlement.items.map((item) =>
      rowOf(item.donation ? words.donation : words.item, {
        ...item,
        ...{ amount: item.gross, rate: rateNames[item.rate] ?? `${item.rate}%` },
      }),
    ),
    rowOf(words.beside, { amount: settlement.beside }),
    ...settlement.discounts.map(named(words.discount)),
    ...settlement.subsidies.map(named(words.subsidy)),
    ...settlement.kept.map(named(words.kept)),
  ]
}

interface Values {
  readonly amount: number
  readonly day?: string
  readonly way?: string
  readonly name?: string
  readonly option?: string | null
  readonly rate?: string
  readonly pieces?: number
  readonly net?: number
  readonly tax?: number
}

/** In the order of the heading. */
function rowOf(part: string, { amount, day, way, name, option, rate, pieces, net, tax }: Values): SheetRow {
  const written = (value: string | null | undefined) => (value == null ? null : text(value))
  return [
    text(part),
    day === undefined ? null : { kind: 'day', value: day },
    ...[way, name, option, rate].map(written),
    pieces === undefined ? null : number(pieces),
    ...[net, tax, amount].map((value) => (value === undefined ? null : money(value))),
  ]
}
