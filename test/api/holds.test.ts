import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getHold, putHold } from '#contract/holds.ts'
import { createRegistration } from '#contract/site.ts'
import { audit } from '#test/races/audit.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import {
  expireHolds,
  freePlaces,
  giveBack,
  keep,
  newSecret,
  orderWith,
  prolong,
} from '#test/support/holds.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, register, sendOrder, startPayment, startTestSite, type TestSite } from '#test/support/site.ts'

const PRICE = 12_000

let site: TestSite

/** Three places, and no background worker: each request does the due work. */
beforeEach(async () => {
  const definition = smallEvent({ pools: { event: 3 }, price: PRICE })
  site = await startTestSite({ definition, settings: { runs: { web: true, worker: false } } })
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const minutesUntil = (until: string) =>
  Math.round(Temporal.Now.instant().until(Temporal.Instant.from(until)).total('minutes'))

test('places are held for twenty minutes, for a whole family or not at all', async () => {
  const [first, second] = [newSecret(), newSecret()]
  const kept = outputOf(putHold, await keep(site, first, order(1, 2, PRICE)))
  expect(minutesUntil(kept.until)).toBe(20)
  expect(kept.mayProlong).toBe(10)
  expect(await freePlaces(site)).toEqual({ event: 1 })
  expect(
    problemOf('registration_refused', await keep(site, second, order(2, 2, PRICE))).problems,
  ).toMatchObject([{ code: 'event_full', params: { wanted: 2, free: 1 } }])
  expect(await freePlaces(site)).toEqual({ event: 1 })
})

test('the order takes over the held places, though no others are free, and the hold is gone', async () => {
  const secret = newSecret()
  outputOf(putHold, await keep(site, secret, order(1, 3, PRICE)))
  problemOf('registration_refused', await sendOrder(site, order(2, 1, PRICE)))
  outputOf(createRegistration, await orderWith(site, secret, order(1, 3, PRICE)))
  expect(await freePlaces(site)).toEqual({ event: 0 })
  problemOf('hold_gone', await prolong(site, secret))
  expect(await asOwner(site.server.databaseUrl, 'SELECT FROM hold')).toEqual([])
})

test('an order for fewer people gives back the rest, one for more takes it from what is free', async () => {
  const [fewer, more] = [newSecret(), newSecret()]
  outputOf(putHold, await keep(site, fewer, order(1, 2, PRICE)))
  outputOf(createRegistration, await orderWith(site, fewer, order(1, 1, PRICE)))
  expect(await freePlaces(site)).toEqual({ event: 2 })
  outputOf(putHold, await keep(site, more, order(2, 1, PRICE)))
  outputOf(createRegistration, await orderWith(site, more, order(2, 2, PRICE)))
  expect(await freePlaces(site)).toEqual({ event: 0 })
})

test('a hold changes with the draft and its end stays; a draft that does not fit changes nothing', async () => {
  const secret = newSecret()
  const { until } = outputOf(putHold, await keep(site, secret, order(1, 1, PRICE)))
  expect(outputOf(putHold, await keep(site, secret, order(1, 3, PRICE))).until).toBe(until)
  expect(await freePlaces(site)).toEqual({ event: 0 })
  problemOf('registration_refused', await keep(site, secret, order(1, 4, PRICE)))
  expect(await freePlaces(site)).toEqual({ event: 0 })
  outputOf(putHold, await keep(site, secret, order(1, 1, PRICE)))
  expect(await freePlaces(site)).toEqual({ event: 2 })
})

test('a hold is prolonged by ten minutes, ten times', async () => {
  const secret = newSecret()
  const { until } = outputOf(putHold, await keep(site, secret, order(1, 1, PRICE)))
  for (let time = 1; time <= 10; time++) {
    const more = outputOf(putHold, await prolong(site, secret))
    expect(Temporal.Instant.from(until).until(more.until).total('minutes')).toBe(10 * time)
    expect(more.mayProlong).toBe(10 - time)
  }
  problemOf('no_more_time', await prolong(site, secret))
})

test('a double click prolongs a hold once', async () => {
  const secret = newSecret()
  const { until } = outputOf(putHold, await keep(site, secret, order(1, 1, PRICE)))
  await Promise.all([prolong(site, secret), prolong(site, secret)])
  const after = outputOf(putHold, await keep(site, secret, order(1, 1, PRICE)))
  const minutes = Temporal.Instant.from(until).until(after.until).total('minutes')
  expect(minutes).toBe(10 * (10 - after.mayProlong))
})

test('places given back are free, once', async () => {
  const secret = newSecret()
  outputOf(putHold, await keep(site, secret, order(1, 3, PRICE)))
  expect((await giveBack(site, secret)).status).toBe(204)
  expect(await freePlaces(site)).toEqual({ event: 3 })
  problemOf('hold_gone', await giveBack(site, secret))
})

test('an order sent again with another hold, or with none, is the same order', async () => {
  const [secret, other] = [newSecret(), newSecret()]
  outputOf(putHold, await keep(site, secret, order(1, 1, PRICE)))
  const key = randomUUID()
  const again = async (hold: object) =>
    outputOf(createRegistration, await sendOrder(site, { ...order(1, 1, PRICE), ...hold }, key))
  const { number } = await again({ hold: secret })
  expect((await again({ hold: other })).number).toBe(number)
  expect((await again({})).number).toBe(number)
  expect(await freePlaces(site)).toEqual({ event: 2 })
})

test('what is held is told to the owner of the secret, with the time that is left', async () => {
  const secret = newSecret()
  const kept = outputOf(putHold, await keep(site, secret, order(1, 2, PRICE)))
  expect(kept.units).toEqual({ event: 2 })
  expect(kept.secondsLeft).toBeGreaterThan(20 * 60 - 30)
  await expireHolds(site)
  const answer = await site.visitor.ask(getHold, { params: { hold: secret } })
  expect(outputOf(getHold, answer)).toMatchObject({ units: { event: 2 }, secondsLeft: 0 })
})

test('an expired hold blocks no places, though no worker runs', async () => {
  const secret = newSecret()
  outputOf(putHold, await keep(site, secret, order(1, 3, PRICE)))
  await expireHolds(site)
  outputOf(createRegistration, await sendOrder(site, order(2, 1, PRICE)))
  expect(await freePlaces(site)).toEqual({ event: 2 })
  // The entered data is not lost: it can still be ordered while there are places.
  problemOf('registration_refused', await orderWith(site, secret, order(1, 3, PRICE)))
  outputOf(createRegistration, await orderWith(site, secret, order(1, 2, PRICE)))
})

test('an order a moment late still gets the places unless another order came first', async () => {
  const secret = newSecret()
  outputOf(putHold, await keep(site, secret, order(1, 3, PRICE)))
  await expireHolds(site)
  outputOf(createRegistration, await orderWith(site, secret, order(1, 3, PRICE)))
})

test('an overdue registration is ended by any request, one that is being paid is not', async () => {
  const unpaid = await register(site, order(1, 2, PRICE))
  const paying = await register(site, order(2, 1, PRICE))
  await startPayment(site, paying)
  await asOwner(site.server.databaseUrl, "UPDATE registration SET expires_at = now() - interval '1 minute'")
  expect((await sendOrder(site, order(3, 2, PRICE))).status).toBe(201)
  expect(await look(site, unpaid)).toMatchObject({ state: 'expired', balance: 0 })
  expect(await look(site, paying)).toMatchObject({ state: 'awaiting_payment' })
  expect(
    await asOwner(site.server.databaseUrl, "SELECT recipient FROM message WHERE kind = 'expired'"),
  ).toEqual([{ recipient: 'rodzina1@example.org' }])
})

test('holds cost nothing, so one address has forty of an event at most', async () => {
  await asOwner(site.server.databaseUrl, 'UPDATE capacity_pool SET capacity = 100')
  for (let number = 1; number <= 40; number++)
    outputOf(putHold, await keep(site, newSecret(), order(number, 1, PRICE)))
  problemOf('too_many_requests', await keep(site, newSecret(), order(41, 1, PRICE)))
  await asOwner(site.server.databaseUrl, 'UPDATE capacity_pool SET capacity = 3, over = 37')
})

test('no places are held of an outdated version', async () => {
  const gone = { ...order(1, 1, PRICE), version: 2 }
  expect(problemOf('version_gone', await keep(site, newSecret(), gone)).params).toEqual({ version: 1 })
})
