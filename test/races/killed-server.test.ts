import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { asOwner } from '#test/support/owner.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'
import { countPlaces, listUnsent } from './audit.ts'
import { putOnSale } from './event-on-sale.ts'
import { hold, standing } from './hold.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { killAfter } from './kill-after.ts'
import { countOutcomes, faultsOf } from './outcomes.ts'
import { rush } from './rush.ts'

/** A family gives up after this long, also on a busy machine; the server is back after a second or two. */
const PATIENCE = 80_000
/** Jobs whose worker is gone are taken back within ten seconds. */
const JOBS = { timeout: 30_000, interval: 250 }
/** Milliseconds within which they all come: at once they would be sold in one go, and no kill would fall in between. */
const RUSH = 3_000
/** The numbers of acknowledged registrations at which the server is killed for the first and the second time. */
const KILL_AFTER = [5, 25]

vi.setConfig({ testTimeout: 150_000, hookTimeout: 150_000 })

let database: TestDatabase
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startServerProcess(database.url)
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await database.drop()
})

test('after two kills of the server exactly 50 of 200 have a place, and all are answered', async () => {
  // Without a price they are confirmed at once, and the server also dies during jobs.
  const eventOnSale = await putOnSale(database.url, server.port, { pools: { event: 50 }, price: 0 })

  const killer = killAfter(server.killAndStart, KILL_AFTER)
  const outcomes = await rush(eventOnSale, {
    families: 200,
    within: RUSH,
    patience: PATIENCE,
    onCreated: killer.onCount,
  })

  expect(await killer.finish()).toBe(KILL_AFTER.length)
  expect(await faultsOf(database.url, outcomes)).toEqual([])
  expect(countOutcomes(outcomes)).toEqual({ created: 50, refused: 150 })
  expect(await countPlaces(database.url)).toEqual([
    { pool: 'event', capacity: 50, taken: 50, claimed: 50, people: 50 },
  ])
  await expect.poll(() => listUnsent(database.url), JOBS).toEqual([])
})

test('the job in hand of a killed server is done by the next one, at once and not hours later', async () => {
  const eventOnSale = await putOnSale(database.url, server.port, { pools: { event: 1 }, price: 12_000 })
  await eventOnSale.buy(randomUUID(), 1)
  await allJobsDone(database.url)
  await asOwner(database.url, 'UPDATE registration SET expires_at = now()')
  await using registration = await hold(
    database.url,
    "SELECT FROM registration WHERE state = 'awaiting_payment'",
  )
  await makeDue(database.url, 'expire-registration')
  await standing(database.url, 1, '%lock_registration%')

  await server.killAndStart()
  await registration.letGo()

  const messages = () => asOwner(database.url, "SELECT state FROM message WHERE kind = 'expired'")
  await expect.poll(messages, JOBS).toEqual([{ state: 'sent' }])
})
