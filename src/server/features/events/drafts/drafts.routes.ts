import {
  createEvent as createContract,
  editDraft as editContract,
  getDraft as getContract,
  keepWarning as keepContract,
  publishDraft as publishContract,
  tickToCheck as tickContract,
} from '#contract/drafts.ts'
import { listEarlierQuestions as earlierContract } from '#contract/question-library.ts'
import { mayEditEvents } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { createEvent } from './create-event.ts'
import { editDraft } from './edit-draft.ts'
import { getDraft } from './get-draft.ts'
import { keepWarning } from './keep-warning.ts'
import { listEarlierQuestions } from './list-earlier-questions.ts'
import { publishDraft } from './publish-draft.ts'
import { tickToCheck } from './tick-to-check.ts'

export const draftRoutes = {
  createEvent: memberRoute(createContract, mayEditEvents, ({ ctx, body }) => createEvent(ctx, body)),
  getDraft: memberRoute(getContract, mayEditEvents, ({ ctx, params }) => getDraft(ctx, params.eventId)),
  editDraft: memberRoute(editContract, mayEditEvents, ({ ctx, params, body }) =>
    editDraft(ctx, { eventId: params.eventId, edits: body.edits }),
  ),
  listEarlierQuestions: memberRoute(earlierContract, mayEditEvents, async ({ ctx, params, scope }) => ({
    events: await listEarlierQuestions(ctx, { eventId: params.eventId, scope }),
  })),
  publishDraft: memberRoute(publishContract, mayEditEvents, ({ ctx, params, body }) =>
    publishDraft(ctx, { eventId: params.eventId, ...body }),
  ),
  tickToCheck: memberRoute(tickContract, mayEditEvents, async ({ ctx, params, body }) => ({
    toCheck: await tickToCheck(ctx, { eventId: params.eventId, ...body }),
  })),
  keepWarning: memberRoute(keepContract, mayEditEvents, async ({ ctx, params, body }) => ({
    keptWarnings: await keepWarning(ctx, { eventId: params.eventId, ...body }),
  })),
}
