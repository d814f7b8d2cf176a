import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findConfirmationSum } from './promised-refunds.queries.ts'

/** Above which sum, in grosze, money goes back only when the staff have confirmed it. */
export const getConfirmationSum = (tx: Tx, { account }: Pick<TenantCtx, 'account'>): Promise<number> =>
  findConfirmationSum(tx, account)
