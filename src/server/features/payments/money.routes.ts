import * as contract from '#contract/money.ts'
import { mayMoveMoney, mayReadMoney } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { getMoney } from './overview/get-money.ts'
import { listBalances } from './overview/list-balances.ts'
import { listMoneyDoubts } from './overview/list-money-doubts.ts'
import { listPayments } from './overview/list-payments.ts'
import { settleMoneyDoubt } from './overview/settle-money-doubt.ts'
import { sumPayments } from './overview/sum-payments.ts'
import { listSamePayer } from './surplus/list-same-payer.ts'
import { moveSurplus } from './surplus/move-surplus.ts'
import { returnSurplus } from './surplus/return-surplus.ts'

export const moneyRoutes = {
  getMoney: memberRoute(contract.getMoney, mayReadMoney, ({ ctx, params }) => getMoney(ctx, params.eventId)),
  listPayments: memberRoute(contract.listPayments, mayReadMoney, ({ ctx, params, query }) =>
    listPayments(ctx, { ...params, ...query }),
  ),
  sumPayments: memberRoute(contract.sumPayments, mayReadMoney, ({ ctx, params, query }) =>
    sumPayments(ctx, { ...params, ...query }),
  ),
  listBalances: memberRoute(contract.listBalances, mayReadMoney, ({ ctx, params, query }) =>
    listBalances(ctx, { ...params, ...query }),
  ),
  listMoneyDoubts: memberRoute(contract.listMoneyDoubts, mayReadMoney, ({ ctx, params, query }) =>
    listMoneyDoubts(ctx, { ...params, ...query }),
  ),
  settleMoneyDoubt: memberRoute(contract.settleMoneyDoubt, mayMoveMoney, async ({ ctx, params, body }) => {
    await settleMoneyDoubt(ctx, { ...params, ...body })
    return undefined
  }),
  returnSurplus: memberRoute(contract.returnSurplus, mayMoveMoney, async ({ ctx, params, body }) => {
    await returnSurplus(ctx, { ...params, ...body })
    return undefined
  }),
  listSamePayer: memberRoute(contract.listSamePayer, mayMoveMoney, ({ ctx, params }) =>
    listSamePayer(ctx, params),
  ),
  moveSurplus: memberRoute(contract.moveSurplus, mayMoveMoney, async ({ ctx, params, body, key }) => {
    await moveSurplus(ctx, { ...params, ...body, key })
    return undefined
  }),
} as const
