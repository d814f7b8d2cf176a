import {
  openMailbox as openContract,
  renewLink as renewContract,
  renewPanelLink,
  requestLinks as requestContract,
} from '#contract/links.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { assertRegistration } from './agreement/assert-registration.ts'
import { findRegistrationId } from './agreement/find-registration-id.ts'
import { requestLinks } from './links/request-links.ts'
import { sendNewLink } from './links/send-new-link.ts'
import { openMailbox } from './mailbox/open-mailbox.ts'

const requestLinksRoute = siteRoute(requestContract, async ({ ctx, body }) => {
  await requestLinks(ctx, body)
  return undefined
})

const openMailboxRoute = siteRoute(openContract, ({ ctx, params }) => openMailbox(ctx, params.token))

const renewLinkRoute = siteRoute(renewContract, async ({ ctx, params }) => {
  await sendNewLink(ctx, await findRegistrationId(ctx, params.token))
  return undefined
})

const renewPanelLinkRoute = memberRoute(renewPanelLink, mayEditRegistrations, async ({ ctx, params }) => {
  await assertRegistration(ctx, params)
  await sendNewLink(ctx, params.registrationId)
  return undefined
})

/** Links to registrations. */
export const linkRoutes = {
  requestLinks: requestLinksRoute,
  openMailbox: openMailboxRoute,
  renewLink: renewLinkRoute,
  renewPanelLink: renewPanelLinkRoute,
}
