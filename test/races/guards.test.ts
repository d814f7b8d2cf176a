import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asOwner } from '#test/support/owner.ts'
import { startTestServer } from '#test/support/server.ts'
import { atOnce } from './at-once.ts'
import { audit } from './audit.ts'
import { inOneBatch, ordersOf } from './in-one-batch.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { startNodes } from './nodes.ts'
import { openShop, type Shop } from './shop.ts'
import { faultsOf } from './told.ts'
import { weaken } from './weaken.ts'

/** Orders that come at the same moment, and the nodes that sell: each sells the orders it has together. */
const ORDERS = 10
const NODES = 4
const UNIQUE_KEYS = 'registration_account_id_event_id_idempotency_key_key'

/** A guard of an SQL function, what happens without it, and what the checks then say. */
interface Guard {
  readonly what: string
  readonly function: string
  readonly guard: RegExp
  readonly instead?: string
  /** How many there are; one, unless told otherwise. */
  readonly places?: number
  readonly scene: (url: string, shop: Shop) => Promise<string[]>
  readonly found: RegExp
}

/** Different families want the last place at the same moment. */
const theLastPlace: Guard['scene'] = async (url, shop) => {
  const orders = Array.from({ length: ORDERS }, (_, family) => ({ key: randomUUID(), family }))
  return faultsOf(url, await atOnce(url, shop, orders))
}

/** Different families come to one node, which sells to one of them and then to all others together. */
const inABatch: Guard['scene'] = async (url, shop) =>
  faultsOf(url, await inOneBatch(url, shop, ordersOf(ORDERS)))

/** One family sends its order for the only place several times at the same moment. */
const theSameOrder: Guard['scene'] = async (url, shop) => {
  const order = { key: randomUUID(), family: 1 }
  return faultsOf(url, await atOnce(url, shop, Array(ORDERS).fill(order)))
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
    what: 'the lock before the look',
    function: 'lock_pools',
    guard: /FOR NO KEY UPDATE/,
    scene: theLastPlace,
    found: /^no pool is sold over its limit: event: 4 of 1$/,
  },
  {
    what: 'the look behind the lock',
    function: 'decide_orders',
    guard: /IF wish\.more\[i\] > 0 AND free\[wish\.at\[i\]\] < wish\.more\[i\] THEN/,
    instead: 'IF false THEN',
    scene: theLastPlace,
    found: /^no pool is sold over its limit: event: 10 of 1$/,
  },
  {
    what: 'that an order looks at what those before it in the batch have left',
    function: 'decide_orders',
    guard: /free\[wish\.at\[i\]\] := [^;]*;/,
    instead: 'NULL;',
    places: 2,
    scene: inABatch,
    found: /^no pool is sold over its limit: event: 10 of 2$/,
  },
  {
    what: 'counting what is taken',
    function: 'write_parts',
    guard: /taken = p\.taken \+ m\.units/,
    instead: 'taken = p.taken',
    scene: oneOrder,
    found: /^a pool counts what is claimed of it: event: 0 taken, 1 claimed$/,
  },
  {
    what: 'noting who took it',
    function: 'write_parts',
    guard: /INSERT INTO capacity_claim .*\s+SELECT .*(\s+FROM [^;]*?)\s+RETURNING pool_key, units/,
    instead: 'SELECT c.pool AS pool_key, c.units$1',
    scene: oneOrder,
    found: /^who holds places claims what was agreed, nobody else claims anything: /,
  },
  {
    what: 'counting what comes back',
    function: 'swap_claims',
    guard: /SELECT g\.pool, -g\.units/,
    instead: 'SELECT g.pool, 0',
    scene: oneExpires,
    found: /^a pool counts what is claimed of it: event: 1 taken, 0 claimed$/,
  },
  {
    what: 'the job that ends the time to pay',
    function: 'write_parts',
    guard: /PERFORM jobs\.enqueue[^;]*;/,
    instead: 'NULL;',
    scene: oneOrder,
    found: /^the time to pay has an end: /,
  },
]

/** Plays the scene at several nodes; answers what the checks say. */
async function play({ scene, places = 1 }: Pick<Guard, 'scene' | 'places'>, without?: Guard) {
  await using server = await startTestServer()
  const url = server.databaseUrl
  await using nodes = await startNodes(server, NODES)
  const shop = await openShop(url, nodes.ports, { pools: { event: places }, price: 12_000 })
  if (without) await weaken(url, without.function, without.guard, without.instead)
  return await scene(url, shop)
}

for (const guard of GUARDS) {
  test(`it matters: ${guard.what} (${guard.function})`, async () => {
    expect(await play(guard, guard)).toContainEqual(expect.stringMatching(guard.found))
  })
}

test('with all guards in place the same scenes are without fault', async () => {
  for (const scene of new Set([theSameOrder, ...GUARDS.map((guard) => guard.scene)])) {
    for (const places of [1, 2]) expect(await play({ scene, places })).toEqual([])
  }
})

test('it matters: that keys are unique (registration)', async () => {
  await using server = await startTestServer()
  const url = server.databaseUrl
  await using nodes = await startNodes(server, NODES)
  // Where nothing is limited, no counter makes them wait for each other.
  const shop = await openShop(url, nodes.ports, { pools: {}, price: 12_000 })
  await asOwner(url, `ALTER TABLE registration DROP CONSTRAINT ${UNIQUE_KEYS}`)
  await weaken(url, 'write_orders', /ON CONFLICT[^;]*DO NOTHING;/, ';')
  await atOnce(url, shop, Array(ORDERS).fill({ key: randomUUID(), family: 1 }), 'event_version')
  expect(await audit(url)).toContainEqual(expect.stringMatching(/^a key makes one registration: /))
})
