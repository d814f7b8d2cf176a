import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createScan } from '#contract/check-in.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { signIn } from '#test/support/client.ts'
import { pay, paymentsOf } from '#test/support/gateway.ts'
import { changeTo, orderOf } from '#test/support/outing.ts'
import { look, register, startPayment } from '#test/support/site.ts'
import { aMoment } from './a-moment.ts'
import { hold, holdRegistrations, standing } from './hold.ts'
import { succeed } from './late.ts'
import { AGREEMENT_KEY, type Guard, REGISTRATION_LOCK, runScenario, type Scenario } from './run-scenario.ts'

/** Two changes of one registration, each based on the state before the other. */
const twoChanges: Scenario = async ({ site, url, elsewhere, family }) => {
  await using pool = await hold(url, 'SELECT FROM capacity_pool')
  const both = [
    sendChange(site, family, changeTo(1, 'ewa+', 'jan', 'ola')),
    sendChange(site, family, changeTo(1, 'ewa'), elsewhere),
  ]
  await standing(url, 2)
  await pool.letGo()
  await Promise.all(both)
}

/** The money comes while a change waits for the places. */
const moneyDuringChange: Scenario = async ({ site, url, family }) => {
  await startPayment(site, family)
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('No payment was started.')
  const pool = await hold(url, 'SELECT FROM capacity_pool')
  const changed = sendChange(site, family, changeTo(1, 'ewa+', 'ola'))
  await standing(url, 1)
  await succeed(site, { family, payment })
  // Two notices wait behind the change, or have passed it by now.
  await aMoment()
  await pool.letGo()
  await changed
}

/** Two families want the last seat. */
const theLastSeat: Scenario = async ({ site, url, elsewhere, family }) => {
  const others = await register(site, orderOf('ala'))
  await using pool = await hold(url, 'SELECT FROM capacity_pool')
  const both = [
    sendChange(site, family, changeTo(1, 'ewa+', 'jan+')),
    sendChange(site, others, changeTo(1, 'ala+'), elsewhere),
  ]
  await standing(url, 2)
  await pool.letGo()
  await Promise.all(both)
}

/** The registration is cancelled twice at once. */
const twoCancels: Scenario = async ({ site, url, elsewhere, family }) => {
  await using row = await holdRegistrations(url)
  const both = [sendCancel(site, family), sendCancel(site, family, elsewhere)]
  await standing(url, 2)
  await row.letGo()
  await Promise.all(both)
}

/** The gate scans a ticket while a change removes its person. */
const gateDuringChange = (first: 'change' | 'gate'): Scenario => {
  return async ({ site, url, family }) => {
    await pay(site, family)
    const [, jan] = (await look(site, family)).tickets
    const staff = await signIn(site.server.port, 'danuta-wrona')
    await using held = await hold(
      url,
      first === 'change' ? 'SELECT FROM capacity_pool' : 'SELECT FROM ticket',
    )
    const body = { code: jan?.code ?? '', gate: 'Brama A', nonce: randomUUID() }
    const params = { accountId: site.account, eventId: site.event }
    const acts = {
      change: () => sendChange(site, family, changeTo(1, 'ewa+')),
      gate: async () => outputOf(createScan, await staff.ask(createScan, { params, body })),
    }
    const one = acts[first]()
    await standing(url, 1)
    const other = acts[first === 'change' ? 'gate' : 'change']()
    // It waits behind the first, or has passed it by now.
    await aMoment()
    await held.letGo()
    await Promise.all([one, other])
  }
}

const GUARDS: readonly Guard[] = [
  {
    what: 'that a change holds the registration, and the key of an agreement: another change',
    without: [REGISTRATION_LOCK, AGREEMENT_KEY],
    scenario: twoChanges,
    found: /^changes follow one another, and the history has each: /,
  },
  {
    what: 'that a change holds the registration: money',
    without: [REGISTRATION_LOCK],
    scenario: moneyDuringChange,
    found: /^everybody of a confirmed registration has a ticket, nobody else has: /,
  },
  {
    what: 'the lock of the pools before the look',
    without: [{ function: 'lock_pools', guard: /FOR NO KEY UPDATE/ }],
    scenario: theLastSeat,
    found: /^no pool is sold over its limit: coach: 3 taken, 2 allowed$/,
  },
  {
    what: 'the look behind the lock of the pools',
    without: [{ function: 'claim_places', guard: /IF short IS NOT NULL THEN RETURN short; END IF;/ }],
    scenario: theLastSeat,
    found: /^no pool is sold over its limit: coach: 3 taken, 2 allowed$/,
  },
  {
    what: 'the lock, or else the expected state, when it is called off twice',
    without: [
      ...[REGISTRATION_LOCK, AGREEMENT_KEY],
      { function: 'cancel_registration', guard: /AND r\.state = p_from/ },
    ],
    scenario: twoCancels,
    found: /^what was called off is in the history, once: /,
  },
  {
    what: 'that a ticket becomes void with its person',
    without: [
      {
        function: 'write_change',
        guard: /UPDATE ticket t SET void_at = now\(\)/,
        instead: 'UPDATE ticket t SET void_at = NULL',
      },
    ],
    scenario: gateDuringChange('change'),
    found: /^who has left has no ticket that lets in: .* left jan,/,
  },
  {
    what: 'that a change holds the tickets before it asks who has entered',
    without: [{ function: 'lock_tickets', guard: /FOR UPDATE/ }],
    scenario: gateDuringChange('gate'),
    found: /^who has entered leaves by the staff alone, and hands no place over: .* left jan,/,
  },
]

for (const { what, without, scenario, found } of GUARDS) {
  test(`a missing guard is detected: ${what}`, async () => {
    expect(await runScenario(scenario, without)).toContainEqual(expect.stringMatching(found))
  })
}

test('with all guards in place the same scenarios leave no faults', async () => {
  for (const scenario of new Set(GUARDS.map((guard) => guard.scenario)))
    expect(await runScenario(scenario)).toEqual([])
})
