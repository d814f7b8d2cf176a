import { getReconciliation as contract } from '#contract/reconciliation.ts'
import { mayReadMoney } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { getReconciliation } from './get-reconciliation.ts'

/** Members who may read sums may know whether they can be trusted. */
export const getReconciliationRoute = memberRoute(contract, mayReadMoney, ({ ctx }) => getReconciliation(ctx))
