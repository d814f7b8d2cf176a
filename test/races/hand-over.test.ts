import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createScan } from '#contract/check-in.ts'
import { problemSchema } from '#contract/errors.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendCancel } from '#test/support/changes.ts'
import { signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { giveAsStaff, giveTo } from '#test/support/hand-over.ts'
import type { Answer } from '#test/support/send.ts'
import { look } from '#test/support/site.ts'
import { aMoment } from './a-moment.ts'
import { hold, standing } from './hold.ts'
import { AGREEMENT_KEY, type Guard, REGISTRATION_LOCK, runScenario, type Scenario } from './run-scenario.ts'

/** 'done', or the code by which it was refused. */
const wordOf = ({ status, json }: Answer) =>
  status === 200 ? 'done' : (problemSchema.safeParse(json).data?.code ?? String(status))

const toOla = giveTo(1, 'ewa', 'ola', { expectedTotal: 20_000, email: null })
const toIga = giveTo(1, 'ewa', 'iga+', { expectedTotal: 23_000, email: null })

/** One place is given to two people, each based on the state before the other. */
const toTwoPeople = (report: (words: readonly string[]) => void = () => undefined): Scenario => {
  return async ({ site, url, elsewhere, family }) => {
    const staff = await signIn(site.server.port, 'danuta-wrona')
    const other = staff.elsewhere(elsewhere.port)
    await using pool = await hold(url, 'SELECT FROM capacity_pool')
    const both = [giveAsStaff(staff, site, family, toOla), giveAsStaff(other, site, family, toIga)]
    await standing(url, 2)
    await pool.letGo()
    report((await Promise.all(both)).map(wordOf))
  }
}

/** The registration is cancelled while one of its places is handed over. */
const duringCancellation = (report: (words: readonly string[]) => void = () => undefined): Scenario => {
  return async ({ site, url, elsewhere, family }) => {
    const staff = await signIn(site.server.port, 'danuta-wrona')
    await using pool = await hold(url, 'SELECT FROM capacity_pool')
    const cancelled = sendCancel(site, family, elsewhere)
    await standing(url, 1)
    const given = giveAsStaff(staff, site, family, toOla)
    await aMoment()
    await pool.letGo()
    report((await Promise.all([cancelled, given])).map(wordOf))
  }
}

/** The gate scans the giver's ticket while the place is handed over. */
const duringTheScan = (
  first: 'gate' | 'hand-over',
  report: (words: readonly string[]) => void = () => undefined,
): Scenario => {
  return async ({ site, url, family }) => {
    await pay(site, family)
    const [ewa] = (await look(site, family)).tickets
    const staff = await signIn(site.server.port, 'danuta-wrona')
    // Only the row of the ticket: statements are served in the order in which they wait for it.
    const ticket = `SELECT FROM ticket WHERE code = '${ewa?.code}'`
    await using held = await hold(url, first === 'gate' ? ticket : 'SELECT FROM capacity_pool')
    const body = { code: ewa?.code ?? '', gate: 'Brama A', nonce: randomUUID() }
    const params = { accountId: site.account, eventId: site.event }
    const acts = {
      gate: async () => outputOf(createScan, await staff.ask(createScan, { params, body })).verdict,
      'hand-over': async () => wordOf(await giveAsStaff(staff, site, family, toOla)),
    }
    const one = acts[first]()
    await standing(url, 1)
    const other = acts[first === 'gate' ? 'hand-over' : 'gate']()
    await aMoment()
    await held.letGo()
    report(await Promise.all([one, other]))
  }
}

const GUARDS: readonly Guard[] = [
  {
    what: 'the lock of the registration and the key of an agreement, behind which the revision is read: another new person',
    without: [REGISTRATION_LOCK, AGREEMENT_KEY],
    scenario: toTwoPeople(),
    found: /^changes follow one another, and the history has each: /,
  },
  {
    what: 'the lock of the registration and the key of an agreement, behind which the state is read: a cancellation',
    without: [REGISTRATION_LOCK, AGREEMENT_KEY],
    scenario: duringCancellation(),
    found: /^what is owed follows the state: /,
  },
  {
    what: 'the lock of the tickets, behind which entries are read: the gate first',
    without: [{ function: 'lock_tickets', guard: /FOR UPDATE/ }],
    scenario: duringTheScan('gate'),
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
    scenario: duringTheScan('hand-over'),
    found: /^who has left has no ticket that lets in: .* left ewa,/,
  },
]

for (const { what, without, scenario, found } of GUARDS) {
  test(`a missing guard is detected: ${what}`, async () => {
    expect(await runScenario(scenario, without)).toContainEqual(expect.stringMatching(found))
  })
}

/** The answers when a scenario runs with all guards in place. */
async function answersOf(
  scenario: (report: (words: readonly string[]) => void) => Scenario,
): Promise<readonly string[]> {
  const answers: string[] = []
  expect(await runScenario(scenario((words) => answers.push(...words)))).toEqual([])
  return answers
}

test('a place is given to two people at once: one has it, the other request is refused as outdated', async () => {
  expect((await answersOf(toTwoPeople)).toSorted()).toEqual(['changed_meanwhile', 'done'])
})

test('after a cancellation there is no place left to hand over', async () => {
  expect(await answersOf(duringCancellation)).toEqual(['done', 'not_changeable'])
})

test('a person who has entered gives no place away, and the ticket of a given place is refused', async () => {
  expect(await answersOf((report) => duringTheScan('gate', report))).toEqual([
    'enter',
    'registration_refused',
  ])
  expect(await answersOf((report) => duringTheScan('hand-over', report))).toEqual(['done', 'refused'])
})
