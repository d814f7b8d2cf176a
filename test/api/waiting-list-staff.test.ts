import { expect, test } from 'vitest'
import { listWaitingEntries, offerOutOfTurn } from '#contract/waiting-list.ts'
import { audit } from '#test/races/audit.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { bringBack, giveUp, lookAt, take, wait } from '#test/support/waiting.ts'

const PRICE = 12_000
const FIVE_PLACES = smallEvent({ pools: { event: 5 }, price: PRICE })

/** Two of five places are free; a family of five waits, and behind it a couple. */
async function startQueue() {
  const site = await startTestSite({ definition: FIVE_PLACES })
  const taken = [await take(site, 1, 2, PRICE), await take(site, 2, 3, PRICE)]
  const family = await wait(site, 3, 5)
  const couple = await wait(site, 4, 2)
  await bringBack(site, ...taken.slice(0, 1))
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event }
  const list = async (query = {}) =>
    outputOf(listWaitingEntries, await danuta.ask(listWaitingEntries, { params, query }))
  const offer = (waitingEntryId: string, reason = 'Opiekun grupy') =>
    danuta.ask(offerOutOfTurn, { params: { ...params, waitingEntryId }, body: { reason } })
  return { site, family, couple, list, offer, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() }
}

const historyOf = (site: TestSite, action: string) =>
  asOwner<{ actor: string; details: object }>(
    site.server.databaseUrl,
    'SELECT actor, details FROM audit_entry WHERE action = $1 ORDER BY at',
    [action],
  )

test('the organiser sees the waiting parties, in turn, and which free places are set aside for them', async () => {
  await using queue = await startQueue()
  const { entries, ...rest } = await queue.list()
  expect(entries).toMatchObject([
    {
      state: 'waiting',
      size: 5,
      place: 1,
      contactName: 'Maria Próbna 3',
      contactEmail: 'rodzina3@example.org',
    },
    { state: 'waiting', size: 2, place: 2, people: ['Maria Próbna 4', 'Maria Próbna 4'], offer: null },
  ])
  expect(rest).toEqual({
    next: null,
    counts: { waiting: 2 },
    pools: [{ pool: 'event', name: 'Miejsca', free: 2, wanted: 7, setAside: 2 }],
    smallerMayPass: false,
  })
  expect((await queue.list({ state: 'offered' })).entries).toEqual([])
})

test('a party may be offered places out of turn, for a stated reason; earlier parties keep their turn', async () => {
  await using queue = await startQueue()
  const [first, second] = (await queue.list()).entries
  const offered = outputOf(offerOutOfTurn, await queue.offer(second?.id ?? ''))
  expect(offered.size).toBe(2)
  expect(outputOf(offerOutOfTurn, await queue.offer(second?.id ?? ''))).toEqual(offered)
  expect(await lookAt(queue.site, queue.couple)).toMatchObject({ offer: { until: offered.until } })
  expect(await lookAt(queue.site, queue.family)).toMatchObject({ state: 'waiting', place: 1 })
  expect(await historyOf(queue.site, 'waiting.offered')).toMatchObject([
    {
      actor: 'Danuta Wrona',
      details: {
        waitingEntry: second?.id,
        reason: 'Opiekun grupy',
        outOfTurn: { place: 2 },
        before: { state: 'waiting' },
        after: { state: 'offered' },
      },
    },
  ])
  problemOf('full', await queue.offer(first?.id ?? ''))
  expect(await audit(queue.site.server.databaseUrl)).toEqual([])
})

test('such an offer is refused without a reason, or for a party that does not wait', async () => {
  await using queue = await startQueue()
  const [, second] = (await queue.list()).entries
  problemOf('invalid_input', await queue.offer(second?.id ?? '', ' '))
  await giveUp(queue.site, queue.couple)
  problemOf('not_waiting', await queue.offer(second?.id ?? ''))
  expect(await historyOf(queue.site, 'waiting.offered')).toEqual([])
})

test('a page of the list ends where the next one goes on', async () => {
  await using queue = await startQueue()
  await asOwner(
    queue.site.server.databaseUrl,
    `INSERT INTO waiting_entry (account_id, waiting_entry_id, event_id, state, version, size, wishes, draft,
       contact_first_name, contact_last_name, contact_email, contact_phone, token_hash, idempotency_key, request_hash)
     SELECT w.account_id, gen_random_uuid(), w.event_id, 'given_up', w.version, w.size, w.wishes, w.draft, 'Jan', 'Próbny',
       'jan@example.org', '', sha256(n::text::bytea), gen_random_uuid(), ''
       FROM waiting_entry w, generate_series(1, 60) n WHERE w.size = 5`,
  )
  const page = await queue.list()
  const rest = await queue.list({ after: page.next })
  expect([page.entries.length, rest.entries.length, rest.next]).toEqual([50, 12, null])
  expect(new Set([...page.entries, ...rest.entries].map(({ id }) => id)).size).toBe(62)
})

test('the hour that a party waits for is worded as people read it', async () => {
  const slots = { everyMinutes: 60, first: '09:00', last: '15:00', from: '2031-06-05', to: null, capacity: 2 }
  await using site = await startTestSite({
    definition: { ...smallEvent({ pools: {}, price: PRICE }), slots },
  })
  const slot = '2031-06-05T10:00:00'
  const { draft } = order(1, 2, PRICE)
  const taken = await sendOrder(site, { ...order(1, 2, PRICE), draft: { ...draft, slot } })
  expect(taken.status).toBe(201)
  await wait(site, 2, 2, { draft: { ...draft, slot } })
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event }
  const { pools } = outputOf(listWaitingEntries, await danuta.ask(listWaitingEntries, { params, query: {} }))
  expect(pools.map(({ name }) => name.replaceAll('\u00a0', ' '))).toEqual(['5 czerwca 2031, czwartek, 10:00'])
})
