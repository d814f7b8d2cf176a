import { describe, expect, test } from 'vitest'
import { compiled, context, item, problemTexts, quoteOf } from './quote.fixture.ts'

const event = compiled({
  items: [
    item(),
    item({
      ...{ id: 'guide', per: 'registration', choose: 'optional' },
      claims: [{ pool: 'guides' }, { pool: 'tours' }],
    }),
  ],
  pools: [
    { id: 'guides', name: 'Przewodnicy', capacity: 2, per: 'hour', refusal: 'product_full' },
    { id: 'tours', name: 'Oprowadzania', capacity: 5, per: 'day', refusal: 'product_full' },
  ],
  slots: { everyMinutes: 60, first: '09:00', last: '15:00', from: '2026-08-05', to: null, capacity: 40 },
})
const guided = { choices: { guide: true }, slot: '2026-08-05T10:00:00' }
const free = (units: Record<string, number>) => context('2026-06-10T12:00:00', { free: units })
const quoted = (units: Record<string, number>, draft: Record<string, unknown> = guided) =>
  quoteOf(event, [{}], draft, free(units))

describe('a limit of each hour of entry, and one of each day', () => {
  test('is claimed of the chosen hour and of its day', () => {
    expect(quoted({}).problems).toEqual([])
    expect(quoted({}).claims).toEqual([
      { pool: 'guides~@2026-08-05T10:00', units: 1 },
      { pool: 'slot:2026-08-05T10:00', units: 1 },
      { pool: 'tours~@2026-08-05', units: 1 },
    ])
  })

  test('is full for the hour, or for the day, at which it is taken', () => {
    const result = quoted({ 'guides~@2026-08-05T10:00': 0, 'tours~@2026-08-05': 0 })
    expect(problemTexts(result)).toEqual(['product_full - guides'])
    expect(result.problems[0]?.params).toMatchObject({ pool: 'Przewodnicy', at: 'hour', free: 0, wanted: 1 })
    const ofDay = quoted({ 'tours~@2026-08-05': 0 })
    expect(ofDay.problems[0]?.params).toMatchObject({ pool: 'Oprowadzania', at: 'day' })
    expect(problemTexts(quoted({ 'guides~@2026-08-05T11:00': 0, 'tours~@2026-08-06': 0 }))).toEqual([])
  })

  test('starts as the event states, and is taken only by requests for it', () => {
    expect(problemTexts(quoted({ guides: 0 }))).toEqual(['product_full - guides'])
    expect(problemTexts(quoted({ guides: 0, tours: 0 }, { slot: guided.slot }))).toEqual([])
  })

  test('waits until an hour is chosen', () => {
    const { claims } = quoted({ guides: 0 }, { choices: { guide: true } })
    expect(claims).toEqual([])
  })
})
