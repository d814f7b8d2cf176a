import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameValue } from '../../values/same-value.ts'
import { type DefinitionDocument, definitionSchema } from '../definition/definition.ts'
import { newEvent } from './basics.ts'
import { holidaysIn, movedByWeeks } from './moved-days.ts'

const EVENT: DefinitionDocument = definitionSchema.parse({
  ...newEvent({ title: 'Rajd 2026-08-05', start: '2026-08-05', end: '2026-08-14', place: 'Borów' }),
  windows: [{ opens: '2026-01-04T09:00:00', closes: '2026-07-31T23:59:00' }],
  page: {
    lede: 'Ruszamy 5 sierpnia.',
    programme: [{ day: '2026-08-15', title: 'Powrót' }],
  },
})

test('every day and moment moves by the same number of weeks, and texts stay', () => {
  const moved = movedByWeeks(EVENT, 52)
  expect(moved.dates).toMatchObject({ start: '2027-08-04', end: '2027-08-13' })
  expect(moved.windows).toMatchObject([{ opens: '2027-01-03T09:00:00', closes: '2027-07-30T23:59:00' }])
  expect(moved.page.programme).toMatchObject([{ day: '2027-08-14' }])
  expect([moved.title, moved.page.lede]).toEqual(['Rajd 2026-08-05', 'Ruszamy 5 sierpnia.'])
})

test('moving there and back changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), (weeks) =>
      sameValue(movedByWeeks(movedByWeeks(EVENT, weeks), -weeks), EVENT),
    ),
  )
})

test('holidays among the days are found, each once', () => {
  expect(holidaysIn(EVENT)).toEqual(['2026-08-15'])
  expect(holidaysIn(movedByWeeks(EVENT, 52))).toEqual([])
})
