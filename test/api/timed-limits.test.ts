import { afterEach, beforeEach, expect, test } from 'vitest'
import { putLimit } from '#contract/limits.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { freePlaces } from '#test/support/holds.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { letExpire, register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { audit } from '../races/audit.ts'

/** Two guides at each hour of entry, five tours on each day. */

const event = outing({ event: 60, coach: 40 })
const definition = {
  ...event,
  items: [
    ...(event.items ?? []),
    {
      ...{ id: 'guide', name: 'Przewodnik', category: 'other', legalKind: 'dated-service' },
      ...{ per: 'registration', choose: 'optional', price: 0 },
      claims: [{ pool: 'guides' }, { pool: 'tours' }],
    },
  ],
  pools: [
    ...(event.pools ?? []),
    { id: 'guides', name: 'Przewodnicy', capacity: 2, per: 'hour', refusal: 'product_full' },
    { id: 'tours', name: 'Oprowadzania', capacity: 5, per: 'day', refusal: 'product_full' },
  ],
  slots: { everyMinutes: 60, first: '09:00', last: '15:00', from: '2031-06-05', to: null, capacity: 40 },
}

let site: TestSite

beforeEach(async () => {
  site = await startTestSite({ definition })
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const at = (hour: string, name: string) => {
  const order = orderOf(name)
  return { ...order, draft: { ...order.draft, slot: `2031-06-05T${hour}:00`, choices: { guide: true } } }
}

const problemsOf = (answer: Parameters<typeof problemOf>[1]) =>
  problemOf('registration_refused', answer).problems?.map(({ code, message }) => [code, message])

test('of many requests for a guide at one hour two succeed, in any order', async () => {
  const names = ['ewa', 'jan', 'ola', 'iga', 'adam', 'ala', 'piotr', 'anna']
  const answers = await Promise.all(names.map((name) => sendOrder(site, at('10:00', name))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect((await freePlaces(site))['guides~@2031-06-05T10:00']).toBe(0)
  expect(problemsOf(await sendOrder(site, at('10:00', 'zofia')))).toEqual([
    ['product_full', 'Przewodnicy: o tej godzinie nie ma już wolnych. Wybierz inny termin.'],
  ])
})

test('another hour has guides of its own, until the day is used up; expired places are free again', async () => {
  const first = await register(site, at('09:00', 'ewa'))
  for (const [hour, name] of [
    ['09:00', 'jan'],
    ['10:00', 'ola'],
    ['10:00', 'iga'],
    ['11:00', 'adam'],
  ] as const)
    await register(site, at(hour, name))
  expect(problemsOf(await sendOrder(site, at('12:00', 'ala')))).toEqual([
    ['product_full', 'Oprowadzania: w tym dniu nie ma już wolnych. Wybierz inny termin.'],
  ])
  await letExpire(site, first)
  await register(site, at('12:00', 'ala'))
})

test('the office changes the limit of all hours at once', async () => {
  await register(site, at('10:00', 'ewa'))
  await register(site, at('10:00', 'jan'))
  problemOf('registration_refused', await sendOrder(site, at('10:00', 'ola')))
  outputOf(putLimit, await (await staffOf(site)).limit('guides', 3))
  await register(site, at('10:00', 'ola'))
  await register(site, at('11:00', 'iga'))
  const rows = await asOwner<{ pool: string; capacity: number; taken: number }>(
    site.server.databaseUrl,
    "SELECT pool_key AS pool, capacity, taken FROM capacity_pool WHERE pool_key LIKE 'guides%' ORDER BY pool_key",
  )
  expect(rows).toEqual([
    { pool: 'guides', capacity: 3, taken: 0 },
    { pool: 'guides~@2031-06-05T10:00', capacity: 3, taken: 3 },
    { pool: 'guides~@2031-06-05T11:00', capacity: 3, taken: 1 },
  ])
})
