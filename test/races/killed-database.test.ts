import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CrashingCluster, startCrashingCluster } from '#test/support/crashing-cluster.ts'
import { asOwner } from '#test/support/owner.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'
import { countPlaces, listUnsent } from './audit.ts'
import { hold, standing } from './hold.ts'
import { makeDue } from './jobs.ts'
import { killAmid } from './kill-amid.ts'
import { rush } from './rush.ts'
import { openShop } from './shop.ts'
import { countTold, faultsOf } from './told.ts'

/** A family gives up after this long, also on a machine that has much else to do; the database is back after a second or two. */
const PATIENCE = 80_000
/** Jobs whose worker is gone are taken back within ten seconds. */
const JOBS = { timeout: 30_000, interval: 250 }
/** Milliseconds within which they all come: at once they would be sold at once, and there would be no middle. */
const RUSH = 3_000
/** So many registrations have been told when the database is killed for the first and the second time. */
const KILL_AFTER = [5, 25]

vi.setConfig({ testTimeout: 150_000, hookTimeout: 150_000 })

let cluster: CrashingCluster
let server: ServerProcess

beforeAll(async () => {
  cluster = await startCrashingCluster()
  server = await startServerProcess(cluster.url)
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await cluster?.[Symbol.asyncDispose]()
})

test('the database is killed twice in the middle: exactly 50 of 200 get a place, nothing told is lost', async () => {
  const shop = await openShop(cluster.url, server.port, { pools: { event: 50 }, price: 0 })

  const killer = killAmid(cluster.crashAndComeBack, KILL_AFTER)
  const told = await rush(shop, {
    families: 200,
    within: RUSH,
    patience: PATIENCE,
    onCreated: killer.onCount,
  })

  expect(await killer.finish()).toBe(KILL_AFTER.length)
  expect(await faultsOf(cluster.url, told)).toEqual([])
  expect(countTold(told)).toEqual({ created: 50, refused: 150 })
  expect(await countPlaces(cluster.url)).toEqual([
    { pool: 'event', capacity: 50, taken: 50, claimed: 50, people: 50 },
  ])
  await expect.poll(() => listUnsent(cluster.url), JOBS).toEqual([])
  expect(server.isAlive()).toBe(true)
})

test('the database is killed while the end of a job is being written down: jobs go on', async () => {
  const shop = await openShop(cluster.url, server.port, { pools: { event: 5 }, price: 12_000 })
  await shop.buy(randomUUID(), 1)
  await using registration = await hold(
    cluster.url,
    "SELECT FROM registration WHERE state = 'awaiting_payment'",
  )
  await makeDue(cluster.url, 'remind-to-pay')
  await standing(cluster.url, 1, '%lock_registration%')
  await using job = await hold(
    cluster.url,
    'SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL',
  )
  await registration.letGo()
  await standing(cluster.url, 1, 'delete from %_private_jobs%')

  await cluster.crash()
  await job.letGo()

  const buy = async () => (await shop.buy(randomUUID(), 2)).status
  await expect.poll(buy, { timeout: PATIENCE, interval: 250 }).toBe(201)
  await makeDue(cluster.url, 'remind-to-pay')
  const reminders = () => asOwner(cluster.url, "SELECT state FROM message WHERE kind = 'pay'")
  await expect.poll(reminders, JOBS).toEqual([{ state: 'sent' }, { state: 'sent' }])
  expect(server.isAlive()).toBe(true)
})

test('this harness is not blind: without waiting for the disk, what was told is lost', async () => {
  const shop = await openShop(cluster.url, server.port, { pools: { event: 50 }, price: 12_000 })
  await asOwner(cluster.url, 'ALTER SYSTEM SET synchronous_commit = off')
  await asOwner(cluster.url, 'SELECT pg_reload_conf()')
  await cluster.freezeWriters()
  const told = await rush(shop, { families: 10, patience: PATIENCE })
  expect(countTold(told)).toEqual({ created: 10, refused: 0 })

  await cluster.crashAndComeBack()

  const faults = await faultsOf(cluster.url, told)
  expect(faults.filter((fault) => fault.startsWith('what was told is there'))).toHaveLength(10)
})
