import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createRegistration, getAvailability } from '#contract/site.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { audit } from '#test/races/audit.ts'
import { publish } from '#test/races/publish.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { look, sendOrder, startTestSite } from '#test/support/site.ts'
import {
  accept,
  askToWait,
  bringBack,
  giveUp,
  letLapse,
  lookAt,
  take,
  wait,
  wish,
} from '#test/support/waiting.ts'

const PRICE = 12_000
const ONE_PLACE = smallEvent({ pools: { event: 1 }, price: PRICE })
const FIVE_PLACES = smallEvent({ pools: { event: 5 }, price: PRICE })

test('a party that comes too late is shown its place in the queue, and keeps it under the same key', async () => {
  await using site = await startTestSite({ definition: ONE_PLACE })
  problemOf('places_free', await askToWait(site, wish(1, 1)))
  await take(site, 1, 1, PRICE)
  const key = randomUUID()
  const joined = outputOf(joinWaitingList, await askToWait(site, wish(2, 1), key))
  expect(joined).toMatchObject({ state: 'waiting', place: 1, size: 1, sizes: [1], offer: null })
  expect(joined).toMatchObject({ smallerMayPass: false, event: { title: 'Spływ Czarną Hańczą' } })
  expect(outputOf(joinWaitingList, await askToWait(site, wish(2, 1), key)).token).toBe(joined.token)
  problemOf('key_reused', await askToWait(site, wish(3, 1), key))
  expect((await lookAt(site, await wait(site, 4, 1))).place).toBe(2)
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('joining is refused for more places than exist, against the rules, or without a list', async () => {
  await using site = await startTestSite({ definition: ONE_PLACE })
  await take(site, 1, 1, PRICE)
  expect(problemOf('full', await askToWait(site, wish(2, 2))).params).toEqual({ pool: 'event' })
  const nameless = wish(2, 1)
  const people = nameless.draft.people.map((person) => ({ ...person, firstName: '' }))
  const refused = await askToWait(site, { ...nameless, draft: { ...nameless.draft, people } })
  expect(problemOf('registration_refused', refused).problems).toMatchObject([{ code: 'field_missing' }])
  const least = {
    problems: [{ field: 'smallest', message: 'Przy tak dużej grupie podaj co najmniej\u00a010.' }],
  }
  expect(problemOf('invalid_input', await askToWait(site, wish(2, 60, { smallest: 1 })))).toMatchObject(least)
  problemOf('version_gone', await askToWait(site, wish(2, 1, { version: 2 })))
  await publish(site, { ...ONE_PLACE, waitingList: null })
  problemOf('no_waiting_list', await askToWait(site, wish(2, 1, { version: 2 })))
  expect(await asOwner(site.server.databaseUrl, 'SELECT FROM waiting_entry')).toEqual([])
})

test('a family of five is offered five places, which are not sold one by one before', async () => {
  await using site = await startTestSite({ definition: FIVE_PLACES })
  const taken = await Promise.all([1, 2, 3, 4, 5].map((family) => take(site, family, 1, PRICE)))
  const token = await wait(site, 6, 5)
  await bringBack(site, ...taken.slice(0, 4))
  expect(await lookAt(site, token)).toMatchObject({ state: 'waiting', place: 1 })
  const shown = await site.visitor.ask(getAvailability, { params: { slug: site.slug } })
  expect(outputOf(getAvailability, shown).free).toEqual({ event: 0 })
  problemOf('registration_refused', await sendOrder(site, order(7, 1, PRICE)))
  await bringBack(site, ...taken.slice(4))
  const entry = await lookAt(site, token)
  expect(entry).toMatchObject({ state: 'offered', place: null, offer: { size: 5, total: 60_000 } })
  const made = outputOf(createRegistration, await accept(site, entry))
  expect(made).toMatchObject({ state: 'awaiting_payment', total: 60_000 })
  expect(await lookAt(site, token)).toMatchObject({ state: 'accepted', offer: null })
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('a party that accepts fewer gets the available places at once', async () => {
  await using site = await startTestSite({ definition: FIVE_PLACES })
  await take(site, 1, 2, PRICE)
  const token = await wait(site, 2, 5, { smallest: 2 })
  await runJobs(site.server.databaseUrl)
  const entry = await lookAt(site, token)
  expect(entry).toMatchObject({ sizes: [5, 4, 3, 2], offer: { size: 3, total: 36_000 } })
  expect(entry.offer?.draft.people.map(({ ref }) => ref)).toEqual(['p1', 'p2', 'p3'])
  expect(outputOf(createRegistration, await accept(site, entry)).total).toBe(36_000)
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('if the event allows it, smaller parties overtake', async () => {
  const definition = { ...FIVE_PLACES, waitingList: { smallerMayPass: true } }
  await using site = await startTestSite({ definition })
  await take(site, 1, 2, PRICE)
  const family = await wait(site, 2, 5)
  const couple = await wait(site, 3, 2)
  await runJobs(site.server.databaseUrl)
  expect(await lookAt(site, family)).toMatchObject({ state: 'waiting', smallerMayPass: true })
  expect(await lookAt(site, couple)).toMatchObject({ state: 'offered' })
})

test('an offer keeps the version and the price of joining, though another is on sale and sales are over', async () => {
  await using site = await startTestSite({ definition: ONE_PLACE })
  const first = await take(site, 1, 1, PRICE)
  const token = await wait(site, 2, 1)
  const closed = smallEvent({ pools: { event: 1 }, price: 15_000 })
  await publish(site, { ...closed, windows: [{ closes: '2020-01-01T00:00:00' }] })
  await bringBack(site, first)
  problemOf('registration_refused', await sendOrder(site, { ...order(3, 1, 15_000), version: 2 }))
  problemOf('version_gone', await sendOrder(site, order(3, 1, PRICE)))
  const entry = await lookAt(site, token)
  expect(entry).toMatchObject({ version: 1, offer: { total: PRICE } })
  const key = randomUUID()
  const made = outputOf(createRegistration, await accept(site, entry, key))
  expect(outputOf(createRegistration, await accept(site, entry, key)).number).toBe(made.number)
  expect(await look(site, made)).toMatchObject({ total: PRICE, state: 'awaiting_payment' })
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('a party that joined before the end of sales may accept later, with the whole time to pay', async () => {
  await using site = await startTestSite({ definition: ONE_PLACE })
  const first = await take(site, 1, 1, PRICE)
  const token = await wait(site, 2, 1)
  const now = Temporal.Now.plainDateTimeISO('Europe/Warsaw')
  await publish(site, {
    ...ONE_PLACE,
    windows: [{ closes: now.subtract({ days: 9 }).toString().slice(0, 19) }],
  })
  await asOwner(
    site.server.databaseUrl,
    "UPDATE waiting_entry SET version = 2, joined_at = now() - interval '10 days'",
  )
  await bringBack(site, first)
  problemOf('registration_refused', await sendOrder(site, { ...order(3, 1, PRICE), version: 2 }))
  const made = outputOf(createRegistration, await accept(site, await lookAt(site, token)))
  const { due } = await look(site, made)
  expect(due.map(({ until }) => until)).toEqual([`${now.toPlainDate().add({ days: 3 })}T23:59:59`])
})

test('an unanswered offer goes to the next party, and can no longer be accepted', async () => {
  await using site = await startTestSite({ definition: ONE_PLACE })
  const first = await take(site, 1, 1, PRICE)
  const slow = await wait(site, 2, 1)
  const next = await wait(site, 3, 1)
  await bringBack(site, first)
  const entry = await lookAt(site, slow)
  await letLapse(site)
  expect(await lookAt(site, slow)).toMatchObject({ state: 'lapsed', offer: null })
  await runJobs(site.server.databaseUrl)
  expect(await lookAt(site, next)).toMatchObject({ state: 'offered' })
  problemOf('registration_refused', await accept(site, entry))
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('declining gives the places to the next; giving up leaves the queue to those behind', async () => {
  await using site = await startTestSite({ definition: FIVE_PLACES })
  const taken = await take(site, 1, 5, PRICE)
  const [family, couple, last] = [await wait(site, 2, 5), await wait(site, 3, 2), await wait(site, 4, 5)]
  await bringBack(site, taken)
  expect(await lookAt(site, family)).toMatchObject({ state: 'offered' })
  for (const _ of [1, 2]) expect((await giveUp(site, family)).status).toBe(204)
  await runJobs(site.server.databaseUrl)
  expect(await lookAt(site, family)).toMatchObject({ state: 'declined' })
  expect(await lookAt(site, couple)).toMatchObject({ state: 'offered' })
  expect(await lookAt(site, last)).toMatchObject({ state: 'waiting', place: 1 })
  for (const _ of [1, 2]) expect((await giveUp(site, last)).status).toBe(204)
  expect(await lookAt(site, last)).toMatchObject({ state: 'given_up', place: null })
  await take(site, 5, 3, PRICE)
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('new limits are refused while a party waits under the previous ones', async () => {
  await using site = await startTestSite({ definition: ONE_PLACE })
  const first = await take(site, 1, 1, PRICE)
  await wait(site, 2, 1)
  await bringBack(site, first)
  await expect(publish(site, smallEvent({ pools: { event: 1, canoe: 9 }, price: PRICE }))).rejects.toThrow(
    'definition_invalid',
  )
})
