import type { z } from 'zod'
import type { getCashShift, listCashDocuments, listCashShifts } from '#contract/cash.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { assertRegistration } from '#server/features/registrations/agreement/assert-registration.ts'
import { Refusal } from '#server/http/refusal.ts'
import { documentView, shiftView } from './cash.view.ts'
import { readCashDocuments, sumBeside } from './cash-documents.queries.ts'
import { readShifts } from './shifts.queries.ts'

/**
 * The shifts of an event, newest first.
 * @throws Refusal not_found
 */
export async function readCashShifts(
  ctx: TenantCtx,
  { eventId }: { readonly eventId: string },
): Promise<z.input<typeof listCashShifts.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    return { shifts: (await readShifts(tx, eventId)).map((row) => shiftView(row, ctx.actor)) }
  })
}

/**
 * The report of a shift.
 * @throws Refusal not_found
 */
export async function readCashShift(
  ctx: TenantCtx,
  { eventId, shiftId }: { readonly eventId: string; readonly shiftId: string },
): Promise<z.input<typeof getCashShift.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const [row] = await readShifts(tx, eventId, shiftId)
    if (!row) throw new Refusal('not_found')
    const until = (row.closedAt ?? ctx.now).toString()
    return {
      shift: shiftView(row, ctx.actor),
      documents: (await readCashDocuments(tx, { shiftId })).map(documentView),
      beside: await sumBeside(tx, { eventId, from: row.openedAt.toString(), until }),
    }
  })
}

/**
 * The cash documents of a registration.
 * @throws Refusal not_found
 */
export async function readDocumentsOfRegistration(
  ctx: TenantCtx,
  of: { readonly eventId: string; readonly registrationId: string },
): Promise<z.input<typeof listCashDocuments.output>> {
  await assertRegistration(ctx, of)
  const { registrationId } = of
  const rows = await ctx.db.tenant(ctx.account, (tx) => readCashDocuments(tx, { registrationId }))
  return { documents: rows.map(documentView) }
}
