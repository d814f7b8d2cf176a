import { describe, expect, test } from 'vitest'
import { compiled, context, draft, item, quoteOf, told } from './quote.fixture.ts'
import { personScopes, wholeScope } from './scope.ts'

const event = compiled({
  dates: { start: '2026-07-01', end: '2026-08-31' },
  groups: [
    { id: 'camp', name: 'Obóz' },
    { id: 'far', name: 'Z daleka', dates: { start: '2026-06-28', ageDay: '2026-12-31' } },
  ],
  items: [
    item({
      id: 'term',
      name: 'Turnus',
      choose: 'any',
      options: [
        { id: 'i', name: 'I', dates: { start: '2026-07-05', end: '2026-07-15' } },
        { id: 'ii', name: 'II', dates: { start: '2026-08-05', end: '2026-08-15', ageDay: '2026-09-01' } },
      ],
      price: [{ when: { fact: 'age', atMost: 9 }, amount: 10000 }, { amount: 20000 }],
    }),
  ],
  plans: [
    {
      id: 'p',
      name: 'Wpłata',
      parts: [{ name: 'Reszta', amount: 'rest', due: { daysBefore: 10 } }],
    },
  ],
})
/** Ten years old from the day of the second term on. */
const JAN = { group: 'camp', birthDate: '2016-08-05' }
const ageOf = (part: Record<string, unknown>) => {
  const [person] = personScopes(wholeScope(draft([{ ...JAN, ...part }]), context()))
  return person && [event.facts.get('age')?.read(person), event.facts.get('daysToStart')?.read(person)]
}
const lines = (...term: string[]) =>
  quoteOf(event, [{ ...JAN, choices: { term } }]).lines.map(({ option, amount }) => `${option} ${amount}`)

describe('the age and the days to the start follow', () => {
  test('the event, where nothing else is known', () => {
    expect(ageOf({})).toEqual([9, 21])
  })
  test('the group', () => {
    expect(ageOf({ group: 'far' })).toEqual([10, 18])
  })
  test('the term, before the group; of several terms the earliest', () => {
    expect(ageOf({ group: 'far', choices: { term: ['i'] } })).toEqual([9, 25])
    expect(ageOf({ choices: { term: ['ii'] } })).toEqual([10, 56])
    expect(ageOf({ choices: { term: ['ii', 'i'] } })).toEqual([9, 25])
  })
  test('its own term in a line', () => {
    expect(lines('i', 'ii')).toEqual(['i 10000', 'ii 20000'])
  })
})

describe('a deadline before the start', () => {
  const due = (people: Record<string, unknown>[]) =>
    quoteOf(event, people).due.map(({ amount, until }) => `${amount} ${until}`)

  test('runs from the term that was chosen', () => {
    expect(due([{ ...JAN, choices: { term: ['i'] } }])).toEqual(['10000 2026-06-25T23:59:59'])
    expect(due([{ ...JAN, choices: { term: ['ii'] } }])).toEqual(['20000 2026-07-26T23:59:59'])
  })

  test('runs from the earliest of those who pay', () => {
    const other = { ...JAN, choices: { term: ['ii'] } }
    expect(due([other, { ...JAN, choices: { term: ['i'] } }])).toEqual(['30000 2026-06-25T23:59:59'])
  })

  test('who is late has a day', () => {
    const late = quoteOf(event, [{ ...JAN, choices: { term: ['i'] } }], {}, context('2026-06-30T08:00:00'))
    expect(late.due[0]?.until).toBe('2026-07-01T08:00:00')
  })
})

test('a term may keep out by age and by time, each told at the item', () => {
  const camps = compiled({
    items: [
      item({
        id: 'term',
        choose: 'one',
        options: [
          { id: 'i', name: 'I', dates: { start: '2026-07-05' }, ages: { from: 7, to: 10 } },
          { id: 'ii', name: 'II', dates: { start: '2026-08-05' }, ages: { from: 11 } },
          {
            id: 'iii',
            name: 'III',
            dates: { start: '2026-08-20' },
            windows: [{ opens: '2026-07-01T00:00:00' }],
          },
        ],
      }),
    ],
  })
  const ask = (birthDate: string, term: string) => {
    const result = quoteOf(camps, [{ birthDate, choices: { term } }])
    return [told(result), result.problems[0]?.params]
  }
  expect(ask('2015-07-06', 'i')).toEqual([[], undefined])
  expect(ask('2015-07-05', 'i')).toEqual([['too_old a term'], { to: 10, item: 'Udział' }])
  expect(ask('2015-08-06', 'ii')).toEqual([['too_young a term'], { from: 11, item: 'Udział' }])
  expect(ask('2015-08-05', 'iii')).toEqual([
    ['not_open a term'],
    { opens: '2026-07-01T00:00:00', item: 'Udział' },
  ])
})
