import { changeContact as changeContract, confirmContact as confirmContract } from '#contract/contact.ts'
import { siteRoute } from '#server/http/scopes.ts'
import { findRegistrationId } from './agreement/find-registration-id.ts'
import { changeContact } from './links/change-contact.ts'
import { confirmContact } from './links/confirm-contact.ts'
import { getRegistration } from './read/get-registration.ts'

const changeContactRoute = siteRoute(changeContract, async ({ ctx, params, body }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  await changeContact(ctx, registrationId, body)
  return getRegistration(ctx, registrationId)
})

const confirmContactRoute = siteRoute(confirmContract, async ({ ctx, params }) => ({
  token: await confirmContact(ctx, params.token),
}))

/** How the registrant is reached. */
export const contactRoutes = {
  changeContact: changeContactRoute,
  confirmContact: confirmContactRoute,
}
