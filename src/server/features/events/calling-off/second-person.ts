import { mayEditEvents, ROLES } from '#domain/access/rights.ts'
import { sumMoney } from '#domain/values/money.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getConfirmationSum } from '#server/features/payments/refunds/get-confirmation-sum.ts'
import { countMembers, sumPaidByGateway } from './call-off.queries.ts'

/**
 * Whether two people decide about calling an event off: where more money goes back than the account's sum, and
 * somebody else of the account may do it too.
 */
export async function secondPerson(
  tx: Tx,
  ctx: TenantCtx,
  eventId: string,
): Promise<{ readonly needed: boolean; readonly above: number }> {
  const above = await getConfirmationSum(tx, ctx)
  const paid = sumMoney((await sumPaidByGateway(tx, eventId)).map(({ amount }) => amount))
  const needed = paid > above && (await countMembers(tx, ROLES.filter(mayEditEvents))) > 1
  return { needed, above }
}
