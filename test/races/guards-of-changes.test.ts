import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createScan } from '#contract/check-in.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { Client, signIn } from '#test/support/client.ts'
import { pay, paymentsOf } from '#test/support/gateway.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import {
  look,
  type Registered,
  register,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { audit } from './audit.ts'
import { hold, standing } from './hold.ts'
import { allJobsDone } from './jobs.ts'
import { succeed } from './late.ts'
import { startNodes } from './nodes.ts'
import { weaken } from './weaken.ts'

/** Where the scenes are played: a family of two with one seat in the coach, seen at two nodes. */
interface Stage {
  readonly site: TestSite
  readonly url: string
  readonly elsewhere: Client
  readonly family: Registered
}

type Scene = (stage: Stage) => Promise<unknown>

/** Two changes of one registration, each of which has looked before the other was written. */
const twoChanges: Scene = async ({ site, url, elsewhere, family }) => {
  await using pool = await hold(url, 'SELECT FROM capacity_pool')
  const both = [
    sendChange(site, family, changeTo(1, 'ewa+', 'jan', 'ola')),
    sendChange(site, family, changeTo(1, 'ewa'), elsewhere),
  ]
  await standing(url, 2)
  await pool.letGo()
  await Promise.all(both)
}

/** The money comes while a change stands before the places. */
const moneyAmidChange: Scene = async ({ site, url, family }) => {
  await startPayment(site, family)
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('No payment was started.')
  const pool = await hold(url, 'SELECT FROM capacity_pool')
  const changed = sendChange(site, family, changeTo(1, 'ewa+', 'ola'))
  await standing(url, 1)
  await succeed(site, { family, payment })
  // Two notices stand behind the change, or have gone past it by now.
  await new Promise((resolve) => setTimeout(resolve, 700))
  await pool.letGo()
  await changed
}

/** Two families want the last seat. */
const theLastSeat: Scene = async ({ site, url, elsewhere, family }) => {
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

/** It is called off twice at once. */
const twoCancels: Scene = async ({ site, url, elsewhere, family }) => {
  await using row = await hold(url, 'SELECT FROM registration')
  const both = [sendCancel(site, family), sendCancel(site, family, elsewhere)]
  await standing(url, 2)
  await row.letGo()
  await Promise.all(both)
}

/** The gate scans the ticket of somebody while a change takes him out. */
const gateAmidChange = (first: 'change' | 'gate'): Scene => {
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
    // It stands behind the first, or has gone past it by now.
    await new Promise((resolve) => setTimeout(resolve, 700))
    await held.letGo()
    await Promise.all([one, other])
  }
}

const LOCK = { function: 'lock_registration', guard: /FOR NO KEY UPDATE/ }

const GUARDS: readonly {
  readonly what: string
  readonly without: readonly {
    readonly function: string
    readonly guard: RegExp
    readonly instead?: string
  }[]
  readonly scene: Scene
  readonly found: RegExp
}[] = [
  {
    what: 'that a change holds the registration: another change',
    without: [LOCK],
    scene: twoChanges,
    found: /^changes follow one another, and the history has each: /,
  },
  {
    what: 'that a change holds the registration: money',
    without: [LOCK],
    scene: moneyAmidChange,
    found: /^everybody of a confirmed registration has a ticket, nobody else has: /,
  },
  {
    what: 'the lock of the pools before the look',
    without: [{ function: 'lock_pools', guard: /FOR NO KEY UPDATE/ }],
    scene: theLastSeat,
    found: /^no pool is sold over its limit: coach: 3 taken, 2 allowed$/,
  },
  {
    what: 'the look behind the lock of the pools',
    without: [{ function: 'claim_places', guard: /IF short IS NOT NULL THEN RETURN short; END IF;/ }],
    scene: theLastSeat,
    found: /^no pool is sold over its limit: coach: 3 taken, 2 allowed$/,
  },
  {
    what: 'the lock, or else the expected state, when it is called off twice',
    without: [LOCK, { function: 'cancel_registration', guard: /AND r\.state = p_from/ }],
    scene: twoCancels,
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
    scene: gateAmidChange('change'),
    found: /^who has left has no ticket that lets in: .* left jan,/,
  },
  {
    what: 'that a change holds the tickets before it asks who has entered',
    without: [{ function: 'lock_tickets', guard: /FOR UPDATE/ }],
    scene: gateAmidChange('gate'),
    found: /^who has entered leaves by the staff alone: .* left jan,/,
  },
]

/** Plays a scene at two nodes; answers what the audit finds. */
async function play(scene: Scene, without: (typeof GUARDS)[number]['without'] = []): Promise<string[]> {
  await using site = await startTestSite({ definition: outing({ event: 6, coach: 2 }) })
  const url = site.server.databaseUrl
  await using nodes = await startNodes(site.server, 2)
  const elsewhere = new Client(nodes.ports[1] ?? 0, site.host)
  await elsewhere.open()
  const family = await register(site, orderOf('ewa+', 'jan'))
  for (const each of without) await weaken(url, each.function, each.guard, each.instead)
  await scene({ site, url, elsewhere, family })
  await allJobsDone(url)
  return await audit(url)
}

for (const { what, without, scene, found } of GUARDS) {
  test(`it matters: ${what}`, async () => {
    expect(await play(scene, without)).toContainEqual(expect.stringMatching(found))
  })
}

test('with all guards in place the same scenes are without fault', async () => {
  for (const scene of new Set(GUARDS.map((guard) => guard.scene))) expect(await play(scene)).toEqual([])
})
