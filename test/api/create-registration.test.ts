import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishEvent } from '#contract/panel.ts'
import { createPayment, createRegistration, getAvailability } from '#contract/site.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import {
  FAMILY_TOTAL,
  familyOrder,
  kielceDefinition,
  limitedDefinition,
  singleOrder,
} from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { ledgerOf, look, register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ definition: await limitedDefinition(100) })
})
afterAll(() => site[Symbol.asyncDispose]())

const countRegistrations = async () =>
  (
    await asOwner<{ n: number }>(site.server.databaseUrl, 'SELECT count(*)::integer AS n FROM registration')
  )[0]?.n

const free = async () =>
  outputOf(getAvailability, await site.visitor.ask(getAvailability, { params: { slug: site.slug } })).free
    .event

test('a family of four is registered for 840 zł, to the grosz, and its places are taken', async () => {
  const before = await free()
  const made = await register(site)
  expect(made).toMatchObject({ state: 'awaiting_payment', total: FAMILY_TOTAL })
  expect(made.number).toMatch(/^ZG-[2-9A-HJ-NP-Z]{4}$/)
  expect(made.address).toBe(`${site.server.address(site.host)}/zgloszenie/${made.token}`)
  expect(await free()).toBe(Number(before) - 4)
  expect(await ledgerOf(site, made)).toEqual([{ kind: 'charge', amount: FAMILY_TOTAL }])
  const seen = await look(site, made)
  expect(seen).toMatchObject({ total: FAMILY_TOTAL, paid: 0, balance: FAMILY_TOTAL, paidness: 'unpaid' })
  expect(
    seen.lines.map(({ person, itemName, optionName, amount }) => [person, itemName, optionName, amount]),
  ).toEqual(
    ['anna', 'piotr', 'zofia', 'jan'].flatMap((person, index) => [
      [person, 'Udział', null, index < 2 ? 20_000 : 10_000],
      [person, 'Autokar powrotny z Częstochowy', 'Busko-Zdrój', 6_000],
    ]),
  )
  expect(seen.people.map(({ firstName }) => firstName)).toEqual(['Anna', 'Piotr', 'Zofia', 'Jan'])
  expect(seen.tickets).toEqual([])
})

test('an accepted statement is stored verbatim', async () => {
  const { id } = await register(site)
  expect(
    await asOwner(
      site.server.databaseUrl,
      'SELECT statement, wording FROM consent WHERE registration_id = $1',
      [id],
    ),
  ).toEqual([{ statement: 'rules', wording: 'Znam i przyjmuję regulamin pielgrzymki.' }])
})

test('the same key with the same order answers the same registration and makes no second one', async () => {
  const key = randomUUID()
  const first = outputOf(createRegistration, await sendOrder(site, familyOrder(), key))
  const count = await countRegistrations()
  const again = outputOf(createRegistration, await sendOrder(site, familyOrder(), key.toUpperCase()))
  expect(again).toEqual(first)
  expect(await countRegistrations()).toBe(count)
})

test('the same order sent ten times at once is one registration and takes its places once', async () => {
  const [key, before, count] = [randomUUID(), await free(), await countRegistrations()]
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendOrder(site, familyOrder(), key)))
  const made = answers.map((answer) => outputOf(createRegistration, answer))
  expect(new Set(made.map(({ token }) => token)).size).toBe(1)
  expect(await countRegistrations()).toBe(Number(count) + 1)
  expect(await free()).toBe(Number(before) - 4)
})

test('a key that came with another order is refused', async () => {
  const key = randomUUID()
  outputOf(createRegistration, await sendOrder(site, familyOrder(), key))
  problemOf('key_reused', await sendOrder(site, singleOrder(), key))
})

test('without a key, or with one that is no UUID, nothing is registered', async () => {
  const count = await countRegistrations()
  const params = { slug: site.slug }
  problemOf('key_required', await site.visitor.ask(createRegistration, { params, body: familyOrder() }))
  problemOf('key_required', await sendOrder(site, familyOrder(), 'zapis-1'))
  expect(await countRegistrations()).toBe(count)
})

test('a total that differs from the rules is refused with both amounts', async () => {
  const problem = problemOf('price_changed', await sendOrder(site, familyOrder({ expectedTotal: 83_999 })))
  expect(problem.params).toEqual({ expected: 83_999, now: FAMILY_TOTAL })
})

test('a refusal is not stored: the same key with a better order is accepted', async () => {
  const key = randomUUID()
  problemOf('price_changed', await sendOrder(site, familyOrder({ expectedTotal: 1 }), key))
  outputOf(createRegistration, await sendOrder(site, familyOrder(), key))
})

test('all faults are reported at once: field, person and a Polish sentence for each', async () => {
  const order = familyOrder()
  const [anna, piotr, zofia, jan] = order.draft.people
  if (!anna || !piotr || !zofia || !jan) throw new Error('The family has four people.')
  const people = [
    { ...anna, lastName: '' },
    { ...piotr, group: 'radom' },
    { ...zofia, type: null },
    { ...jan, choices: { coach: 'radom' } },
  ]
  const refused = await sendOrder(site, { ...order, draft: { ...order.draft, people, statements: [] } })
  const { problems = [] } = problemOf('registration_refused', refused)
  expect(problems.map(({ code, field, person }) => [code, field, person])).toEqual(
    expect.arrayContaining([
      ['field_missing', 'draft.people.0.lastName', 'anna'],
      ['no_such_option', 'draft.people.1.group', 'piotr'],
      ['field_missing', 'draft.people.2.type', 'zofia'],
      ['no_such_option', expect.stringMatching(/^draft\.people\.3\./), 'jan'],
      ['statement_missing', expect.stringMatching(/^draft\./), null],
    ]),
  )
  for (const { message } of problems) expect(message).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ„].*\.$/)
})

