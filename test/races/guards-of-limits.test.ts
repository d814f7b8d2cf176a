import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createOfficeRegistration } from '#contract/office.ts'
import { outputOf } from '#test/support/answers.ts'
import { bring, decideAtGateway, noticeOf, paymentsOf } from '#test/support/gateway.ts'
import { letExpire, startPayment } from '#test/support/site.ts'
import { audit } from './audit.ts'
import { hold, standing } from './hold.ts'
import { allJobsDone } from './jobs.ts'
import { fromOffice, sellOnTwoNodes, type TwoNodes } from './two-nodes.ts'
import { weaken } from './weaken.ts'

/** A guard of an SQL function, what happens without it, and what the audit then finds. */
interface Guard {
  readonly what: string
  readonly function: string
  readonly guard: RegExp
  readonly instead: string
  readonly scenario: (twoNodes: TwoNodes, weakened: () => Promise<void>) => Promise<void>
  readonly found: RegExp
}

const BECAUSE = { aboveLimitBecause: 'Goście organizatora' }

/** There are three places. Two people have some when the limit falls to one. */
const lowered: Guard['scenario'] = async ({ eventOnSale, first }, weakened) => {
  await weakened()
  await eventOnSale.buy(randomUUID(), 1, 2)
  await first.limit('event', 1)
}

/** Two people set two places aside at the same moment. */
const bothAside: Guard['scenario'] = async ({ url, first, second }, weakened) => {
  await weakened()
  await using pools = await hold(url, 'SELECT FROM capacity_pool')
  const both = [first.aside('goscie', 2), second.aside('chor', 2)]
  await standing(url, 2)
  await pools.letGo()
  await Promise.all(both)
}

/** By decision more places are set aside than there are, and some of them are given back. */
const aboveTheLimit: Guard['scenario'] = async ({ first }, weakened) => {
  await weakened()
  await first.aside('goscie', 5, BECAUSE)
  await first.aside('goscie', 4, BECAUSE)
}

/** Two places of an allotment are sold, and then it is reduced to one. */
const sold: Guard['scenario'] = async ({ first, second }, weakened) => {
  await weakened()
  await first.aside('biuro', 3)
  await second.register(fromOffice(1, 2))
  await first.aside('biuro', 1)
}

/** Money comes late for a place of an allotment, at the moment when all of it is handed back. */
const handedBackDuringLateMoney: Guard['scenario'] = async ({ url, site, first, second }, weakened) => {
  await first.aside('biuro', 1)
  const made = outputOf(createOfficeRegistration, await first.register(fromOffice(1)))
  await startPayment(site, { token: made.address.split('/').at(-1) ?? '' })
  const [payment] = await paymentsOf(site, made)
  if (!payment) throw new Error('No payment was started.')
  await letExpire(site, made)
  await weakened()
  await decideAtGateway(site, payment, 'succeeded')
  await using pools = await hold(url, `SELECT FROM capacity_pool WHERE pool_key = 'event/biuro'`)
  await bring(site, noticeOf(payment))
  await standing(url, 1)
  const handedBack = second.aside('biuro', 0)
  await standing(url, 2)
  await pools.letGo()
  await handedBack
  await allJobsDone(url)
}

const GUARDS: readonly Guard[] = [
  {
    what: 'that places taken above a lowered limit are kept',
    function: 'set_limit',
    guard: /over = greatest\([^)]*\)/,
    instead: 'over = p.over',
    scenario: lowered,
    found: /^no pool is sold over its limit: event: 2 taken, 1 allowed$/,
  },
  {
    what: 'the check of free places',
    function: 'set_aside',
    guard: /AND NOT p_named/,
    instead: 'AND false',
    scenario: bothAside,
    found: /^no pool is sold over its limit: event: 4 taken, 3 allowed$/,
  },
  {
    what: 'that a decision is noted at the pool',
    function: 'swap_claims',
    guard: /CASE WHEN NOT p_named THEN p\.over END/,
    instead: 'p.over',
    scenario: aboveTheLimit,
    found: /^no pool is sold over its limit: event: 4 taken, 3 allowed$/,
  },
  {
    what: 'the check of the taken places of an allotment',
    function: 'set_aside',
    guard: /own\.taken > p_units/,
    instead: 'false',
    scenario: sold,
    found: /^no pool is sold over its limit: event\/biuro: 2 taken, 1 allowed$/,
  },
  {
    what: 'the lock before that check',
    function: 'set_aside',
    guard: /PERFORM FROM lock_pools[^;]*;/,
    instead: '',
    scenario: handedBackDuringLateMoney,
    found: /^no pool is sold over its limit: event\/biuro: 1 taken, 0 allowed$/,
  },
  {
    what: 'that an allotment claims what it gives out',
    function: 'set_aside',
    guard: /PERFORM swap_claims[^;]*;/,
    instead: '',
    scenario: sold,
    found: /^an allotment gives out what it has set aside: event\/biuro: /,
  },
]

/** Runs the scenario at an event of three places; returns what the audit finds. */
async function runScenario(scenario: Guard['scenario'], without?: Guard): Promise<string[]> {
  await using twoNodes = await sellOnTwoNodes(3)
  await scenario(twoNodes, async () => {
    if (without) await weaken(twoNodes.url, without.function, without.guard, without.instead)
  })
  return await audit(twoNodes.url)
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
