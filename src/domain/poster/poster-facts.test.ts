import { describe, expect, test } from 'vitest'
import { compiled, item } from '../quote/quote.fixture.ts'
import { posterFacts } from './poster-facts.ts'

type Part = Parameters<typeof compiled>[0]

const at = (now: string, part: Part, free: Readonly<Record<string, number | null>> = {}) =>
  posterFacts(compiled(part).definition, free, Temporal.PlainDateTime.from(now))
const priceAt = (now: string, part: Part) => at(now, part).price

describe('the price of a poster', () => {
  const early = [{ when: { fact: 'day', atMost: '2026-06-30' }, amount: 10000 }, { amount: 15000 }]

  test('is the one of today, and its last day is named', () => {
    const part = { items: [item({ price: early })] }
    expect(priceAt('2026-06-30T23:00:00', part)).toMatchObject({
      from: 10000,
      to: 10000,
      until: '2026-06-30',
    })
    expect(priceAt('2026-07-01T00:00:00', part)).toMatchObject({ from: 15000, to: 15000, until: null })
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
    const adults = { from: 8000, to: 8000, othersFree: false, minorsPayLess: true }
    expect(priceAt('2026-06-10T12:00:00', part)).toEqual({ ...adults, freeUpToAge: 6, until: '2026-06-30' })
    expect(priceAt('2026-07-10T12:00:00', part)).toEqual({ ...adults, freeUpToAge: null, until: null })
  })

  test('of a code or of the office is shown to nobody', () => {
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
    expect(priceAt('2026-05-31T12:00:00', part)).toMatchObject({ from: 9000, to: 9000, until: '2026-05-31' })
    expect(priceAt('2026-06-01T12:00:00', part)).toMatchObject({ from: 12000, to: 12000, until: null })
  })

  const now = '2026-06-10T12:00:00'
  const ofRows = (price: readonly unknown[], rest: Part = {}) =>
    priceAt(now, { ...rest, items: [item({ price })] })

  test('is the lowest of adults, also where a student pays less', () => {
    const price = [
      { when: { fact: 'age', atMost: 4 }, amount: 0 },
      { when: { fact: 'age', atMost: 15 }, amount: 12000 },
      {
        when: {
          all: [
            { fact: 'sex', is: 'FEMALE' },
            { fact: 'age', atMost: 26 },
          ],
        },
        amount: 22000,
      },
      { amount: 26000 },
    ]
    expect(ofRows(price)).toMatchObject({ from: 22000, to: 26000, freeUpToAge: 4, minorsPayLess: true })
  })

  test('of children born in a year is no adult price, and names no age', () => {
    const price = [
      { when: { fact: 'birthYear', atLeast: 2022 }, amount: 0 },
      { when: { fact: 'birthYear', atLeast: 2015 }, amount: 47000 },
      { amount: 78000 },
    ]
    expect(ofRows(price)).toEqual({
      ...{ from: 78000, to: 78000, freeUpToAge: null, othersFree: true, minorsPayLess: true, until: null },
    })
  })

  test('of those who pay nothing by their function is left out', () => {
    const types = [
      { id: 'medic', name: 'Medyk' },
      { id: 'pilgrim', name: 'Pielgrzym' },
    ]
    const price = [{ when: { fact: 'type', is: 'medic' }, amount: 0 }, { amount: 26000 }]
    expect(ofRows(price, { types })).toMatchObject({
      ...{ from: 26000, to: 26000, freeUpToAge: null, othersFree: true, minorsPayLess: false },
    })
  })

  test('is that of minors where only they pay or only they come', () => {
    const price = [{ when: { fact: 'age', atMost: 17 }, amount: 5000 }, { amount: 0 }]
    expect(ofRows(price)).toMatchObject({ from: 5000, to: 5000, othersFree: true, minorsPayLess: false })
    const camp = [
      { when: { fact: 'age', atMost: 12 }, amount: 90000 },
      { when: { fact: 'age', atMost: 17 }, amount: 110000 },
      { amount: 1000 },
    ]
    expect(ofRows(camp, { ages: { from: 8, to: 17 } })).toMatchObject({
      ...{ from: 90000, to: 110000, othersFree: false, minorsPayLess: false },
    })
  })

  test('is that of adults alone where all minors go free', () => {
    const price = [{ when: { fact: 'age', atMost: 17 }, amount: 0 }, { amount: 9000 }]
    expect(ofRows(price)).toMatchObject({ from: 9000, to: 9000, freeUpToAge: 17, minorsPayLess: false })
  })

  test('is nothing where nothing costs anything, and null where only additions cost', () => {
    const free = { from: 0, to: 0, freeUpToAge: null, othersFree: false, minorsPayLess: false, until: null }
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

  const pools = [{ id: 'all', name: 'Miejsca', capacity: 40 }]
  const claims = [{ pool: 'all', units: 1 }]

  test('say that no place is left, and whether there is a waiting list', () => {
    const now = '2026-06-10T10:00:00'
    const limited = { windows, pools, claims, waitingList: null }
    expect(at(now, limited, { all: 1 })).toMatchObject({ sale: 'open', keepsWaitingList: false })
    expect(at(now, limited, { all: 0 })).toMatchObject({ sale: 'full', keepsWaitingList: false })
    expect(at(now, { ...limited, waitingList: {} }, { all: 0 })).toMatchObject({
      ...{ sale: 'full', keepsWaitingList: true },
    })
    expect(at('2026-05-01T10:00:00', limited, { all: 0 })).toMatchObject({ sale: 'soon' })
    expect(at('2026-07-16T10:00:00', limited, { all: 0 })).toMatchObject({ sale: 'closed' })
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
