import { describe, expect, it } from 'vitest'
import { freeOf } from '#domain/capacity/free-places.ts'
import { exampleDefinition } from '#web/kit/example-definition.fixture.ts'
import { saleState, saleWords } from './sale-state.ts'

const at = (now: string, free: Record<string, number | null> = {}, definition = exampleDefinition) =>
  saleState(definition, free, now)

describe('saleState', () => {
  it('follows the window to the second', () => {
    expect(at('2027-01-04T08:59:59')).toEqual({ kind: 'soon', opens: '2027-01-04T09:00:00' })
    expect(at('2027-01-04T09:00:00')).toEqual({ kind: 'open', closes: '2027-08-01T23:59:59' })
    expect(at('2027-08-01T23:59:59').kind).toBe('open')
    expect(at('2027-08-02T00:00:00')).toEqual({ kind: 'closed' })
  })

  it('opens soon between the hours of a window', () => {
    const [window] = exampleDefinition.windows
    if (window === undefined) throw new Error('The example has a window.')
    const hours = [{ from: '09:00', to: '12:00' }]
    const daily = { ...exampleDefinition, windows: [{ ...window, hours }] }
    expect(at('2027-07-31T12:00:01', {}, daily)).toEqual({ kind: 'soon', opens: '2027-08-01T09:00:00' })
    expect(at('2027-08-01T12:00:00', {}, daily)).toEqual({ kind: 'open', closes: '2027-08-01T23:59:59' })
    expect(at('2027-08-01T12:00:01', {}, daily)).toEqual({ kind: 'closed' })
  })

  it('is open without windows until the last day, and over from the next', () => {
    const { end } = exampleDefinition.dates
    const open = { ...exampleDefinition, windows: [] }
    expect(at(`${end}T23:59:59`, {}, open)).toEqual({ kind: 'open', closes: null })
    const next = Temporal.PlainDate.from(end ?? '').add({ days: 1 })
    expect(at(`${next}T00:00:00`, {}, open)).toEqual({ kind: 'over' })
    const undated = { ...open, dates: { ...open.dates, start: null, end: null } }
    expect(at('2099-01-01T00:00:00', {}, undated).kind).toBe('open')
  })

  it('is over after the last day also where its windows have closed before', () => {
    expect(at('2027-12-01T00:00:00')).toEqual({ kind: 'over' })
  })

  it('is not opened by a window reserved for the office', () => {
    const [window] = exampleDefinition.windows
    if (window === undefined) throw new Error('The example has a window.')
    const office = {
      ...window,
      opens: '2027-08-17T00:00:00',
      closes: '2027-08-17T23:59:59',
      when: {
        all: [
          { fact: 'channel', is: 'office' },
          { fact: 'people', atMost: 3 },
        ],
      },
    }
    const both = { ...exampleDefinition, windows: [window, office] }
    expect(at('2027-08-15T12:00:00', {}, both)).toEqual({ kind: 'closed' })
    expect(at('2027-08-17T12:00:00', {}, both)).toEqual({ kind: 'closed' })
    const members = { ...office, when: { fact: 'type', is: 'adult' } }
    const early = { ...exampleDefinition, windows: [window, members] }
    expect(at('2027-08-17T12:00:00', {}, early).kind).toBe('open')
  })

  it('counts every place of a room that is taken whole', () => {
    expect(freeOf([{ pool: 'rooms', units: 1, sharedBy: 4 }], { rooms: 2 })).toBe(8)
    expect(freeOf([{ pool: 'rooms', units: 1, sharedBy: 4 }], { rooms: 0 })).toBe(0)
  })

  it('is full when the event is, or every group is', () => {
    const limited = {
      ...exampleDefinition,
      pools: [{ id: 'all', name: 'Wszyscy', capacity: 10, refusal: 'event_full' as const, allotments: [] }],
      claims: [{ pool: 'all', units: 1 }],
    }
    expect(at('2027-02-01T00:00:00', { all: 0 }, limited).kind).toBe('full')
    expect(at('2027-02-01T00:00:00', { all: 1 }, limited).kind).toBe('open')
    const oneGroup = { ...exampleDefinition, groups: exampleDefinition.groups.slice(1) }
    expect(at('2027-02-01T00:00:00', { busko: 0 }, oneGroup).kind).toBe('full')
    expect(at('2027-02-01T00:00:00', { busko: 0 }).kind).toBe('open')
  })

  it('uses the terms of the product', () => {
    const words = ['2027-01-01T00:00:00', '2027-02-01T00:00:00', '2027-08-17T00:00:00'].map((now) =>
      saleWords(at(now)),
    )
    expect(words).toEqual([
      'Zapisy otworzą się 4\u00a0stycznia o\u00a09:00',
      'Zapisy trwają',
      'Zapisy zakończone',
    ])
    expect(saleWords({ kind: 'full' })).toBe('Brak miejsc')
  })
})

describe('freeOf', () => {
  it('is the smallest of the pools, in whole people', () => {
    const claims = [
      { pool: 'a', units: 1 },
      { pool: 'b', units: 2 },
    ]
    expect(freeOf(claims, { a: 9, b: 7 })).toBe(3)
    expect(freeOf(claims, { a: 9, b: null })).toBe(9)
    expect(freeOf(claims, {})).toBeNull()
    expect(freeOf([], { a: 0 })).toBeNull()
  })

  it('adds up pools used in turn', () => {
    expect(freeOf([{ pool: ['a', 'b'], units: 1 }], { a: 0, b: 2 })).toBe(2)
  })
})
