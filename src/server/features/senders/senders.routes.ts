import {
  askReplyAddress as askContract,
  confirmReplyAddress as confirmContract,
  getSenders as getContract,
  updateSenders as updateContract,
} from '#contract/senders.ts'
import { mayEditAccount } from '#domain/access/rights.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { askReplyAddress } from './ask-reply-address.ts'
import { confirmReplyAddress } from './confirm-reply-address.ts'
import { getSenders } from './get-senders.ts'
import { updateSenders } from './update-senders.ts'

/** Sender and reply address of mails. */
export const senderRoutes = {
  getSenders: memberRoute(getContract, mayEditAccount, ({ ctx }) => getSenders(ctx)),
  updateSenders: memberRoute(updateContract, mayEditAccount, async ({ ctx, body }) => {
    await updateSenders(ctx, body.name)
    return getSenders(ctx)
  }),
  askReplyAddress: memberRoute(askContract, mayEditAccount, async ({ ctx, body }) => {
    await askReplyAddress(ctx, body.email)
    return getSenders(ctx)
  }),
  confirmReplyAddress: siteRoute(confirmContract, async ({ ctx, params }) => {
    await confirmReplyAddress(ctx, params.token)
    return undefined
  }),
}
