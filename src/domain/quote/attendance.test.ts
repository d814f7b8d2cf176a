import { describe, expect, test } from 'vitest'
import { attendanceOf, groupBySpans } from './attendance.ts'
import { compiled, draft, item } from './quote.fixture.ts'

const TERMS = [
  { id: 'i', name: 'Turnus I', dates: { start: '2026-07-05', end: '2026-07-15' } },
  { id: 'ii', name: 'Turnus II', dates: { start: '2026-08-05' } },
  { id: 'book', name: 'Śpiewnik' },
]
const terms = (part: Record<string, unknown> = {}) =>
  item({ id: 'term', choose: 'any', options: TERMS, ...part })

/** 'a: Turnus I 2026-07-05–2026-07-15 15:00', a line for each person. */
function attendanceTexts(part: Parameters<typeof compiled>[0], ...args: Parameters<typeof draft>): string[] {
  return attendanceOf(compiled(part).definition, draft(...args)).map(({ person, spans }) => {
    const words = spans.map(({ name, start, end, startTime, place }) =>
      [name, `${start}–${end}`, startTime, place].filter(Boolean).join(' '),
    )
    return `${person ?? 'all'}: ${words.join('; ')}`
  })
}

describe('when each person takes part', () => {
  test('on the days of the event, at its hour and place, where nothing else is chosen', () => {
    const dates = { start: '2026-08-05', end: '2026-08-14', startTime: '06:00:00' }
    expect(attendanceTexts({ dates, page: { place: 'Borów' } }, [{}, {}])).toEqual([
      'a: 2026-08-05–2026-08-14 06:00:00 Borów',
      'b: 2026-08-05–2026-08-14 06:00:00 Borów',
    ])
    expect(attendanceTexts({ dates: { start: '2026-08-05', end: null } }, [{}])).toEqual([
      'a: 2026-08-05–2026-08-05',
    ])
    expect(attendanceTexts({ dates: { start: null, end: null } }, [{}])).toEqual(['a: '])
  })

  test('in the terms that each has chosen, the earliest first; a term without a last day is one day', () => {
    const people = [{ choices: { term: ['book', 'ii', 'i'] } }, { choices: { term: ['ii'] } }, {}]
    expect(attendanceTexts({ items: [terms()] }, people)).toEqual([
      'a: Turnus I 2026-07-05–2026-07-15; Turnus II 2026-08-05–2026-08-05',
      'b: Turnus II 2026-08-05–2026-08-05',
      'c: 2026-08-05–2026-08-14',
    ])
  })

  test('in a term that is chosen once for all', () => {
    const items = [terms({ per: 'registration', choose: 'one' })]
    expect(attendanceTexts({ items }, [{}, {}], { choices: { term: 'i' } })).toEqual([
      'a: Turnus I 2026-07-05–2026-07-15',
      'b: Turnus I 2026-07-05–2026-07-15',
    ])
  })

  test('the days of an optional extra do not count, those of a required choice do', () => {
    const trip = terms({ category: 'other', choose: 'optional' })
    const taken = [{ choices: { term: 'i' } }]
    expect(attendanceTexts({ items: [trip] }, taken)).toEqual(['a: 2026-08-05–2026-08-14'])
    expect(attendanceTexts({ items: [{ ...trip, category: 'lodging', choose: 'one' }] }, taken)).toEqual([
      'a: Turnus I 2026-07-05–2026-07-15',
    ])
  })

  test('on chosen days or stages: each unbroken run is a span, and the hour is that of the first day', () => {
    const stages = ['2026-08-05', '2026-08-06', '2026-08-07', '2026-08-09']
    const options = stages.map((day, index) => ({ id: `s${index}`, name: `Etap ${index}`, day }))
    const items = [
      item({ id: 'way', choose: 'any', options }),
      item({ id: 'meals', choose: 'any', category: 'meal', options }),
    ]
    const dates = { start: '2026-08-05', end: '2026-08-09', startTime: '06:00:00' }
    const people = [
      { choices: { way: ['s3', 's0', 's1'] } },
      { choices: { way: ['s1', 's2'], meals: ['s0'] } },
      { choices: { meals: ['s0'] } },
    ]
    expect(attendanceTexts({ items, dates }, people)).toEqual([
      'a: 2026-08-05–2026-08-06 06:00:00; 2026-08-09–2026-08-09',
      'b: 2026-08-06–2026-08-07',
      'c: 2026-08-05–2026-08-09 06:00:00',
    ])
  })

  test('a span of days', () => {
    const options = ['2026-08-05', '2026-08-06', '2026-08-07'].map((day) => ({ id: day, name: day, day }))
    const items = [item({ id: 'days', choose: 'span', options })]
    expect(attendanceTexts({ items }, [{ choices: { days: ['2026-08-06', '2026-08-07'] } }])).toEqual([
      'a: 2026-08-06–2026-08-07',
    ])
  })

  test('with the group of each, where it starts elsewhere or later; missing details are those of the event', () => {
    const groups = [
      { id: 'first', name: 'Turnus I', dates: { start: '2026-08-05', end: '2026-08-08' } },
      { id: 'late', name: 'Z Wiślicy', dates: { start: '2026-08-12', startTime: '07:00', place: 'Wiślica' } },
      { id: 'plain', name: 'Złota' },
    ]
    const dates = { start: '2026-08-05', end: '2026-08-14', startTime: '15:00:00' }
    const people = ['first', 'late', 'plain'].map((group) => ({ group }))
    expect(attendanceTexts({ groups, dates, page: { place: 'Kielce' } }, people)).toEqual([
      'a: Turnus I 2026-08-05–2026-08-08 15:00:00 Kielce',
      'b: Z Wiślicy 2026-08-12–2026-08-14 07:00 Wiślica',
      'c: 2026-08-05–2026-08-14 15:00:00 Kielce',
    ])
  })

  test('at the hour of entry, for everyone who is only counted', () => {
    const slots = {
      everyMinutes: 30,
      first: '09:00',
      last: '15:00',
      from: '2026-08-05',
      to: null,
      capacity: 9,
    }
    const heads = item({ id: 'heads', per: 'registration', choose: 'quantity' })
    expect(
      attendanceTexts({ slots, attendance: 'headcount', items: [heads] }, [], {
        slot: '2026-08-06T09:30:00',
      }),
    ).toEqual(['all: 2026-08-06–2026-08-06 09:30:00'])
    expect(attendanceTexts({ slots, attendance: 'headcount', items: [heads] }, [])).toEqual([
      'all: 2026-08-05–2026-08-14',
    ])
  })
})

test('people with the same days are listed together, in their order', () => {
  const { definition } = compiled({ items: [terms()] })
  const people = ['i', 'ii', 'i'].map((term) => ({ choices: { term: [term] } }))
  expect(groupBySpans(attendanceOf(definition, draft(people))).map((group) => group.people)).toEqual([
    ['a', 'c'],
    ['b'],
  ])
})
