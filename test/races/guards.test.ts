import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestServer } from '#test/support/server.ts'
import { startServerProcess } from '#test/support/server-process.ts'
import { atOnce, CONNECTIONS } from './at-once.ts'
import { audit } from './audit.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { openShop, type Shop } from './shop.ts'
import { faultsOf } from './told.ts'
import { weaken } from './weaken.ts'

const UNIQUE_KEYS = 'registration_account_id_event_id_idempotency_key_key'

/** A guard of an SQL function, what happens without it, and what the checks then say. */
interface Guard {
  readonly what: string
  readonly function: string
  readonly guard: RegExp
  readonly instead?: string
  readonly scene: (url: string, shop: Shop) => Promise<string[]>
  readonly found: RegExp
}

/** Different families want the only place at the same moment. */
const theLastPlace: Guard['scene'] = async (url, shop) => {
  const orders = Array.from({ length: CONNECTIONS }, (_, family) => ({ key: randomUUID(), family }))
  return faultsOf(url, await atOnce(url, shop, orders))
}

/** One family sends its order for the only place several times at the same moment. */
const theSameOrder: Guard['scene'] = async (url, shop) => {
  const order = { key: randomUUID(), family: 1 }
  return faultsOf(url, await atOnce(url, shop, Array(CONNECTIONS).fill(order)))
}

/** One family registers. */
const oneOrder: Guard['scene'] = async (url, shop) => {
  const key = randomUUID()
  return faultsOf(url, [{ key, answer: await shop.buy(key, 1) }])
}

/** One family registers and does not pay in time. */
const oneExpires: Guard['scene'] = async (url, shop) => {
  await shop.buy(randomUUID(), 1)
  await asOwner(url, "UPDATE registration SET expires_at = now() - interval '1 minute'")
  await makeDue(url, 'expire-registration')
  await allJobsDone(url)
  return audit(url)
}

const GUARDS: readonly Guard[] = [
  {
    what: 'the lock before the last look',
    function: 'claim_places',
    guard: /PERFORM FROM capacity_pool[^;]*FOR NO KEY UPDATE;/,
    scene: theLastPlace,
    found: /^no pool is sold over its limit: event: 10 of 1$/,
  },
  {
    what: 'the last look behind the lock',
    function: 'claim_places',
    guard: /(FOR NO KEY UPDATE;)[^;]*;[^;]*;[^;]*;/,
    instead: '$1',
    scene: theLastPlace,
    found: /^no pool is sold over its limit: event: 10 of 1$/,
  },
  {
    what: 'counting what is taken',
    function: 'claim_places',
    guard: /p\.taken \+ w\.units\n/,
    instead: 'p.taken\n',
    scene: oneOrder,
    found: /^a pool counts what is claimed of it: event: 0 taken, 1 claimed$/,
  },
  {
    what: 'noting who took it',
    function: 'claim_places',
    guard: /INSERT INTO capacity_claim[^;]*;/,
    scene: oneOrder,
    found: /^who holds places claims what was agreed, nobody else claims anything: /,
  },
  {
    what: 'counting what comes back',
    function: 'release_places',
    guard: /p\.taken - g\.units/,
    instead: 'p.taken',
    scene: oneExpires,
    found: /^a pool counts what is claimed of it: event: 1 taken, 0 claimed$/,
  },
  {
    what: 'the job that ends the time to pay',
    function: 'reserve',
    guard: /PERFORM jobs\.enqueue[^;]*;/,
    instead: 'NULL;',
    scene: oneOrder,
    found: /^the time to pay has an end: /,
  },
]

for (const { what, guard, instead, scene, found, ...of } of GUARDS) {
  test(`it matters: ${what} (${of.function})`, async () => {
    await using server = await startTestServer()
    const url = server.databaseUrl
    const shop = await openShop(url, server.port, { pools: { event: 1 }, price: 12_000 })
    await weaken(url, of.function, guard, instead)
    expect(await scene(url, shop)).toContainEqual(expect.stringMatching(found))
  })
}

test('with all guards in place the same scenes are without fault', async () => {
  for (const scene of new Set([theSameOrder, ...GUARDS.map((guard) => guard.scene)])) {
    await using server = await startTestServer()
    const url = server.databaseUrl
    const shop = await openShop(url, server.port, { pools: { event: 1 }, price: 12_000 })
    expect(await scene(url, shop)).toEqual([])
  }
})

test('it matters: what happens on a known key, and that keys are unique (reserve)', async () => {
  await using database = await createTestDatabase()
  const { url } = database
  // A process of its own, for the faults that it writes to its log.
  await using server = await startServerProcess(url)
  const shop = await openShop(url, server.port, { pools: {}, price: 12_000 })
  const sameOrder = () => Array(CONNECTIONS).fill({ key: randomUUID(), family: 1 })

  await weaken(url, 'reserve', /ON CONFLICT[^;]*DO NOTHING;/, ';')
  const told = await atOnce(url, shop, sameOrder(), 'event_version')
  expect(await faultsOf(url, told)).toContainEqual(expect.stringMatching(/^an answer is definite: 500 /))

  await asOwner(url, `ALTER TABLE registration DROP CONSTRAINT ${UNIQUE_KEYS}`)
  await atOnce(url, shop, sameOrder(), 'event_version')
  expect(await audit(url)).toContainEqual(expect.stringMatching(/^a key makes one registration: /))
})
