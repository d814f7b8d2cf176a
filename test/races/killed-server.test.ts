import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { asOwner } from '#test/support/owner.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'
import { countPlaces, listUnsent } from './audit.ts'
import { hold, standing } from './hold.ts'
import { makeDue } from './jobs.ts'
import { killAmid } from './kill-amid.ts'
import { rush } from './rush.ts'
import { openShop } from './shop.ts'
import { countTold, faultsOf } from './told.ts'

/** A family gives up after this long, also on a machine that has much else to do; the server is back after a second or two. */
const PATIENCE = 80_000
/** Jobs whose worker is gone are taken back within ten seconds. */
const JOBS = { timeout: 30_000, interval: 250 }
/** Milliseconds within which they all come: at once they would be sold at once, and there would be no middle. */
const RUSH = 3_000
/** So many registrations have been told when the server is killed for the first and the second time. */
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

test('the server is killed twice in the middle: exactly 50 of 200 get a place, and everybody is told', async () => {
  // Without a price they are confirmed at once, and the server dies amid jobs too.
  const shop = await openShop(database.url, server.port, { pools: { event: 50 }, price: 0 })

  const killer = killAmid(server.killAndStart, KILL_AFTER)
  const told = await rush(shop, {
    families: 200,
    within: RUSH,
    patience: PATIENCE,
    onCreated: killer.onCount,
  })

  expect(await killer.finish()).toBe(KILL_AFTER.length)
  expect(await faultsOf(database.url, told)).toEqual([])
  expect(countTold(told)).toEqual({ created: 50, refused: 150 })
  expect(await countPlaces(database.url)).toEqual([
    { pool: 'event', capacity: 50, taken: 50, claimed: 50, people: 50 },
  ])
  await expect.poll(() => listUnsent(database.url), JOBS).toEqual([])
})

test('the server is killed with a job in hand: the next one does it, at once and not hours later', async () => {
  const shop = await openShop(database.url, server.port, { pools: { event: 1 }, price: 12_000 })
  await shop.buy(randomUUID(), 1)
  await using registration = await hold(
    database.url,
    "SELECT FROM registration WHERE state = 'awaiting_payment'",
  )
  await makeDue(database.url, 'remind-to-pay')
  await standing(database.url, 1, '%lock_registration%')

  await server.killAndStart()
  await registration.letGo()

  const reminders = () => asOwner(database.url, "SELECT state FROM message WHERE kind = 'pay'")
  await expect.poll(reminders, JOBS).toEqual([{ state: 'sent' }])
})
