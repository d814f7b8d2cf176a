import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createScan } from '#contract/check-in.ts'
import { problemSchema } from '#contract/errors.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendCancel } from '#test/support/changes.ts'
import { signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { giveTo, sendHandOver } from '#test/support/hand-over.ts'
import type { Answer } from '#test/support/send.ts'
import { look } from '#test/support/site.ts'
import { aMoment } from './a-moment.ts'
import { hold, standing } from './hold.ts'
import { type Guard, play, REGISTRATION_LOCK, type Scene } from './play-scene.ts'

/** 'done', or the code by which it was refused. */
const wordOf = ({ status, json }: Answer) =>
  status === 200 ? 'done' : (problemSchema.safeParse(json).data?.code ?? String(status))

const toOla = giveTo(1, 'ewa', 'ola', { expectedTotal: 20_000 })
const toIga = giveTo(1, 'ewa', 'iga+', { expectedTotal: 23_000 })

/** Whoever comes second stands behind the first, or has gone past it, by then. */

/** One place is given to two people, each of whom has looked before the other was written. */
const toTwoPeople = (tell: (words: readonly string[]) => void = () => undefined): Scene => {
  return async ({ site, url, elsewhere, family }) => {
    await using pool = await hold(url, 'SELECT FROM capacity_pool')
    const both = [sendHandOver(site, family, toOla), sendHandOver(site, family, toIga, elsewhere)]
    await standing(url, 2)
    await pool.letGo()
    tell((await Promise.all(both)).map(wordOf))
  }
}

/** The registration is called off while a place of it is handed over. */
const amidCancelling = (tell: (words: readonly string[]) => void = () => undefined): Scene => {
  return async ({ site, url, elsewhere, family }) => {
    await using pool = await hold(url, 'SELECT FROM capacity_pool')
    const cancelled = sendCancel(site, family, elsewhere)
    await standing(url, 1)
    const given = sendHandOver(site, family, toOla)
    await aMoment()
    await pool.letGo()
    tell((await Promise.all([cancelled, given])).map(wordOf))
  }
}

/** The gate scans the giver's ticket while the place is handed over. */
const amidTheGate = (
  first: 'gate' | 'hand-over',
  tell: (words: readonly string[]) => void = () => undefined,
): Scene => {
  return async ({ site, url, family }) => {
    await pay(site, family)
    const [ewa] = (await look(site, family)).tickets
    const staff = await signIn(site.server.port, 'danuta-wrona')
    // Of the ticket alone: whoever stands first behind one row is served first.
    const ticket = `SELECT FROM ticket WHERE code = '${ewa?.code}'`
    await using held = await hold(url, first === 'gate' ? ticket : 'SELECT FROM capacity_pool')
    const body = { code: ewa?.code ?? '', gate: 'Brama A', nonce: randomUUID() }
    const params = { accountId: site.account, eventId: site.event }
    const acts = {
      gate: async () => outputOf(createScan, await staff.ask(createScan, { params, body })).verdict,
      'hand-over': async () => wordOf(await sendHandOver(site, family, toOla)),
    }
    const one = acts[first]()
    await standing(url, 1)
    const other = acts[first === 'gate' ? 'hand-over' : 'gate']()
    await aMoment()
    await held.letGo()
    tell(await Promise.all([one, other]))
  }
}

const GUARDS: readonly Guard[] = [
  {
    what: 'the lock of the registration, behind which the revision is read: another new person',
    without: [REGISTRATION_LOCK],
    scene: toTwoPeople(),
    found: /^changes follow one another, and the history has each: /,
  },
  {
    what: 'the lock of the registration, behind which the state is read: calling off',
    without: [REGISTRATION_LOCK],
    scene: amidCancelling(),
    found: /^what is owed follows the state: /,
  },
  {
    what: 'the lock of the tickets, behind which is asked who has entered: the gate first',
    without: [{ function: 'lock_tickets', guard: /FOR UPDATE/ }],
    scene: amidTheGate('gate'),
    found: /^who has entered leaves by the staff alone, and hands no place over: .* left ewa,/,
  },
  {
    what: 'that a ticket becomes void with its person: the gate after it',
    without: [
      {
        function: 'write_change',
        guard: /UPDATE ticket t SET void_at = now\(\)/,
        instead: 'UPDATE ticket t SET void_at = NULL',
      },
    ],
    scene: amidTheGate('hand-over'),
    found: /^who has left has no ticket that lets in: .* left ewa,/,
  },
]

for (const { what, without, scene, found } of GUARDS) {
  test(`it matters: ${what}`, async () => {
    expect(await play(scene, without)).toContainEqual(expect.stringMatching(found))
  })
}

/** What was answered when a scene was played with all guards in place. */
async function told(scene: (tell: (words: readonly string[]) => void) => Scene): Promise<readonly string[]> {
  const answers: string[] = []
  expect(await play(scene((words) => answers.push(...words)))).toEqual([])
  return answers
}

test('a place is given to two people at once: one has it, the other is told that it has changed', async () => {
  expect((await told(toTwoPeople)).toSorted()).toEqual(['changed_meanwhile', 'done'])
})

test('calling off comes before handing over: nothing is left to hand over', async () => {
  expect(await told(amidCancelling)).toEqual(['done', 'not_changeable'])
})

test('whoever has entered gives no place, and the ticket of a given place lets nobody in', async () => {
  expect(await told((tell) => amidTheGate('gate', tell))).toEqual(['enter', 'registration_refused'])
  expect(await told((tell) => amidTheGate('hand-over', tell))).toEqual(['done', 'refused'])
})
