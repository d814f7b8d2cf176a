import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CrashingCluster, startCrashingCluster } from '#test/support/crashing-cluster.ts'
import { type Ground, startGround } from './ground.ts'
import { runSchedules } from './run.ts'
import { schedules } from './schedule.ts'

/** `npm run races -- --seed 4711 --schedules 10000` plays more of them, and others by another seed. */
const SEED = 4711
const SCHEDULES = 1_000
const LANES = 8

/** What must have happened often enough for the rest to mean something. */
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

let cluster: CrashingCluster
let ground: Ground

beforeAll(async () => {
  cluster = await startCrashingCluster()
  ground = await startGround(cluster)
})
afterAll(async () => {
  await ground?.[Symbol.asyncDispose]()
  await cluster?.[Symbol.asyncDispose]()
})

test(`${SCHEDULES} schedules of seed ${SEED}, with servers and the database killed amid them, are clean`, async () => {
  const wanted = { schedules, seed: SEED, count: SCHEDULES, lanes: LANES }
  const { played, failures, counts } = await runSchedules(ground, wanted)

  expect(failures).toEqual([])
  expect(played).toBe(SCHEDULES)
  expect(ground.isAlive()).toBe(true)
  expect(ground.kills.server).toBeGreaterThan(20)
  expect(ground.kills.database).toBeGreaterThan(8)
  expect(HAS_HAPPENED.filter((what) => (counts.get(what) ?? 0) < 3)).toEqual([])
})
