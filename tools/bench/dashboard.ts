import { openDatabase } from '#server/db/database.ts'
import { getDashboard } from '#server/features/dashboard/get-dashboard.ts'
import { listToDo } from '#server/features/dashboard/list-to-do.ts'
import { listEvents } from '#server/features/events/list-events.ts'
import { markPrefix } from '#server/features/registrations/lists/mark-query.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { medianAndP99 } from './figures.ts'
import { type CrowdedEvent, ctxOf } from './lists.ts'

/**
 * An event with so many people, whose rows of the lists are written past the product too: with the marks that a dashboard
 * asks for alone, since making them takes the product hours.
 */
export async function crowdedDashboard(url: string, people: number): Promise<CrowdedEvent> {
  const { account } = await seedAccount(url, { subdomain: 'tlum' })
  const event = await seedEvent(url, account, { slug: 'rajd', definition: await kielceDefinition() })
  await fillEvent(url, { account, event }, people)
  await asOwner(url, 'DELETE FROM list_refresh')
  const rows = `SELECT r.account_id, r.event_id, $1, $2, r.registration_id, r.contact_last_name, r.created_at, date '9999-12-31',
      array_to_tsvector(ARRAY[$3 || 'state:' || r.state,
        $3 || 'paid:' || CASE r.state WHEN 'confirmed' THEN 'paid' ELSE 'unpaid' END])`
  const into = `INSERT INTO list_row (account_id, event_id, list, row_id, registration_id, name_key, created_at, born, marks)`
  const write = (list: 'registrations' | 'people', id: string, from: string) =>
    asOwner(
      url,
      `${into} ${rows.replace('$1', `'${list}'`).replace('$2', id)} ${from}`.replaceAll('$3', '$1'),
      [markPrefix(list, event)],
    )
  await write('registrations', 'r.registration_id', 'FROM registration r')
  await write(
    'people',
    'p.participant_id',
    'FROM registration r JOIN participant p USING (account_id, registration_id)',
  )
  await asOwner(url, 'VACUUM ANALYZE')
  const db = openDatabase(url, 4)
  return { event, people, ctx: ctxOf(db, account), [Symbol.asyncDispose]: () => db.close() }
}

/** How long the server takes for a dashboard with all it shows, for what waits in the account, and for its events. */
export async function* measureDashboard({ event, ctx }: CrowdedEvent, rounds: number, stop: AbortSignal) {
  const member = { role: 'owner', scope: null } as const
  const questions = [
    ['the dashboard of the event', () => getDashboard(ctx, { ...member, eventId: event })],
    ['what waits in the account', () => listToDo(ctx, member)],
    ['the events with their sums', () => listEvents(ctx, { withMoney: true })],
  ] as const
  for (const [name, ask] of questions) {
    const times: number[] = []
    for (let round = 0; round <= rounds; round++) {
      stop.throwIfAborted()
      const started = performance.now()
      await ask()
      // The first one also plans and compiles.
      if (round > 0) times.push(performance.now() - started)
    }
    yield { name, ...medianAndP99(times) }
  }
}
