import { getDraftTrial, startDraftTrial, stopDraftTrial } from '#contract/draft-trial.ts'
import { createEvent, keepWarning, tickToCheck } from '#contract/drafts.ts'
import {
  archiveEvent,
  deleteEvent,
  getPreview,
  renewPreview,
  restoreEvent,
  withdrawPreview,
} from '#contract/event-life.ts'
import { listEvents } from '#contract/panel.ts'
import { listEarlierQuestions } from '#contract/question-library.ts'
import { mayEditEvents } from '#domain/access/rights.ts'
import type { Client } from '#test/support/client.ts'
import { type Ids, member } from './way.ts'

const eventOf = ({ accountId, eventId }: Pick<Ids, 'accountId' | 'eventId'>) => ({
  params: { accountId, eventId },
})

/** A new event of the account, to be deleted; the given one where the caller does not own it. */
async function spareEvent({ accountId, eventId }: Pick<Ids, 'accountId' | 'eventId'>, client: Client) {
  const listed = await client.ask(listEvents, { params: { accountId } })
  const own = listEvents.output.safeParse(listed.json).data?.events ?? []
  if (!own.some(({ id }) => id === eventId)) return eventId
  const body = { from: 'nothing' as const, title: 'Na próbę', start: null, end: null, place: null }
  const made = await client.ask(createEvent, { params: { accountId }, body })
  return createEvent.output.safeParse(made.json).data?.id ?? eventId
}

/** How the endpoints of an event beside its versions are called, and what guards them. */
export const EVENT_LIFE_WAYS = {
  tickToCheck: member(tickToCheck, mayEditEvents, (ids) => ({
    ...eventOf(ids),
    body: { sentences: ['Godzina otwarcia zapisów'] },
  })),
  keepWarning: member(keepWarning, mayEditEvents, (ids) => ({
    ...eventOf(ids),
    body: { path: 'items.coach', message: 'Tak ma być.', kept: true },
  })),
  listEarlierQuestions: member(listEarlierQuestions, mayEditEvents, eventOf),
  getPreview: member(getPreview, mayEditEvents, eventOf),
  renewPreview: member(renewPreview, mayEditEvents, eventOf),
  withdrawPreview: member(withdrawPreview, mayEditEvents, eventOf),
  startDraftTrial: member(startDraftTrial, mayEditEvents, eventOf),
  getDraftTrial: member(getDraftTrial, mayEditEvents, eventOf),
  stopDraftTrial: member(stopDraftTrial, mayEditEvents, eventOf),
  archiveEvent: {
    ...member(archiveEvent, mayEditEvents, ({ accountId, idleEventId }) => ({
      params: { accountId, eventId: idleEventId },
    })),
    ids: ['accountId', 'idleEventId'] as const,
  },
  restoreEvent: {
    ...member(restoreEvent, mayEditEvents, ({ accountId, idleEventId }) => ({
      params: { accountId, eventId: idleEventId },
    })),
    ids: ['accountId', 'idleEventId'] as const,
  },
  deleteEvent: member(deleteEvent, mayEditEvents, async (ids, client) => ({
    params: { accountId: ids.accountId, eventId: await spareEvent(ids, client) },
  })),
}
