import {
  listRefundProposals as proposalsContract,
  listRefunds as refundsContract,
  requestRefund as requestContract,
} from '#contract/refunds.ts'
import { mayMoveMoney, mayReadMoney } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { listRefundProposals } from './list-refund-proposals.ts'
import { listRefunds } from './list-refunds.ts'
import { requestRefund } from './request-refund.ts'

export const listRefundProposalsRoute = memberRoute(
  proposalsContract,
  mayReadMoney,
  ({ ctx, params, query }) => listRefundProposals(ctx, { ...params, ...query }),
)

export const listRefundsRoute = memberRoute(refundsContract, mayReadMoney, ({ ctx, params, query }) =>
  listRefunds(ctx, { ...params, ...query }),
)

export const requestRefundRoute = memberRoute(requestContract, mayMoveMoney, ({ ctx, params, body, key }) =>
  requestRefund(ctx, { ...params, ...body, key }),
)
