import {
  getDraftTrial as getContract,
  startDraftTrial as startContract,
  stopDraftTrial as stopContract,
} from '#contract/draft-trial.ts'
import { mayEditEvents } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { getDraftTrial } from './get-draft-trial.ts'
import { startDraftTrial } from './start-draft-trial.ts'
import { stopDraftTrial } from './stop-draft-trial.ts'

export const trialRoutes = {
  getDraftTrial: memberRoute(getContract, mayEditEvents, ({ ctx, params }) =>
    getDraftTrial(ctx, params.eventId),
  ),
  startDraftTrial: memberRoute(startContract, mayEditEvents, ({ ctx, params }) =>
    startDraftTrial(ctx, params.eventId),
  ),
  stopDraftTrial: memberRoute(stopContract, mayEditEvents, ({ ctx, params }) =>
    stopDraftTrial(ctx, params.eventId),
  ),
}
