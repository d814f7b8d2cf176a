import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createOfficeRegistration } from '#contract/office.ts'
import { outputOf } from '#test/support/answers.ts'
import { bring, decideAtGateway, noticeOf, paymentsOf } from '#test/support/gateway.ts'
import { letExpire, startPayment } from '#test/support/site.ts'
import { audit } from './audit.ts'
import { type Desk, fromOffice, openDesk } from './desk.ts'
import { hold, standing } from './hold.ts'
import { allJobsDone } from './jobs.ts'
import { weaken } from './weaken.ts'

/** A guard of an SQL function, what happens without it, and what the audit then finds. */
interface Guard {
  readonly what: string
  readonly function: string
  readonly guard: RegExp
  readonly instead: string
  readonly scene: (desk: Desk, weakened: () => Promise<void>) => Promise<void>
  readonly found: RegExp
}

const BECAUSE = { aboveLimitBecause: 'Goście organizatora' }

/** There are three places. Two people have some when the limit falls to one. */
const lowered: Guard['scene'] = async ({ shop, first }, weakened) => {
  await weakened()
  await shop.buy(randomUUID(), 1, 2)
  await first.limit('event', 1)
}

/** Two people set two places aside at the same moment. */
const bothAside: Guard['scene'] = async ({ url, first, second }, weakened) => {
  await weakened()
  await using pools = await hold(url, 'SELECT FROM capacity_pool')
  const both = [first.aside('goscie', 2), second.aside('chor', 2)]
  await standing(url, 2)
  await pools.letGo()
  await Promise.all(both)
}

/** More is set aside than there is, by decision, and some of that is given back. */
const aboveTheLimit: Guard['scene'] = async ({ first }, weakened) => {
  await weakened()
  await first.aside('goscie', 5, BECAUSE)
  await first.aside('goscie', 4, BECAUSE)
}

/** Two places of an allotment are sold, and then it is to be of one. */
const sold: Guard['scene'] = async ({ first, second }, weakened) => {
  await weakened()
  await first.aside('biuro', 3)
  await second.register(fromOffice(1, 2))
  await first.aside('biuro', 1)
}

/** Money comes late for a place of an allotment, at the moment when all of it is handed back. */
const handedBackAmidLateMoney: Guard['scene'] = async ({ url, site, first, second }, weakened) => {
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
    what: 'that who has a place keeps it above a lowered limit',
    function: 'set_limit',
    guard: /over = greatest\([^)]*\)/,
    instead: 'over = p.over',
    scene: lowered,
    found: /^no pool is sold over its limit: event: 2 taken, 1 allowed$/,
  },
  {
    what: 'the look at what is free',
    function: 'set_aside',
    guard: /AND NOT p_named/,
    instead: 'AND false',
    scene: bothAside,
    found: /^no pool is sold over its limit: event: 4 taken, 3 allowed$/,
  },
  {
    what: 'that a decision is noted at the pool',
    function: 'swap_claims',
    guard: /CASE WHEN NOT p_named THEN p\.over END/,
    instead: 'p.over',
    scene: aboveTheLimit,
    found: /^no pool is sold over its limit: event: 4 taken, 3 allowed$/,
  },
  {
    what: 'the look at what is taken of an allotment',
    function: 'set_aside',
    guard: /own\.taken > p_units/,
    instead: 'false',
    scene: sold,
    found: /^no pool is sold over its limit: event\/biuro: 2 taken, 1 allowed$/,
  },
  {
    what: 'the lock before that look',
    function: 'set_aside',
    guard: /PERFORM FROM lock_pools[^;]*;/,
    instead: '',
    scene: handedBackAmidLateMoney,
    found: /^no pool is sold over its limit: event\/biuro: 1 taken, 0 allowed$/,
  },
  {
    what: 'that an allotment claims what it gives out',
    function: 'set_aside',
    guard: /PERFORM swap_claims[^;]*;/,
    instead: '',
    scene: sold,
    found: /^an allotment gives out what it has set aside: event\/biuro: /,
  },
]

/** Plays the scene at an event of three places; answers what the audit finds. */
async function play(scene: Guard['scene'], without?: Guard): Promise<string[]> {
  await using desk = await openDesk(3)
  await scene(desk, async () => {
    if (without) await weaken(desk.url, without.function, without.guard, without.instead)
  })
  return await audit(desk.url)
}

for (const guard of GUARDS) {
  test(`it matters: ${guard.what} (${guard.function})`, async () => {
    expect(await play(guard.scene, guard)).toContainEqual(expect.stringMatching(guard.found))
  })
}

test('with all guards in place the same scenes are without fault', async () => {
  for (const scene of new Set(GUARDS.map((guard) => guard.scene))) expect(await play(scene)).toEqual([])
})
