import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CrashingCluster, startCrashingCluster } from '#test/support/crashing-cluster.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { runSchedules } from './run.ts'
import { schedules } from './schedule.ts'

/** `npm run races -- --seed 4711 --schedules 10000` runs more of them; another seed draws others. */
const SEED = 4711
const SCHEDULES = 1_000
const LANES = 8

/** What must occur often enough for the result to mean something. */
const HAS_HAPPENED = [
  'registration.created',
  'registration.expired',
  'registration.confirmed',
  'registration.revived',
  'registration.changed',
  'registration.handed_over',
  'registration.cancelled',
  'party waiting',
  'party accepted',
  'party declined',
  'party lapsed',
  'PUT :hold 200',
  'payment.succeeded',
  'payment.failed',
  'POST registrations registration_refused',
  'POST registrations version_gone',
  'POST registrations price_changed',
  'POST payments not_payable',
]

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 150_000 })

let database: CrashingCluster
let cluster: Cluster

beforeAll(async () => {
  database = await startCrashingCluster()
  cluster = await startCluster(database)
})
afterAll(async () => {
  await cluster?.[Symbol.asyncDispose]()
  await database?.[Symbol.asyncDispose]()
})

test(`${SCHEDULES} schedules of seed ${SEED}, with servers and the database killed meanwhile, are clean`, async () => {
  const wanted = { schedules, seed: SEED, count: SCHEDULES, lanes: LANES }
  const { played, failures, counts } = await runSchedules(cluster, wanted)

  expect(failures).toEqual([])
  expect(played).toBe(SCHEDULES)
  expect(cluster.isAlive()).toBe(true)
  expect(cluster.kills.server).toBeGreaterThan(20)
  expect(cluster.kills.database).toBeGreaterThan(8)
  expect(HAS_HAPPENED.filter((what) => (counts.get(what) ?? 0) < 3)).toEqual([])
})
