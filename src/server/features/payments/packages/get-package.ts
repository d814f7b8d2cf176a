import type { z } from 'zod'
import { getTransferPackage as contract } from '#contract/packages.ts'
import { type TenantCtx, userOf } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { packageView } from './package.view.ts'
import { findPackage, listItems } from './packages.queries.ts'

const itemState = contract.output.shape.items.element.shape.state

/** A package with its transfers. @throws Refusal not_found */
export async function getPackage(
  ctx: TenantCtx,
  named: { readonly eventId: string; readonly packageId: string },
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const found = await findPackage(tx, named)
    if (!found) throw new Refusal('not_found')
    const items = await listItems(tx, named.packageId)
    return {
      package: packageView(found, userOf(ctx.actor)),
      items: items.map((item) => ({
        refund: item.refundId,
        registration: item.registrationId,
        number: item.number,
        contactName: `${item.contactFirstName} ${item.contactLastName}`,
        amount: item.amount,
        accountEnd: item.accountEnd,
        state: itemState.parse(item.state),
      })),
    }
  })
}
