import { describe, expect, test } from 'vitest'
import { compiled, item } from '../quote/quote.fixture.ts'
import { posterFacts } from './poster-facts.ts'

type Part = Parameters<typeof compiled>[0]

const at = (now: string, part: Part) =>
  posterFacts(compiled(part).definition, Temporal.PlainDateTime.from(now))
const priceAt = (now: string, part: Part) => at(now, part).price

describe('the price of a poster', () => {
  const early = [{ when: { fact: 'day', atMost: '2026-06-30' }, amount: 10000 }, { amount: 15000 }]

  test('is the one of today, and the last day of it is told', () => {
    const part = { items: [item({ price: early })] }
    expect(priceAt('2026-06-30T23:00:00', part)).toEqual({ from: 10000, to: 10000, until: '2026-06-30' })
    expect(priceAt('2026-07-01T00:00:00', part)).toEqual({ from: 15000, to: 15000, until: null })
  })

  test('depends on people where nothing of today decides', () => {
    const price = [
      {
        when: {
          all: [
            { fact: 'age', atMost: 6 },
            { fact: 'day', atMost: '2026-06-30' },
          ],
        },
        amount: 0,
      },
      { when: { fact: 'age', atMost: 17 }, amount: 5000 },
      { amount: 8000 },
    ]
    const part = { items: [item({ price })] }
    expect(priceAt('2026-06-10T12:00:00', part)).toEqual({ from: 0, to: 8000, until: '2026-06-30' })
    expect(priceAt('2026-07-10T12:00:00', part)).toEqual({ from: 5000, to: 8000, until: null })
  })

  test('of a code or of the office is told to nobody', () => {
    const price = [
      { when: { fact: 'channel', is: 'office' }, amount: 100 },
      { when: { fact: 'code', given: true }, amount: 200 },
      { amount: 8000 },
    ]
    expect(priceAt('2026-06-10T12:00:00', { items: [item({ price })] })).toMatchObject({
      from: 8000,
      to: 8000,
    })
  })

  test('of a table by days is read from the column of today', () => {
    const part: Part = {
      facts: [
        {
          ...{ id: 'step', name: 'Dzień', kind: 'class', of: 'registration' },
          values: [
            { id: 'early', name: 'Do końca maja', when: { fact: 'day', atMost: '2026-05-31' } },
            { id: 'late', name: 'Później' },
          ],
        },
      ],
      items: [item({ price: { by: ['own.step'], amounts: { early: 9000, late: 12000 } } })],
    }
    expect(priceAt('2026-05-31T12:00:00', part)).toEqual({ from: 9000, to: 9000, until: '2026-05-31' })
    expect(priceAt('2026-06-01T12:00:00', part)).toEqual({ from: 12000, to: 12000, until: null })
  })

  test('is nothing where nothing costs anything, and untold where only additions cost', () => {
    const now = '2026-06-10T12:00:00'
    const free = { from: 0, to: 0, until: null }
    expect(priceAt(now, { items: [] })).toEqual(free)
    expect(priceAt(now, { items: [item({ price: 0 })] })).toEqual(free)
    const coach = item({ category: 'transport', choose: 'optional', price: 2000 })
    expect(priceAt(now, { items: [coach] })).toBeNull()
  })
})

describe('the dates of a poster', () => {
  const windows = [{ opens: '2026-06-01T12:00:00', closes: '2026-07-15T23:59:59' }]

  test('say when registration begins, until when it goes on, and that it is over', () => {
    expect(at('2026-05-01T10:00:00', { windows })).toMatchObject({ sale: 'soon', opens: windows[0]?.opens })
    expect(at('2026-06-10T10:00:00', { windows })).toMatchObject({
      ...{ sale: 'open', opens: null, closes: windows[0]?.closes },
    })
    expect(at('2026-07-16T10:00:00', { windows })).toMatchObject({ sale: 'closed', closes: null })
    expect(at('2026-07-16T10:00:00', {})).toMatchObject({ sale: 'open', closes: null })
  })

  test('name the terms that are ahead, in order', () => {
    const groups = [
      { id: 'b', name: 'Turnus II', dates: { start: '2026-08-10', end: '2026-08-14' } },
      { id: 'a', name: 'Turnus I', dates: { start: '2026-08-05', end: '2026-08-09' } },
    ]
    const names = (now: string) => at(now, { groups }).terms.map(({ name }) => name)
    expect(names('2026-08-09T10:00:00')).toEqual(['Turnus I', 'Turnus II'])
    expect(names('2026-08-10T10:00:00')).toEqual(['Turnus II'])
  })
})
