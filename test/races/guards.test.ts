import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asOwner } from '#test/support/owner.ts'
import { startTestServer } from '#test/support/server.ts'
import { atOnce } from './at-once.ts'
import { audit } from './audit.ts'
import { type EventOnSale, putOnSale } from './event-on-sale.ts'
import { inOneBatch, ordersOf } from './in-one-batch.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { startNodes } from './nodes.ts'
import { faultsOf } from './outcomes.ts'
import { weaken } from './weaken.ts'

/** Orders that come at the same moment, and the nodes that sell: each sells the orders it has together. */
const ORDERS = 10
const NODES = 4
const UNIQUE_KEYS = 'registration_account_id_event_id_idempotency_key_key'

/** A guard of an SQL function, what happens without it, and the fault that the checks then find. */
interface Guard {
  readonly what: string
  readonly function: string
  readonly guard: RegExp
  readonly instead?: string
  /** How many places there are; one by default. */
  readonly places?: number
  readonly scenario: (url: string, eventOnSale: EventOnSale) => Promise<string[]>
  readonly found: RegExp
}

/** Different families want the last place at the same moment. */
const theLastPlace: Guard['scenario'] = async (url, eventOnSale) => {
  const orders = Array.from({ length: ORDERS }, (_, family) => ({ key: randomUUID(), family }))
  return faultsOf(url, await atOnce(url, eventOnSale, orders))
}

/** Different families come to one node, which sells to one of them and then to all others together. */
const inABatch: Guard['scenario'] = async (url, eventOnSale) =>
  faultsOf(url, await inOneBatch(url, eventOnSale, ordersOf(ORDERS)))

/** One family sends its order for the only place several times at the same moment. */
const theSameOrder: Guard['scenario'] = async (url, eventOnSale) => {
  const order = { key: randomUUID(), family: 1 }
  return faultsOf(url, await atOnce(url, eventOnSale, Array(ORDERS).fill(order)))
}

/** One family registers. */
const oneOrder: Guard['scenario'] = async (url, eventOnSale) => {
  const key = randomUUID()
  return faultsOf(url, [{ key, answer: await eventOnSale.buy(key, 1) }])
}

/** One family registers and does not pay in time. */
const oneExpires: Guard['scenario'] = async (url, eventOnSale) => {
  await eventOnSale.buy(randomUUID(), 1)
  await asOwner(url, "UPDATE registration SET expires_at = now() - interval '1 minute'")
  await makeDue(url, 'expire-registration')
  await allJobsDone(url)
  return audit(url)
}

const GUARDS: readonly Guard[] = [
  {
    what: 'the lock before the check of free places',
    function: 'lock_pools',
    guard: /FOR NO KEY UPDATE/,
    scenario: theLastPlace,
    found: /^no pool is sold over its limit: event: 4 taken, 1 allowed$/,
  },
  {
    what: 'the check of free places behind the lock',
    function: 'decide_orders',
    guard: /IF wish\.more\[i\] > 0 AND free\[wish\.at\[i\]\] < wish\.more\[i\] THEN/,
    instead: 'IF false THEN',
    scenario: theLastPlace,
    found: /^no pool is sold over its limit: event: 10 taken, 1 allowed$/,
  },
  {
    what: 'that an order considers what earlier orders of the batch have taken',
    function: 'decide_orders',
    guard: /free\[wish\.at\[i\]\] := [^;]*;/,
    instead: 'NULL;',
    places: 2,
    scenario: inABatch,
    found: /^no pool is sold over its limit: event: 10 taken, 2 allowed$/,
  },
  {
    what: 'counting taken places',
    function: 'write_parts',
    guard: /taken = p\.taken \+ m\.units/,
    instead: 'taken = p.taken',
    scenario: oneOrder,
    found: /^a pool counts what is claimed of it: event: 0 taken, 1 claimed$/,
  },
  {
    what: 'recording who took a place',
    function: 'write_parts',
    guard: /INSERT INTO capacity_claim .*\s+SELECT .*(\s+FROM [^;]*?)\s+RETURNING pool_key, units/,
    instead: 'SELECT c.pool AS pool_key, c.units$1',
    scenario: oneOrder,
    found: /^who holds places claims what was agreed, nobody else claims anything: /,
  },
  {
    what: 'counting places that come back',
    function: 'swap_claims',
    guard: /SELECT g\.pool, -g\.units/,
    instead: 'SELECT g.pool, 0',
    scenario: oneExpires,
    found: /^a pool counts what is claimed of it: event: 1 taken, 0 claimed$/,
  },
  {
    what: 'the job that ends the time to pay',
    function: 'write_parts',
    guard: /PERFORM jobs\.enqueue[^;]*;/,
    instead: 'NULL;',
    scenario: oneOrder,
    found: /^the time to pay has an end: /,
  },
]

/** Runs the scenario at several nodes; returns what the checks find. */
async function runScenario({ scenario, places = 1 }: Pick<Guard, 'scenario' | 'places'>, without?: Guard) {
  await using server = await startTestServer()
  const url = server.databaseUrl
  await using nodes = await startNodes(server, NODES)
  const eventOnSale = await putOnSale(url, nodes.ports, { pools: { event: places }, price: 12_000 })
  if (without) await weaken(url, without.function, without.guard, without.instead)
  return await scenario(url, eventOnSale)
}

for (const guard of GUARDS) {
  test(`a missing guard is detected: ${guard.what} (${guard.function})`, async () => {
    expect(await runScenario(guard, guard)).toContainEqual(expect.stringMatching(guard.found))
  })
}

test('with all guards in place the same scenarios leave no faults', async () => {
  for (const scenario of new Set([theSameOrder, ...GUARDS.map((guard) => guard.scenario)])) {
    for (const places of [1, 2]) expect(await runScenario({ scenario, places })).toEqual([])
  }
})

test('a missing guard is detected: that keys are unique (registration)', async () => {
  await using server = await startTestServer()
  const url = server.databaseUrl
  await using nodes = await startNodes(server, NODES)
  // Without limits, no counter makes the orders wait for each other.
  const eventOnSale = await putOnSale(url, nodes.ports, { pools: {}, price: 12_000 })
  await asOwner(url, `ALTER TABLE registration DROP CONSTRAINT ${UNIQUE_KEYS}`)
  await weaken(url, 'write_orders', /ON CONFLICT[^;]*DO NOTHING;/, ';')
  await atOnce(url, eventOnSale, Array(ORDERS).fill({ key: randomUUID(), family: 1 }), 'event_version')
  expect(await audit(url)).toContainEqual(expect.stringMatching(/^a key makes one registration: /))
})
