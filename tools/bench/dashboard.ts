import { getDashboard } from '#server/features/dashboard/get-dashboard.ts'
import { listToDo } from '#server/features/dashboard/list-to-do.ts'
import { listEvents } from '#server/features/events/list-events.ts'
import { type Asking, measureAsked } from './asked.ts'
import type { CrowdedEvent } from './lists.ts'

/** How long the server takes for a dashboard with all it shows, for what waits in the account, and for its events. */
export async function* measureDashboard({ event, ctx }: CrowdedEvent, asking: Asking) {
  const member = { role: 'owner', scope: null } as const
  const questions = [
    ['dashboard: the event', () => getDashboard(ctx, { ...member, eventId: event })],
    ['dashboard: what waits in the account', () => listToDo(ctx, member)],
    ['dashboard: the events with their sums', () => listEvents(ctx, { withMoney: true })],
  ] as const
  for (const [name, ask] of questions) yield { name, ...(await measureAsked(ask, asking)) }
}
