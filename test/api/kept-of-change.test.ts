import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePanelRegistration, changeRegistration, previewChange } from '#contract/changes.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import type { Client } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { staffOf } from '#test/support/refunds.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

/**
 * The whole way for 100 zł or a day of it for 40 zł, a family pays 150 zł at most; the coach for 50 zł. Until 1 May
 * 2031 half of the way is retained and nothing of the coach; of the room, for 30 zł or 10 zł, everything since 2020.
 */
function definition(): EventDefinitionInput {
  const item = { legalKind: 'participation', per: 'person' } as const
  const whole = { name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } } as const
  return {
    ...outing(),
    items: [
      {
        ...{ ...item, id: 'fee', name: 'Trasa', category: 'participation', choose: 'one', price: 10_000 },
        options: [
          { id: 'whole', name: 'Cała' },
          { id: 'day', name: 'Jeden dzień', price: 4_000 },
        ],
      },
      { ...item, id: 'coach', name: 'Autokar', category: 'transport', choose: 'optional', price: 5_000 },
      {
        ...{ ...item, id: 'room', name: 'Nocleg', category: 'lodging', choose: 'any', price: 3_000 },
        options: [
          { id: 'inn', name: 'Zajazd' },
          { id: 'hut', name: 'Schronisko', price: 1_000 },
        ],
      },
    ],
    adjustments: [
      {
        id: 'cap',
        name: 'Rodzina',
        items: ['fee'],
        effect: { kind: 'cap', amount: 15_000, per: 'registration' },
      },
    ],
    pools: [],
    claims: [],
    plans: [{ id: 'whole', name: 'Całość', parts: [whole] }],
    refunds: [
      { items: ['fee'], until: { on: '2031-05-01' }, kept: { percent: 50 } },
      { items: ['coach'] },
      { items: ['room'], until: { on: '2020-01-01' } },
    ],
  }
}

let site: TestSite
let staff: Client
beforeAll(async () => {
  site = await startTestSite({ definition: definition() })
  staff = await staffOf(site)
})
afterAll(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const all = (choices: Record<string, string | boolean | string[]>, ...names: readonly string[]) => {
  const draft = draftOf(...names)
  return { ...draft, people: draft.people.map((person) => ({ ...person, choices })) }
}
const order = (draft: ReturnType<typeof all>, expectedTotal: number) => ({
  ...{ ...orderOf('ewa'), draft, expectedTotal },
})
async function paid(draft: ReturnType<typeof all>, total: number): Promise<Registered> {
  const made = await register(site, order(draft, total))
  await pay(site, made)
  return made
}
const change = async (made: Registered, draft: ReturnType<typeof all>, expectedTotal: number, revision = 1) =>
  outputOf(changeRegistration, await sendChange(site, made, { revision, expectedTotal, draft }))

test.each([
  ['the second', ['ewa', 'ola']],
  ['the last', ['ewa', 'jan']],
])('%s of a family that pays the same all the same leaves nothing of the fee behind', async (_, staying) => {
  const family = await paid(all({ fee: 'whole', coach: true }, 'ewa', 'jan', 'ola'), 30_000)
  const view = await change(family, all({ fee: 'whole', coach: true }, ...staying), 25_000)
  expect(view).toMatchObject({ total: 25_000, kept: 0, balance: -5_000 })
})

test('of a cheaper option half of the difference is retained, as shown before', async () => {
  const made = await paid(all({ fee: 'whole' }, 'ewa'), 10_000)
  const body = { revision: 1, draft: all({ fee: 'day' }, 'ewa') }
  const seen = await site.visitor.ask(previewChange, { params: { token: made.token }, body })
  expect(outputOf(previewChange, seen)).toMatchObject({
    ...{ total: 4_000, difference: -6_000, kept: 3_000, toRefund: 3_000, toPay: 0, fee: null },
    reasons: [{ code: 'rule', rule: null, until: '2031-05-01', amount: 3_000 }],
  })
  expect(await change(made, body.draft, 4_000)).toMatchObject({ kept: 3_000, balance: -3_000 })
  // The original option costs the difference again, and nothing is retained.
  expect(await change(made, all({ fee: 'whole' }, 'ewa'), 10_000, 2)).toMatchObject({
    ...{ total: 10_000, kept: 3_000, balance: 3_000 },
  })
})

test('after the last rule all of the difference is retained, also when the staff change it', async () => {
  const made = await paid(all({ fee: 'day', room: ['inn'] }, 'ewa'), 7_000)
  const params = { accountId: site.account, eventId: site.event, registrationId: made.id }
  const body = { revision: 1, expectedTotal: 5_000, draft: all({ fee: 'day', room: ['hut'] }, 'ewa') }
  outputOf(changePanelRegistration, await staff.ask(changePanelRegistration, { params, body }))
  expect(await look(site, made)).toMatchObject({ total: 5_000, kept: 2_000, balance: 0 })
  expect((await ledgerOf(site, made)).slice(-2)).toEqual([
    { kind: 'correction', amount: -2_000 },
    { kind: 'kept', amount: 2_000 },
  ])
})
