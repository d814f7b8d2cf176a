import {
  archiveEvent as archiveContract,
  deleteEvent as deleteContract,
  restoreEvent as restoreContract,
} from '#contract/event-life.ts'
import { mayEditEvents } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { archiveEvent } from './archive-event.ts'
import { deleteEvent } from './delete-event.ts'

export const archiveRoutes = {
  archiveEvent: memberRoute(archiveContract, mayEditEvents, async ({ ctx, params }) => {
    await archiveEvent(ctx, { eventId: params.eventId, isArchived: true })
    return undefined
  }),
  restoreEvent: memberRoute(restoreContract, mayEditEvents, async ({ ctx, params }) => {
    await archiveEvent(ctx, { eventId: params.eventId, isArchived: false })
    return undefined
  }),
  deleteEvent: memberRoute(deleteContract, mayEditEvents, async ({ ctx, params }) => {
    await deleteEvent(ctx, params.eventId)
    return undefined
  }),
}
