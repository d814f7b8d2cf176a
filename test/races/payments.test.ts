import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPayment } from '#contract/site.ts'
import { pause } from '#server/db/embedded/processes.ts'
import { problemOf } from '#test/support/answers.ts'
import { asOwner } from '#test/support/owner.ts'
import {
  look,
  type Registered,
  register,
  sendOrder,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { audit, countPlaces } from './audit.ts'
import { hold, holdRegistrations, standing } from './hold.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { type Late, late, PRICE, succeed, TIME_IS_OVER } from './late.ts'
import { order, smallEvent } from './small-event.ts'

const PLACES = 30

// What the history records of a registration.
const STARTED = ['registration.created', 'payment.started']
const CONFIRMED = ['registration.confirmed', 'message.queued']

let site: TestSite
let url: string

beforeEach(async () => {
  site = await startTestSite({ definition: smallEvent({ pools: { event: PLACES }, price: PRICE }) })
  url = site.server.databaseUrl
})
afterEach(() => site[Symbol.asyncDispose]())

/** A family whose time to pay is over and that has not started to pay. */
async function expiring(): Promise<Registered> {
  const family = await register(site, order(1, 1, PRICE))
  await asOwner(url, TIME_IS_OVER)
  return family
}

/** What has happened to a family, oldest first. */
const historyOf = async ({ family }: Late) =>
  (
    await asOwner<{ action: string }>(
      url,
      `SELECT action FROM audit_entry WHERE registration_id = $1 AND details ->> 'kind' IS DISTINCT FROM 'pay'
        ORDER BY at, audit_entry_id`,
      [family.id],
    )
  ).map(({ action }) => action)

const holdFamily = ({ family }: Late) => holdRegistrations(url, family.id)

test('the end of the time to pay and the money at the same instant, thirty times over', async () => {
  const all = await late(site, PLACES)
  await Promise.all([
    makeDue(url, 'expire-registration'),
    ...all.map(async (each) => {
      await pause(Math.random() * 500)
      await succeed(site, each)
    }),
  ])
  await allJobsDone(url)

  expect(await audit(url)).toEqual([])
  const states = await Promise.all(all.map(async ({ family }) => (await look(site, family)).state))
  expect(states).toEqual(Array(PLACES).fill('confirmed'))
})

test('the end comes a moment before the money: expired, then revived and confirmed', async () => {
  const [each] = await late(site, 1)
  await using row = await holdFamily(each)
  await makeDue(url, 'expire-registration')
  await standing(url, 1)
  await succeed(site, each)
  await standing(url, 3)
  await row.letGo()
  await allJobsDone(url)

  expect(await audit(url)).toEqual([])
  expect(await historyOf(each)).toEqual([
    ...STARTED,
    ...['registration.expired', 'message.queued', 'payment.succeeded', 'registration.revived'],
    ...CONFIRMED,
  ])
})

test('the money comes a moment before the end: confirmed, and never expired', async () => {
  const [each] = await late(site, 1)
  await using row = await holdFamily(each)
  await succeed(site, each)
  await standing(url, 2)
  await makeDue(url, 'expire-registration')
  await standing(url, 3)
  await row.letGo()
  await allJobsDone(url)

  expect(await audit(url)).toEqual([])
  expect(await historyOf(each)).toEqual([...STARTED, 'payment.succeeded', ...CONFIRMED])
})

test('places that came back, wanted by new orders and by late money, have one owner each', async () => {
  const all = await late(site, 6)
  await asOwner(url, 'UPDATE capacity_pool SET capacity = 6')
  await makeDue(url, 'expire-registration')
  await allJobsDone(url)
  await using pool = await hold(url, 'SELECT FROM capacity_pool')
  const others = (from: number) =>
    [from, from + 1, from + 2].map((family) => sendOrder(site, order(family, 1, PRICE)))
  const faster = others(20)
  // Orders wait together; each payment waits for itself, as many as the worker settles at once.
  await standing(url, 1)
  await Promise.all(all.map((each) => succeed(site, each)))
  await standing(url, 1 + 4)
  const slower = others(30)
  await pool.letGo()

  const lucky = (await Promise.all([...faster, ...slower])).filter(({ status }) => status === 201).length
  await allJobsDone(url)
  expect(await audit(url)).toEqual([])
  const states = await Promise.all(all.map(async ({ family }) => (await look(site, family)).state))
  const kept = states.filter((state) => state === 'confirmed').length
  expect(lucky + kept).toBe(6)
  expect(await countPlaces(url)).toMatchObject([{ capacity: 6, taken: 6, claimed: 6, people: 6 }])
  // If one side had got everything, it would have been no race.
  expect([lucky > 0, kept > 0]).toEqual([true, true])
})

test('a payer who starts a moment after the end of the time to pay has nothing to pay for any more', async () => {
  const family = await expiring()
  await using row = await holdRegistrations(url)
  await makeDue(url, 'expire-registration')
  await standing(url, 1)
  const started = site.visitor.ask(createPayment, { params: { token: family.token }, body: {} })
  await standing(url, 2)
  await row.letGo()

  problemOf('not_payable', await started)
  await allJobsDone(url)
  expect(await audit(url)).toEqual([])
  expect(await look(site, family)).toMatchObject({ state: 'expired', payment: null })
})

test('a payer who starts a moment before the end keeps the place until the gateway decides', async () => {
  const family = await expiring()
  await using row = await holdRegistrations(url)
  const started = startPayment(site, family)
  await standing(url, 1)
  await makeDue(url, 'expire-registration')
  await standing(url, 2)
  await row.letGo()

  await started
  await allJobsDone(url)
  expect(await audit(url)).toEqual([])
  expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment', payment: { state: 'pending' } })
})
