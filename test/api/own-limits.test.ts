import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelRegistration } from '#contract/changes.ts'
import { withdrawHandOver } from '#contract/hand-over.ts'
import { putLimit } from '#contract/limits.ts'
import { createRegistration } from '#contract/site.ts'
import { tie } from '#i18n/text/typography.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { Client } from '#test/support/client.ts'
import { giveTo, sendHandOver } from '#test/support/hand-over.ts'
import { freePlaces, keep, newSecret, orderWith } from '#test/support/holds.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { letExpire, register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { audit } from '../races/audit.ts'
import { startNodes } from '../races/nodes.ts'

/** Individual limits over all registrations: three places for each registrant, one for each person. */

const event = outing({ event: 60, coach: 40 })
const definition = {
  ...event,
  ask: { birthDate: 'required', sex: 'no' },
  pools: [
    ...(event.pools ?? []),
    { id: 'mine', name: 'Moje miejsca', capacity: 3, per: 'registrant', refusal: 'limit_per_registrant' },
    { id: 'once', name: 'Udział', capacity: 1, per: 'person', refusal: 'limit_per_person' },
  ],
  claims: [{ pool: 'event' }, { pool: 'mine' }, { pool: 'once' }],
}

let site: TestSite

beforeEach(async () => {
  site = await startTestSite({ definition })
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const born = (draft: ReturnType<typeof orderOf>['draft']) => ({
  ...draft,
  people: draft.people.map((person) => ({ ...person, birthDate: '1990-01-01' })),
})

/** These people, registered by the holder of this address. */
const by = (email: string, ...names: readonly string[]) => {
  const order = orderOf(...names)
  return { ...order, draft: born(order.draft), contact: { ...order.contact, email } }
}

const changed = (revision: number, ...names: readonly string[]) => {
  const change = changeTo(revision, ...names)
  return { ...change, draft: born(change.draft) }
}

const problemsOf = (answer: Parameters<typeof problemOf>[1]) =>
  problemOf('registration_refused', answer).problems?.map(({ code, field, message }) => [
    code,
    field,
    message,
  ])

/** Which pools are claimed, by all registrations. */
async function claims(): Promise<string[]> {
  const rows = await asOwner<{ pool: string }>(
    site.server.databaseUrl,
    'SELECT pool_key AS pool FROM capacity_claim ORDER BY pool_key',
  )
  return rows.map(({ pool }) => pool)
}

const EWA = 'ewa@example.org'
const PER_ADDRESS = [
  'limit_per_registrant',
  'draft.mine',
  tie(
    'Moje miejsca: limit na jeden adres e-mail nie wystarcza na to zgłoszenie. Zmniejsz je albo napisz do organizatora.',
  ),
]
const PER_PERSON = [
  'limit_per_person',
  'draft.once',
  tie(
    'Udział: ktoś z tego zgłoszenia ma już wykorzystany limit na jedną osobę. Sprawdź, czy nie ma jej w innym zgłoszeniu, albo napisz do organizatora.',
  ),
]

test('a registrant has three places in all registrations together, however the address is written', async () => {
  await register(site, by(EWA, 'ewa', 'jan'))
  expect(problemsOf(await sendOrder(site, by('Ewa@Example.org', 'ola', 'iga')))).toEqual([PER_ADDRESS])
  await register(site, by('jan@example.org', 'ola', 'iga'))
  const third = await register(site, by(EWA, 'ada'))
  expect(problemsOf(await sendOrder(site, by(EWA, 'leo')))).toEqual([PER_ADDRESS])
  outputOf(cancelRegistration, await sendCancel(site, third))
  const again = await register(site, by(EWA, 'leo'))
  await letExpire(site, again)
  await register(site, by(EWA, 'ada'))
})

test('no person takes part twice, whoever registers; the refusal does not name the family member', async () => {
  await register(site, by(EWA, 'ewa', 'jan'))
  const answer = await sendOrder(site, by('iga@example.org', 'Jan', 'ola', 'ewa'))
  expect(problemsOf(answer)).toEqual([PER_PERSON])
  expect(problemOf('registration_refused', answer).problems).toEqual([
    { code: 'limit_per_person', field: 'draft.once', person: null, where: 'once', message: PER_PERSON[2] },
  ])
})

test('a refusal for another reason does not mention a limit of one person', async () => {
  await register(site, by(EWA, 'ewa', 'jan', 'ola'))
  const order = by(EWA, 'iga')
  const people = order.draft.people.map((person) => ({ ...person, birthDate: null }))
  const send = () => sendOrder(site, { ...order, draft: { ...order.draft, people } })
  // By then the event is cached, and the second refusal could come from the cache.
  await send()
  const answer = await send()
  expect(
    problemsOf(answer)
      ?.map(([code]) => code)
      .sort(),
  ).toEqual(['field_missing'])
})

test('a change may use what other registrations of the address leave; its own places count as free', async () => {
  const first = await register(site, by(EWA, 'ewa'))
  await register(site, by(EWA, 'ola'))
  expect(problemsOf(await sendChange(site, first, changed(1, 'ewa', 'jan', 'ala')))).toEqual([PER_ADDRESS])
  expect(problemsOf(await sendChange(site, first, changed(1, 'ewa', 'ola')))).toEqual([PER_PERSON])
  expect((await sendChange(site, first, changed(1, 'ewa', 'jan'))).status).toBe(200)
})

test('the office changes the limit for all; pages reveal nothing of its use', async () => {
  await register(site, by(EWA, 'ewa', 'jan', 'ola'))
  const staff = await staffOf(site)
  expect(outputOf(putLimit, await staff.limit('mine', 4))).toMatchObject({
    name: 'Moje miejsca',
    capacity: 4,
  })
  await register(site, by(EWA, 'iga'))
  expect(problemsOf(await sendOrder(site, by(EWA, 'ada')))?.map(([code]) => code)).toEqual([
    'limit_per_registrant',
  ])
  await register(site, by('jan@example.org', 'aga', 'bea', 'cyl', 'dag'))
  expect((await staff.limits()).limits.map(({ pool, taken }) => [pool, taken])).toEqual([
    ['coach', 0],
    ['event', 8],
    ['mine', 0],
    ['once', 0],
  ])
  expect(await freePlaces(site)).toEqual({ coach: 40, event: 52 })
  const own = (await claims()).filter((pool) => pool !== 'event')
  expect(own).toHaveLength(11)
  for (const pool of own) expect(pool).toMatch(/^(mine|once)~[\w-]{22}$/)
})

test('a hold claims the shared limits; the order that takes it over claims the rest', async () => {
  const secret = newSecret()
  const order = by(EWA, 'ewa')
  expect((await keep(site, secret, order)).status).toBe(200)
  expect(await claims()).toEqual(['event'])
  expect((await orderWith(site, secret, order)).status).toBe(201)
  expect(await claims()).toEqual(['event', expect.stringMatching(/^mine~/), expect.stringMatching(/^once~/)])
  expect(problemsOf(await sendOrder(site, by('jan@example.org', 'ewa')))?.map(([code]) => code)).toEqual([
    'limit_per_person',
  ])
})

test('twelve orders of one address at once, over two nodes: exactly three are made', async () => {
  await using nodes = await startNodes(site.server, 2)
  const visitors = await Promise.all(
    nodes.ports.map(async (port) => {
      const visitor = new Client(port, site.host)
      await visitor.open()
      return visitor
    }),
  )
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      visitors[n % 2]?.ask(createRegistration, {
        params: { slug: site.slug },
        body: by(EWA, `osoba-${n}`),
        key: randomUUID(),
      }),
    ),
  )
  expect(answers.map((answer) => answer?.status).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 201),
    ...Array.from({ length: 9 }, () => 422),
  ])
})

test('one person registered by twelve at once takes part once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => sendOrder(site, by(`kto-${n}@example.org`, 'ewa'))),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('a place is not handed over to a participant; a person who gave one may take part again', async () => {
  const family = await register(site, by(EWA, 'ewa', 'jan'))
  await register(site, by('iga@example.org', 'iga'))
  const give = (to: string) => {
    const { successor, ...body } = giveTo(1, 'ewa', to, { expectedTotal: 20_000 })
    return sendHandOver(site, family, { ...body, successor: { ...successor, birthDate: '1990-01-01' } })
  }
  expect(problemOf('registration_refused', await give('iga')).problems).toMatchObject([
    { code: 'limit_per_person', person: null },
  ])
  // The person who offers a place learns nothing of the new person: the offer waits until it is withdrawn.
  outputOf(withdrawHandOver, await site.visitor.ask(withdrawHandOver, { params: { token: family.token } }))
  expect((await give('ola')).status).toBe(200)
  await register(site, by('ewa.nowa@example.org', 'ewa'))
  expect((await sendOrder(site, by('ola@example.org', 'ola'))).status).toBe(422)
})
