import type { z } from 'zod'
import type { getPrint as contract } from '#contract/reports.ts'
import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { noteLook } from '../lists/note-look.ts'
import { refreshLists } from '../lists/refresh-lists.ts'
import { carersPrint } from './carers-print.ts'
import { kitchenPrint } from './kitchen-print.ts'
import { type ListPrint, printsOf } from './known-prints.ts'
import { sectionsOf } from './print-sections.ts'
import { type PrintAsked, printedPeople } from './printed-people.ts'

type Input = z.output<typeof contract.params> & z.output<typeof contract.query> & { readonly role: Role }
type Output = z.input<typeof contract.output>

/**
 * A list of those who take part, by name, or what the kitchen has to know of them. A look at answers that not everybody sees
 * is written into the journal.
 * @throws Refusal not_found for a print that the event has no use for, or this role may not see
 */
export async function getPrint(ctx: TenantCtx, input: Input): Promise<Output> {
  const { eventId, role } = input
  const { guarded, ...print } = await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const found = printsOf(definition, role).find(({ key }) => key === input.print)
    if (found === undefined) throw new Refusal('not_found')
    await refreshLists(tx, ctx)
    const asked = { eventId, role, definition }
    if ('ofCarers' in found) return carersPrint(tx, ctx, asked)
    return 'ofKitchen' in found
      ? kitchenPrint(tx, ctx, asked, input.questions?.split(','))
      : listPrint(tx, ctx, asked, found)
  })
  if (guarded.length > 0) await noteLook(ctx, { eventId, answers: guarded })
  return print
}

async function listPrint(
  tx: Tx,
  ctx: TenantCtx,
  asked: PrintAsked,
  print: ListPrint,
): Promise<Output & { readonly guarded: readonly string[] }> {
  const keys = [
    ...('counted' in print ? print.counted : print.columns),
    ...(print.by === null ? [] : [print.by]),
  ]
  const { columns, people, more, guarded } = await printedPeople(tx, ctx, asked, { list: 'people', keys })
  const sections = sectionsOf(print, columns, people).map((each) => ({ ...each, links: [] }))
  return { sections, questions: [], more, guarded }
}
