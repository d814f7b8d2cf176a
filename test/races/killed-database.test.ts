import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CrashingCluster, startCrashingCluster } from '#test/support/crashing-cluster.ts'
import { asOwner } from '#test/support/owner.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'
import { countPlaces, listUnsent } from './audit.ts'
import { putOnSale } from './event-on-sale.ts'
import { hold, standing } from './hold.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { killAfter } from './kill-after.ts'
import { countOutcomes, faultsOf } from './outcomes.ts'
import { rush } from './rush.ts'

/** A family gives up after this long, also on a busy machine; the database is back after a second or two. */
const PATIENCE = 80_000
/** Jobs whose worker is gone are taken back within ten seconds. */
const JOBS = { timeout: 30_000, interval: 250 }
/** Milliseconds within which they all come: at once they would be sold in one go, and no kill would fall in between. */
const RUSH = 3_000
/** The numbers of acknowledged registrations at which the database is killed for the first and the second time. */
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

test('after two kills of the database exactly 50 of 200 have a place, and no acknowledged one is lost', async () => {
  const eventOnSale = await putOnSale(cluster.url, server.port, { pools: { event: 50 }, price: 0 })

  const killer = killAfter(cluster.crashAndComeBack, KILL_AFTER)
  const outcomes = await rush(eventOnSale, {
    families: 200,
    within: RUSH,
    patience: PATIENCE,
    onCreated: killer.onCount,
  })

  expect(await killer.finish()).toBe(KILL_AFTER.length)
  expect(await faultsOf(cluster.url, outcomes)).toEqual([])
  expect(countOutcomes(outcomes)).toEqual({ created: 50, refused: 150 })
  expect(await countPlaces(cluster.url)).toEqual([
    { pool: 'event', capacity: 50, taken: 50, claimed: 50, people: 50 },
  ])
  await expect.poll(() => listUnsent(cluster.url), JOBS).toEqual([])
  expect(server.isAlive()).toBe(true)
})

test('jobs go on after the database is killed while the end of a job is being recorded', async () => {
  const eventOnSale = await putOnSale(cluster.url, server.port, { pools: { event: 5 }, price: 12_000 })
  await eventOnSale.buy(randomUUID(), 1)
  await allJobsDone(cluster.url)
  await asOwner(cluster.url, 'UPDATE registration SET expires_at = now()')
  await using registration = await hold(
    cluster.url,
    "SELECT FROM registration WHERE state = 'awaiting_payment'",
  )
  await makeDue(cluster.url, 'expire-registration')
  await standing(cluster.url, 1, '%lock_registration%')
  await using job = await hold(
    cluster.url,
    'SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL',
  )
  await registration.letGo()
  await standing(cluster.url, 1, 'delete from %_private_jobs%')

  await cluster.crash()
  await job.letGo()

  const buy = async () => (await eventOnSale.buy(randomUUID(), 2)).status
  await expect.poll(buy, { timeout: PATIENCE, interval: 250 }).toBe(201)
  await makeDue(cluster.url, 'expire-registration')
  const messages = () => asOwner(cluster.url, "SELECT state FROM message WHERE kind = 'expired'")
  await expect.poll(messages, JOBS).toEqual([{ state: 'sent' }])
  expect(server.isAlive()).toBe(true)
})

test('without waiting for the disk, the harness finds acknowledged registrations that are lost', async () => {
  const eventOnSale = await putOnSale(cluster.url, server.port, { pools: { event: 50 }, price: 12_000 })
  await asOwner(cluster.url, 'ALTER SYSTEM SET synchronous_commit = off')
  await asOwner(cluster.url, 'SELECT pg_reload_conf()')
  await cluster.freezeWriters()
  const outcomes = await rush(eventOnSale, { families: 10, patience: PATIENCE })
  expect(countOutcomes(outcomes)).toEqual({ created: 10, refused: 0 })

  await cluster.crashAndComeBack()

  const faults = await faultsOf(cluster.url, outcomes)
  expect(faults.filter((fault) => fault.startsWith('an acknowledged registration exists'))).toHaveLength(10)
})
