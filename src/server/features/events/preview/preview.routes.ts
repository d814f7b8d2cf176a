import {
  getPreview as getContract,
  renewPreview as renewContract,
  withdrawPreview as withdrawContract,
} from '#contract/event-life.ts'
import { mayEditEvents } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { getPreview } from './get-preview.ts'
import { renewPreview } from './renew-preview.ts'
import { withdrawPreview } from './withdraw-preview.ts'

export const previewRoutes = {
  getPreview: memberRoute(getContract, mayEditEvents, ({ ctx, params }) => getPreview(ctx, params.eventId)),
  renewPreview: memberRoute(renewContract, mayEditEvents, ({ ctx, params }) =>
    renewPreview(ctx, params.eventId),
  ),
  withdrawPreview: memberRoute(withdrawContract, mayEditEvents, ({ ctx, params }) =>
    withdrawPreview(ctx, params.eventId),
  ),
}
