import { expect, test } from 'vitest'
import { putHold } from '#contract/holds.ts'
import { outputOf } from '#test/support/answers.ts'
import { keep, newSecret, orderWith } from '#test/support/holds.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, register, sendOrder, startPayment, startTestSite, type TestSite } from '#test/support/site.ts'
import { aMoment } from './a-moment.ts'
import { audit } from './audit.ts'
import { hold, standing } from './hold.ts'
import { order, smallEvent } from './small-event.ts'
import { weaken } from './weaken.ts'

const PRICE = 12_000

interface Guard {
  readonly what: string
  readonly function: string
  readonly guard: RegExp
  readonly instead?: string
  /** Returns what is wrong with the answers. */
  readonly scenario: (site: TestSite) => Promise<string[]>
  readonly found: RegExp
}

/** One order is being sold, and behind it wait two others with the same hold, which are then sold together. */
const oneHoldTwice: Guard['scenario'] = async (site) => {
  const url = site.server.databaseUrl
  const secret = newSecret()
  outputOf(putHold, await keep(site, secret, order(1, 1, PRICE)))
  await using pools = await hold(url, 'SELECT FROM capacity_pool')
  const first = sendOrder(site, order(2, 1, PRICE))
  await standing(url, 1)
  const both = [1, 2].map(() => orderWith(site, secret, order(1, 1, PRICE)))
  await aMoment()
  await pools.letGo()
  const statuses = (await Promise.all([first, ...both])).map(({ status }) => status)
  const sold = statuses.filter((status) => status === 201).length
  return sold === 2 ? [] : [`one hold is taken over once: ${statuses.join(', ')}`]
}

/** An order takes over a hold; nothing else happens. */
const takenOver: Guard['scenario'] = async (site) => {
  const secret = newSecret()
  outputOf(putHold, await keep(site, secret, order(1, 2, PRICE)))
  const { status } = await orderWith(site, secret, order(1, 2, PRICE))
  return status === 201 ? [] : [`held places can be ordered by their holder: ${status}`]
}

/** The time to pay is over for all; one payer is at the gateway, and a newcomer wants the places. */
const duringPayment: Guard['scenario'] = async (site) => {
  const url = site.server.databaseUrl
  const paying = await register(site, order(1, 2, PRICE))
  await startPayment(site, paying)
  await asOwner(url, "UPDATE registration SET expires_at = now() - interval '1 minute'")
  await sendOrder(site, order(2, 1, PRICE))
  const { state } = await look(site, paying)
  return state === 'awaiting_payment' ? [] : [`a registration under payment keeps its places: ${state}`]
}

/** A hold and a registration have expired, and a newcomer wants their places. */
const overdue: Guard['scenario'] = async (site) => {
  const url = site.server.databaseUrl
  await register(site, order(1, 1, PRICE))
  outputOf(putHold, await keep(site, newSecret(), order(2, 1, PRICE)))
  await asOwner(url, "UPDATE registration SET expires_at = now() - interval '1 minute'")
  await asOwner(url, "UPDATE hold SET expires_at = now() - interval '1 minute'")
  const { status } = await sendOrder(site, order(3, 2, PRICE))
  return status === 201 ? [] : [`overdue places can be sold: ${status}`]
}

const GUARDS: readonly Guard[] = [
  {
    what: 'that a hold is taken over by the first order that names it',
    function: 'decide_orders',
    guard: /CASE row_number\(\) OVER [^)]*\) WHEN 1 THEN \(body->>'hold'\)::uuid END/,
    instead: "(body->>'hold')::uuid",
    scenario: oneHoldTwice,
    found: /^no pool is sold over its limit: event: 3 taken, 2 allowed$/,
  },
  {
    what: 'that what a hold claimed goes with it',
    function: 'write_parts',
    guard: /c\.holder_id = ANY \(taken_over\)/,
    instead: 'false',
    scenario: takenOver,
    found: /^a claim is of a registration, a hold or an allotment: /,
  },
  {
    what: 'that what a hold keeps is its own',
    function: 'decide_orders',
    guard: /c\.units - coalesce\(\(own->>[^,]*, 0\)/,
    instead: 'c.units',
    scenario: takenOver,
    found: /^held places can be ordered by their holder: 4/,
  },
  {
    what: 'that registrations under payment are skipped',
    function: 'with_open_payment',
    guard: /p\.state IN \('created', 'pending'\)/,
    instead: 'false',
    scenario: duringPayment,
    found: /^a registration under payment keeps its places: expired$/,
  },
  {
    what: 'that the sale frees what is overdue',
    function: 'lock_overdue',
    guard: /h\.expires_at <= now\(\)/,
    instead: 'false',
    scenario: overdue,
    found: /^overdue places can be sold: 4/,
  },
  {
    what: 'that an ended registration owes nothing',
    function: 'end_overdue',
    guard: /PERFORM write_expiry[^;]*;/,
    scenario: overdue,
    found: /^what is owed follows the state: /,
  },
]

/** Two places, no worker: due work is done by the next request. Returns what is wrong. */
async function runScenario(scenario: Guard['scenario'], without?: Guard): Promise<string[]> {
  const definition = smallEvent({ pools: { event: 2 }, price: PRICE })
  await using site = await startTestSite({ definition, settings: { runs: { web: true, worker: false } } })
  if (without) await weaken(site.server.databaseUrl, without.function, without.guard, without.instead)
  return [...(await scenario(site)), ...(await audit(site.server.databaseUrl))]
}

for (const guard of GUARDS) {
  test(`a missing guard is detected: ${guard.what} (${guard.function})`, async () => {
    expect(await runScenario(guard.scenario, guard)).toContainEqual(expect.stringMatching(guard.found))
  })
}

test('with all guards in place the same scenarios leave no faults', async () => {
  for (const scenario of new Set(GUARDS.map((guard) => guard.scenario)))
    expect(await runScenario(scenario)).toEqual([])
})