test('a contact that cannot be reached is refused field by field, in the words of the form', async () => {
  const contact = { firstName: 'A', lastName: '', email: 'anna.kopec', phone: '12' }
  const { problems = [] } = problemOf('invalid_input', await sendOrder(site, familyOrder({ contact })))
  expect(problems.map(({ field, message }) => [field, message])).toEqual([
    ['contact.firstName', 'Przynajmniej dwa znaki.'],
    ['contact.lastName', 'Pole wymagane.'],
    ['contact.email', 'Niepoprawny adres e-mail.'],
    ['contact.phone', 'Numer telefonu jest zbyt krótki.'],
  ])
})

test('a birth date outside the database’s calendar is a refusal, not a server error', async () => {
  const order = singleOrder()
  const people = order.draft.people.map((person) => ({ ...person, birthDate: '0000-01-01' }))
  const { problems } = problemOf(
    'registration_refused',
    await sendOrder(site, { ...order, draft: { ...order.draft, people } }),
  )
  expect(problems).toMatchObject([{ field: 'draft.people.0.birthDate', person: 'ewa' }])
})

test('an event that is not there is not found', async () => {
  const ask = { params: { slug: 'kajaki' }, body: familyOrder(), key: randomUUID() }
  problemOf('not_found', await site.visitor.ask(createRegistration, ask))
})

test('when places run out, the last ones are not sold twice and the refusal names the person', async () => {
  await using small = await startTestSite({ definition: await limitedDefinition(5) })
  await register(small)
  const { problems = [] } = problemOf('registration_refused', await sendOrder(small, familyOrder()))
  expect(problems.map(({ code }) => code)).toContain('event_full')
  outputOf(createRegistration, await sendOrder(small, singleOrder()))
  problemOf('registration_refused', await sendOrder(small, singleOrder()))
})

test('a free registration is confirmed at once, with a ticket and nothing to pay', async () => {
  const definition = await kielceDefinition()
  await using free = await startTestSite({ definition: { ...definition, items: [] } })
  const order = singleOrder({ expectedTotal: 0 })
  const made = await register(free, order)
  expect(made).toMatchObject({ state: 'confirmed', total: 0 })
  const seen = await look(free, made)
  expect(seen).toMatchObject({ expiresAt: null, due: [], paidness: 'paid', tickets: [{ name: 'Ewa Kopeć' }] })
  const { token } = made
  problemOf('not_payable', await free.visitor.ask(createPayment, { params: { token }, body: {} }))
})

test('after the organiser has published again, an order of the old version is refused', async () => {
  const { event, account } = site
  const [known, danuta] = [randomUUID(), await signIn(site.server.port, 'danuta-wrona')]
  const first = outputOf(createRegistration, await sendOrder(site, familyOrder(), known))
  const published = await danuta.ask(publishEvent, {
    params: { accountId: account, eventId: event },
    body: { definition: await limitedDefinition(100) },
  })
  expect(outputOf(publishEvent, published)).toMatchObject({ version: 2 })
  expect(problemOf('version_gone', await sendOrder(site, familyOrder())).params).toEqual({ version: 2 })
  // The key of a registration made under the old version still gets its answer.
  expect(outputOf(createRegistration, await sendOrder(site, familyOrder(), known))).toEqual(first)
  expect(await register(site, familyOrder({ version: 2 }))).toMatchObject({ total: FAMILY_TOTAL })
})

test('what the event does not ask or offer is not stored', async () => {
  const question = (id: string, of: string) => ({ id, of, type: 'text', label: id })
  const small = smallEvent({ pools: {}, price: 12_000 })
  const questions = [
    question('diet', 'person'),
    { ...question('walker', 'person'), when: { fact: 'people', atLeast: 9 } },
    question('parish', 'registration'),
  ]
  await using asking = await startTestSite({ definition: { ...small, questions } })
  const answers = { diet: 'wege', walker: 'tak', parish: 'Borów', pesel: '44051401359' }
  const made = order(1, 1, 12_000)
  const people = made.draft.people.map((person) => ({ ...person, answers, choices: { boat: false } }))
  const { id } = await register(asking, {
    ...made,
    draft: { ...made.draft, people, answers, choices: { boat: false } },
  })
  const rows = await asOwner(
    asking.server.databaseUrl,
    `SELECT p.answers, p.choices, r.draft->'answers' AS "allAnswers", r.draft->'choices' AS "allChoices"
       FROM registration r JOIN participant p USING (account_id, registration_id) WHERE registration_id = $1`,
    [id],
  )
  expect(rows).toEqual([
    { answers: { diet: 'wege' }, choices: {}, allAnswers: { parish: 'Borów' }, allChoices: {} },
  ])
})

test('registering as staff is refused on the site, because rules may exempt staff', async () => {
  const { draft } = singleOrder()
  const answer = await sendOrder(site, singleOrder({ draft: { ...draft, registrantRole: 'staff' } }))
  const { problems = [] } = problemOf('invalid_input', answer)
  expect(problems.map(({ field }) => field)).toEqual(['draft.registrantRole'])
})
