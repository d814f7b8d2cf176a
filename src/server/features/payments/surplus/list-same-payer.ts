import type { z } from 'zod'
import type { listSamePayer as contract } from '#contract/money.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { sumLedger } from '../records/payments.queries.ts'
import { findPayer, listOfPayer } from './surplus.queries.ts'

/** Other registrations of the same payer at the event that are not paid in full. @throws Refusal not_found */
export async function listSamePayer(
  ctx: TenantCtx,
  { eventId, registrationId }: z.output<typeof contract.params>,
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const payer = await findPayer(tx, registrationId)
    if (payer?.eventId !== eventId) throw new Refusal('not_found')
    // Who has no address is nobody's other registration.
    if (payer.contactEmail === '') return { registrations: [] }
    const others = await listOfPayer(tx, { eventId, email: payer.contactEmail, except: registrationId })
    const registrations = []
    for (const other of others) {
      const { toPay } = balanceOf(await sumLedger(tx, other.registrationId))
      const contactName = `${other.contactFirstName} ${other.contactLastName}`
      if (toPay > 0)
        registrations.push({ id: other.registrationId, number: other.number, contactName, toPay })
    }
    return { registrations }
  })
}
