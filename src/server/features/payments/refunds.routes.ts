import { setRefundAccount as accountContract } from '#contract/refund-account.ts'
import {
  askRefundAccount as askAccountContract,
  confirmRefund as confirmContract,
  getRefundSettings as getSettingsContract,
  handBackRefund as handBackContract,
  listRefundProposals as proposalsContract,
  listRefunds as refundsContract,
  requestRefund as requestContract,
  typeRefundAccount as typeAccountContract,
  updateRefundSettings as updateSettingsContract,
  withholdRefund as withholdContract,
} from '#contract/refunds.ts'
import { mayMoveMoney, mayReadMoney, maySetRefundConfirmation } from '#domain/access/rights.ts'
import { findRegistrationId } from '#server/features/registrations/agreement/find-registration-id.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { askRefundAccount } from './refunds/ask-refund-account.ts'
import { decideRefund } from './refunds/decide-refund.ts'
import { getRefundSettings } from './refunds/get-refund-settings.ts'
import { listRefundProposals } from './refunds/list-refund-proposals.ts'
import { listRefunds } from './refunds/list-refunds.ts'
import { requestRefund } from './refunds/request-refund.ts'
import { setRefundAccount, typeRefundAccount } from './refunds/set-refund-account.ts'
import { updateRefundSettings } from './refunds/update-refund-settings.ts'

const listRefundProposalsRoute = memberRoute(proposalsContract, mayReadMoney, ({ ctx, params, query }) =>
  listRefundProposals(ctx, { ...params, ...query }),
)

const listRefundsRoute = memberRoute(refundsContract, mayReadMoney, ({ ctx, params, query, role }) =>
  listRefunds(ctx, { ...params, ...query, withAccounts: mayMoveMoney(role) }),
)

const requestRefundRoute = memberRoute(requestContract, mayMoveMoney, ({ ctx, params, body, key }) =>
  requestRefund(ctx, { ...params, ...body, key }),
)

const confirmRefundRoute = memberRoute(confirmContract, mayMoveMoney, ({ ctx, params }) =>
  decideRefund(ctx, { ...params, decision: 'confirm' }),
)

const withholdRefundRoute = memberRoute(withholdContract, mayMoveMoney, ({ ctx, params, body }) =>
  decideRefund(ctx, { ...params, ...body, decision: 'withhold' }),
)

const handBackRefundRoute = memberRoute(handBackContract, mayMoveMoney, ({ ctx, params, body }) =>
  decideRefund(ctx, { ...params, ...body, decision: 'hand_back' }),
)

const getRefundSettingsRoute = memberRoute(
  getSettingsContract,
  mayReadMoney,
  ({ ctx }) => getRefundSettings(ctx),
  { forLimited: true },
)

const updateRefundSettingsRoute = memberRoute(
  updateSettingsContract,
  maySetRefundConfirmation,
  ({ ctx, body }) => updateRefundSettings(ctx, body),
)

const setRefundAccountRoute = siteRoute(accountContract, async ({ ctx, params, body }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  await setRefundAccount(ctx, { registrationId, ...body })
  return getRegistration(ctx, registrationId)
})

const typeRefundAccountRoute = memberRoute(
  typeAccountContract,
  mayMoveMoney,
  async ({ ctx, params, body }) => {
    await typeRefundAccount(ctx, { ...params, ...body })
    return undefined
  },
)

const askRefundAccountRoute = memberRoute(askAccountContract, mayMoveMoney, async ({ ctx, params }) => {
  await askRefundAccount(ctx, params)
  return undefined
})

export const refundRoutes = {
  typeRefundAccount: typeRefundAccountRoute,
  askRefundAccount: askRefundAccountRoute,
  listRefundProposals: listRefundProposalsRoute,
  requestRefund: requestRefundRoute,
  listRefunds: listRefundsRoute,
  confirmRefund: confirmRefundRoute,
  withholdRefund: withholdRefundRoute,
  handBackRefund: handBackRefundRoute,
  getRefundSettings: getRefundSettingsRoute,
  updateRefundSettings: updateRefundSettingsRoute,
  setRefundAccount: setRefundAccountRoute,
} as const
