import { afterEach, beforeEach, expect, test } from 'vitest'
import { listHours } from '#contract/limits.ts'
import { publishEvent } from '#contract/panel.ts'
import { nearestFree } from '#domain/capacity/slot-calendar.ts'
import { slotPool } from '#domain/capacity/slots.ts'
import { definitionOf } from '#domain/event/definition/definition.fixture.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import { freeUnits } from '#domain/quote/free-units.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { freePlaces } from '#test/support/holds.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { audit } from '../races/audit.ts'

/** Hours of entry of a list: two places, one, no limit, one. */

const withHours = (first: number | null) => ({
  ...outing({ event: 60, coach: 40 }),
  slots: {
    list: [
      { at: '2031-06-05T10:00:00', places: first },
      { at: '2031-06-05T11:00:00', places: 1 },
      { at: '2031-06-05T12:30:00', places: null },
      { at: '2031-06-06T09:00:00', places: 1 },
    ],
  },
})
const definition = withHours(2)

let site: TestSite

beforeEach(async () => {
  site = await startTestSite({ definition })
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const at = (slot: string, name: string, version = 1) => {
  const order = orderOf(name)
  return { ...order, version, draft: { ...order.draft, slot: `${slot}:00` } }
}
const TEN = '2031-06-05T10:00'
const ELEVEN = '2031-06-05T11:00'
const NOON = '2031-06-05T12:30'

/** The hours that the page offers in place of one that is full. */
async function instead(wanted: string): Promise<string[]> {
  const compiled = compileDefinition(definitionOf(definition))
  const known = Object.entries(await freePlaces(site)).flatMap(([pool, left]) =>
    left === null ? [] : [[pool, left] as const],
  )
  const free = Object.fromEntries(known)
  const view = {
    slots: definition.slots,
    now: Temporal.PlainDateTime.from('2031-06-01T12:00'),
    leftOf: (slot: Temporal.PlainDateTime) => freeUnits(compiled, free, slotPool(slot)),
  }
  return nearestFree(view, Temporal.PlainDateTime.from(wanted), { units: 1 }).map(({ slot }) => String(slot))
}

const refusalOf = async (answer: Awaited<ReturnType<typeof sendOrder>>) =>
  problemOf('registration_refused', answer).problems?.map(({ code, where }) => [code, where])

test('of many who want the last place of an hour one gets it; the others are offered the nearest free hours', async () => {
  await register(site, at(TEN, 'ewa'))
  const answers = await Promise.all(
    ['jan', 'ola', 'iga', 'adam', 'ala'].map((name) => sendOrder(site, at(TEN, name))),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await freePlaces(site))[`slot:${TEN}`]).toBe(0)
  expect(await refusalOf(await sendOrder(site, at(TEN, 'piotr')))).toEqual([['slot_full', `slot:${TEN}`]])
  expect(await instead(TEN)).toEqual(['2031-06-05T11:00:00', '2031-06-05T12:30:00'])
  await register(site, at(ELEVEN, 'piotr'))
  expect(await instead(TEN)).toEqual(['2031-06-05T12:30:00', '2031-06-06T09:00:00'])
})

test('an hour without a limit takes everybody, and one that is not listed nobody', async () => {
  for (const name of ['ewa', 'jan', 'ola', 'iga']) await register(site, at(NOON, name))
  expect(await instead(NOON)).toContain('2031-06-05T12:30:00')
  expect(await refusalOf(await sendOrder(site, at('2031-06-05T13:00', 'ala')))).toEqual([
    ['no_such_slot', 'slot'],
  ])
})

test('the office sees a week from Monday, the nearest with hours unless a day is named, and the weeks beside it', async () => {
  const staff = await staffOf(site)
  const weekOf = async (day?: string) => {
    const params = { accountId: site.account, eventId: site.event }
    const answer = await staff.client.ask(listHours, { params, query: day === undefined ? {} : { day } })
    const { earlier, later, days } = outputOf(listHours, answer)
    return {
      earlier,
      later,
      hours: days.flatMap(({ day: of, hours }) => hours.map(({ time }) => `${of} ${time}`)),
    }
  }
  const ofHours = {
    ...{ earlier: null, later: null },
    hours: ['2031-06-05 10:00', '2031-06-05 11:00', '2031-06-05 12:30', '2031-06-06 9:00'],
  }
  expect(await weekOf()).toEqual(ofHours)
  expect(await weekOf('2031-06-08')).toEqual(ofHours)
  expect(await weekOf('2031-06-09')).toEqual({ earlier: '2031-06-02', later: null, hours: [] })
  expect(await weekOf('2031-06-01')).toEqual({ earlier: null, later: '2031-06-02', hours: [] })
})

test('a new version changes the places of one hour, and the office those of another', async () => {
  await register(site, at(TEN, 'ewa'))
  await register(site, at(ELEVEN, 'jan'))
  const staff = await staffOf(site)
  const params = { accountId: site.account, eventId: site.event }
  const body = { definition: withHours(1) }
  outputOf(publishEvent, await staff.client.ask(publishEvent, { params, body }))
  expect(await refusalOf(await sendOrder(site, at(TEN, 'ola', 2)))).toEqual([['slot_full', `slot:${TEN}`]])
  expect((await staff.limit(`slot:${ELEVEN}`, 2)).status).toBe(200)
  await register(site, at(ELEVEN, 'ola', 2))
  expect(await staff.limits()).toMatchObject({
    limits: expect.arrayContaining([
      expect.objectContaining({ pool: `slot:${TEN}`, capacity: 1, taken: 1 }),
      expect.objectContaining({ pool: `slot:${ELEVEN}`, capacity: 2, taken: 2 }),
    ]),
  })
})
