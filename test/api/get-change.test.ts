import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelRegistration, changeRegistration, getChange, previewChange } from '#contract/changes.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import { pay } from '#test/support/gateway.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** The data a change starts from: all that is needed for it, and nothing that must stay private. */

const PESEL = '44051401359'
const HIDDEN = '•••••••••••'
const CODE = 'Kostka'

/** With a code that makes it cheaper, a PESEL, places set aside, and a limit for each address. */
const { pools = [], items = [], ...rest } = outing({ event: 12, coach: 4 })
const definition: EventDefinitionInput = {
  ...rest,
  items,
  pools: [
    ...pools.map((pool) =>
      pool.id === 'event' ? { ...pool, allotments: [{ id: 'biuro', name: 'Biuro', units: 2 }] } : pool,
    ),
    { id: 'each', name: 'Na adres', capacity: 6, refusal: 'limit_per_registrant', per: 'registrant' },
  ],
  claims: [{ pool: 'event' }, { pool: 'each' }],
  questions: [{ id: 'pesel', of: 'person', type: 'pesel', label: 'PESEL' }],
  adjustments: [
    {
      id: 'f',
      name: 'Zniżka',
      items: ['fee'],
      when: { fact: 'code', is: CODE },
      effect: { kind: 'off', amount: 5_000 },
    },
  ],
}

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ definition })
})
afterAll(() => site[Symbol.asyncDispose]())

async function registered(): Promise<Registered> {
  const order = orderOf('ewa+')
  const people = order.draft.people.map((person) => ({ ...person, answers: { pesel: PESEL } }))
  return register(site, { ...order, expectedTotal: 8_000, draft: { ...order.draft, people, code: CODE } })
}

const start = async ({ token }: Registered) =>
  outputOf(getChange, await site.visitor.ask(getChange, { params: { token } }))
const wrongCodes = () => asOwner(site.server.databaseUrl, 'SELECT 1 FROM wrong_code')

test('the draft is complete except for secrets, and its own held places count as free', async () => {
  const made = await registered()
  const { draft, entered, free, ...sums } = await start(made)
  expect(draft).toMatchObject({
    code: HIDDEN,
    people: [{ ref: 'ewa', answers: { pesel: HIDDEN }, choices: { coach: true } }],
  })
  expect(sums).toMatchObject({
    revision: 1,
    total: 8_000,
    paid: 0,
    lines: [{ item: 'fee' }, { item: 'coach' }],
  })
  expect(entered).toEqual([])
  expect(free.coach).toBe(4)
  expect(Object.keys(free).sort()).toEqual(['coach', 'event'])
  await pay(site, made)
  expect(await start(made)).toMatchObject({ paid: 4_000 })
})

test('a code that is sent back hidden stays as it was, and is not counted as a wrong one', async () => {
  const made = await registered()
  const { draft, revision } = await start(made)
  const same = await sendChange(site, made, { revision, expectedTotal: 8_000, draft })
  expect(outputOf(changeRegistration, same)).toMatchObject({ revision: 1 })
  const people = draft.people.map((person) => ({ ...person, choices: {} }))
  const body = { revision, draft: { ...draft, people } }
  const { token } = made
  expect(
    outputOf(previewChange, await site.visitor.ask(previewChange, { params: { token }, body })),
  ).toMatchObject({
    ...{ total: 5_000, difference: -3_000 },
    lines: [{ item: 'fee', amount: 5_000 }],
    due: [
      { name: 'Zaliczka', left: 2_500 },
      { name: 'Reszta', left: 2_500 },
    ],
  })
  const less = await sendChange(site, made, { ...body, expectedTotal: 5_000 })
  expect(outputOf(changeRegistration, less)).toMatchObject({ revision: 2, total: 5_000 })
  expect(await wrongCodes()).toEqual([])
})

test('a registration that has ended cannot be changed', async () => {
  const made = await registered()
  const { token } = made
  outputOf(cancelRegistration, await site.visitor.ask(cancelRegistration, { params: { token }, body: {} }))
  problemOf('not_changeable', await site.visitor.ask(getChange, { params: { token } }))
})
