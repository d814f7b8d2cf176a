import {
  handOverPlace as handOverContract,
  handOverPanelPlace as handOverPanelContract,
  previewHandOver as previewContract,
} from '#contract/hand-over.ts'
import { mayCheckIn, mayEditRegistrations } from '#domain/access/rights.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { assertRegistration } from './assert-registration.ts'
import { findRegistrationId } from './find-registration-id.ts'
import { getPanelRegistration } from './get-panel-registration.ts'
import { getRegistration } from './get-registration.ts'
import { handOverPlace } from './hand-over-place.ts'
import { previewHandOver } from './preview-hand-over.ts'

export const previewHandOverRoute = siteRoute(previewContract, async ({ ctx, params, body }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  return previewHandOver(ctx, { registrationId, body, by: 'registrant' })
})

export const handOverPlaceRoute = siteRoute(handOverContract, async ({ ctx, params, body }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  await handOverPlace(ctx, { registrationId, body, by: 'registrant' })
  return (await getRegistration(ctx, registrationId)).registration
})

export const handOverPanelPlaceRoute = memberRoute(
  handOverPanelContract,
  mayEditRegistrations,
  async ({ ctx, params, body, role }) => {
    await assertRegistration(ctx, params)
    await handOverPlace(ctx, { ...params, body, by: 'staff' })
    return getPanelRegistration(ctx, { ...params, withCodes: mayCheckIn(role) })
  },
)
