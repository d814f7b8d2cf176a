import {
  handOverPlace as handOverContract,
  handOverPanelPlace as handOverPanelContract,
  previewHandOver as previewContract,
  previewPanelHandOver as previewPanelContract,
} from '#contract/hand-over.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { assertRegistration } from './agreement/assert-registration.ts'
import { findRegistrationId } from './agreement/find-registration-id.ts'
import { handOverPlace } from './hand-over/hand-over-place.ts'
import { offerPlace } from './hand-over/offer-place.ts'
import { previewHandOver } from './hand-over/preview-hand-over.ts'
import { getPanelRegistration } from './read/get-panel-registration.ts'
import { getRegistration } from './read/get-registration.ts'

export const previewHandOverRoute = siteRoute(previewContract, async ({ ctx, params, body }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  return previewHandOver(ctx, { registrationId, body, by: 'registrant' })
})

export const previewPanelHandOverRoute = memberRoute(
  previewPanelContract,
  mayEditRegistrations,
  async ({ ctx, params, body }) => {
    await assertRegistration(ctx, params)
    return previewHandOver(ctx, { ...params, body, by: 'staff' })
  },
)

export const handOverPlaceRoute = siteRoute(handOverContract, async ({ ctx, params, body }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  await offerPlace(ctx, { registrationId, body })
  return getRegistration(ctx, registrationId)
})

export const handOverPanelPlaceRoute = memberRoute(
  handOverPanelContract,
  mayEditRegistrations,
  async ({ ctx, params, body, role }) => {
    await assertRegistration(ctx, params)
    await handOverPlace(ctx, { ...params, body, by: 'staff' })
    return getPanelRegistration(ctx, { ...params, role })
  },
)
