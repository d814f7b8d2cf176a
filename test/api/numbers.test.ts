import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeRegistration } from '#contract/changes.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import { signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { draftOf, orderOf, outing, totalOf } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** Start numbers run by type from 1, badges of all from 500 at the first payment; children get no badge. */
function definition(fee = 10_000): EventDefinitionInput {
  return {
    ...outing({ fee, event: 50 }),
    types: [
      { id: 'adult', name: 'Dorosły' },
      { id: 'child', name: 'Dziecko' },
    ],
    numbers: [
      { id: 'start', name: 'Numer startowy', pattern: '{type}-{n:3}', per: 'type' },
      {
        ...{ id: 'badge', name: 'Plakietka', pattern: '{n}', given: 'payment', from: 500 },
        when: { fact: 'type', is: 'adult' },
      },
    ],
  }
}

type Draft = ReturnType<typeof draftOf>
const TYPES: Readonly<Record<string, string>> = { ola: 'child', iga: 'child' }
const typed = (draft: Draft): Draft => ({
  ...draft,
  people: draft.people.map((person) => ({ ...person, type: TYPES[person.ref] ?? 'adult' })),
})
const order = (...names: readonly string[]) => ({ ...orderOf(...names), draft: typed(draftOf(...names)) })
const change = (revision: number, ...names: readonly string[]) => ({
  revision,
  expectedTotal: totalOf(...names),
  draft: typed(draftOf(...names)),
})

let site: TestSite

beforeEach(async () => {
  site = await startTestSite({ definition: definition() })
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

/** 'adult-001 500' by person. */
async function numbersOf(made: Registered, at = site): Promise<Record<string, string>> {
  const { people } = await look(at, made)
  return Object.fromEntries(
    people.map(({ ref, numbers }) => [ref, numbers.map(({ number }) => number).join(' ')]),
  )
}

test('numbers are given at the confirmation and at the first payment, each running by itself', async () => {
  const first = await register(site, order('ewa', 'ola'))
  expect(await numbersOf(first)).toEqual({ ewa: '', ola: '' })
  await pay(site, first)
  expect(await numbersOf(first)).toEqual({ ewa: 'adult-001 500', ola: 'child-001' })
  const second = await register(site, order('jan', 'iga', 'ada'))
  await pay(site, second)
  expect(await numbersOf(second)).toEqual({ jan: 'adult-002 501', iga: 'child-002', ada: 'adult-003 502' })
})

test('numbers appear on the ticket, in the mail, in the panel and in the journal', async () => {
  const made = await register(site, order('ewa'))
  await pay(site, made)
  const numbers = [
    { name: 'Numer startowy', number: 'adult-001' },
    { name: 'Plakietka', number: '500' },
  ]
  expect(await look(site, made)).toMatchObject({ people: [{ numbers }], tickets: [{ numbers }] })
  const staff = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event, registrationId: made.id }
  const view = outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params }))
  expect(view.participants).toMatchObject([{ numbers }])
  const noted = view.history.filter(({ action }) => action === 'registration.numbered')
  expect(noted.flatMap(({ details }) => details.numbers)).toEqual(['500', 'adult-001'])
  await runJobs(site.server.databaseUrl, 'send-message')
  const box = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  const texts = (await box.list()).map(({ text }) => text)
  expect(texts.join()).toContain(
    'Bilet: ewa Mazur, Numer startowy: adult-001, Plakietka: 500, 5–7\u00a0czerwca 2031, kod',
  )
})

test('a number stays through every change; a new person gets the next one, and numbers are not reused', async () => {
  const made = await register(site, order('ewa', 'ola'))
  await pay(site, made)
  outputOf(changeRegistration, await sendChange(site, made, change(1, 'ewa', 'jan')))
  expect(await numbersOf(made)).toEqual({ ewa: 'adult-001 500', jan: 'adult-002 501' })
  outputOf(changeRegistration, await sendChange(site, made, change(2, 'ewa+', 'jan', 'iga')))
  expect(await numbersOf(made)).toEqual({ ewa: 'adult-001 500', jan: 'adult-002 501', iga: 'child-002' })
  // The person has another type by now and keeps the given number.
  const other = change(3, 'ewa+', 'jan', 'iga')
  const people = other.draft.people.map((person) => ({ ...person, type: 'adult' }))
  outputOf(changeRegistration, await sendChange(site, made, { ...other, draft: { ...other.draft, people } }))
  expect(await numbersOf(made)).toMatchObject({ ewa: 'adult-001 500', iga: 'child-002 502' })
})

test('a free registration gets all numbers at the confirmation, and then its tickets, once', async () => {
  await using open = await startTestSite({ definition: definition(0) })
  const made = await register(open, { ...order('ewa', 'ola'), expectedTotal: 0 })
  expect(made.state).toBe('confirmed')
  await runJobs(open.server.databaseUrl, 'send-tickets', 'send-message')
  expect(await numbersOf(made, open)).toEqual({ ewa: 'adult-001 500', ola: 'child-001' })
  const messages = await asOwner(open.server.databaseUrl, 'SELECT kind, state FROM message')
  expect(messages).toEqual([{ kind: 'tickets', state: 'sent' }])
  expect(await audit(open.server.databaseUrl)).toEqual([])
})

test('a rolled-back number leaves no gap', async () => {
  const url = site.server.databaseUrl
  const take = `SELECT take_numbers('${site.account}', '${site.event}', 'start', 'adult', 1, 2)`
  await asOwner(url, `BEGIN; ${take}; ROLLBACK`)
  const made = await register(site, order('ewa'))
  await pay(site, made)
  expect(await numbersOf(made)).toEqual({ ewa: 'adult-001 500' })
})
