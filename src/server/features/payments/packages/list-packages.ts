import type { z } from 'zod'
import type { listTransferPackages as contract } from '#contract/packages.ts'
import { type TenantCtx, userOf } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { cutPage, readPageKey } from '#server/http/page-key.ts'
import { packageView } from './package.view.ts'
import { findLastFrom, listPackageRows } from './packages.queries.ts'

const PAGE = 20

type Input = z.output<typeof contract.params> & z.output<typeof contract.query>

/**
 * A page of the packages of an event, newest first.
 * @param withAccounts whether the caller may see whole account numbers
 * @throws Refusal not_found, invalid_input
 */
export async function listPackages(
  ctx: TenantCtx,
  { eventId, after, withAccounts }: Input & { readonly withAccounts: boolean },
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const found = await listPackageRows(tx, { eventId, after: readPageKey(after), limit: PAGE + 1 })
    const { rows, next } = cutPage(found, PAGE, (row) => ({
      createdAt: row.preparedAt,
      id: row.transferPackageId,
    }))
    return {
      packages: rows.map((row) => packageView(row, userOf(ctx.actor))),
      lastFrom: withAccounts ? await findLastFrom(tx, ctx.account) : null,
      next,
    }
  })
}
