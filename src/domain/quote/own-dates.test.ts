import { describe, expect, test } from 'vitest'
import { compiled, context, draft, item, problemTexts, quoteOf } from './quote.fixture.ts'
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
      parts: [{ name: 'Reszta', amount: 'rest', due: { days: 10, before: 'start' } }],
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
  test('the term with days, beside a choice without any', () => {
    const open = compiled({
      dates: { start: '2026-07-01', end: '2026-08-31' },
      items: [
        item({
          id: 'term',
          choose: 'any',
          price: 10000,
          options: [
            { id: 'i', name: 'I', dates: { start: '2026-07-05', end: '2026-07-15' } },
            { id: 'open', name: 'Bez terminu' },
          ],
        }),
      ],
    })
    const days = (...term: string[]) => {
      const [person] = personScopes(
        wholeScope(draft([{ birthDate: JAN.birthDate, choices: { term } }]), context()),
      )
      return person && open.facts.get('daysToStart')?.read(person)
    }
    expect(days('open', 'i')).toBe(25)
    expect(days('open')).toBe(21)
  })
  test('its own term in a line', () => {
    expect(lines('i', 'ii')).toEqual(['i 10000', 'ii 20000'])
  })
})

describe('the ages of an item are checked in each chosen term', () => {
  const camps = compiled({
    dates: { start: null, end: null },
    items: [
      item({
        ...{ id: 'term', name: 'Turnus', choose: 'any', min: 1, price: 10000, ages: { from: 7, to: 12 } },
        options: [
          { id: 'i', name: 'I', dates: { start: '2026-07-01' } },
          { id: 'ii', name: 'II', dates: { start: '2026-08-01' } },
          { id: 'day', name: 'Jeden dzień' },
        ],
      }),
    ],
  })
  const at = (birthDate: string, ...term: string[]) => {
    const { problems, lines: taken } = quoteOf(camps, [{ birthDate, choices: { term } }])
    return [
      ...problems.map(({ code, params }) => `${code} ${params.option}`),
      ...taken.map(({ option }) => option),
    ]
  }

  test('a person who is too old by the second, or too young for the first, has only the other', () => {
    expect(at('2013-07-15', 'i', 'ii')).toEqual(['too_old II', 'i'])
    expect(at('2019-07-15', 'i', 'ii')).toEqual(['too_young I', 'ii'])
    expect(at('2016-07-15', 'i', 'ii')).toEqual(['i', 'ii'])
    expect(at('2010-07-15', 'i', 'ii')).toEqual(['too_old I, II'])
  })

  test('an item without terms uses the first chosen one', () => {
    expect(at('2019-07-15', 'i', 'day')).toEqual(['too_young I, Jeden dzień'])
    expect(at('2019-07-15', 'ii', 'day')).toEqual(['ii', 'day'])
  })
})

test('an age day that the event states holds for terms and groups that state none', () => {
  const stated = compiled({
    dates: { start: '2026-07-01', end: '2026-07-31', ageDay: '2026-09-01' },
    items: [
      item({
        ...{ choose: 'one', price: [{ when: { fact: 'age', atMost: 12 }, amount: 100 }, { amount: 200 }] },
        options: [
          { id: 'i', name: 'Turnus I', dates: { start: '2026-07-01', end: '2026-07-10' } },
          {
            id: 'ii',
            name: 'Turnus II',
            dates: { start: '2026-07-20', end: '2026-07-30', ageDay: '2026-07-20' },
          },
        ],
      }),
    ],
  })
  const total = (fee: string) => quoteOf(stated, [{ birthDate: '2013-08-15', choices: { fee } }]).total
  expect([total('i'), total('ii')]).toEqual([200, 100])
})

describe('a deadline before the start', () => {
  const due = (people: Record<string, unknown>[]) =>
    quoteOf(event, people).due.map(({ amount, until }) => `${amount} ${until}`)

  test('runs from the term that was chosen', () => {
    expect(due([{ ...JAN, choices: { term: ['i'] } }])).toEqual(['10000 2026-06-25T23:59:59'])
    expect(due([{ ...JAN, choices: { term: ['ii'] } }])).toEqual(['20000 2026-07-26T23:59:59'])
  })

  test('runs from the own start of each, and of two terms from the earlier', () => {
    const other = { ...JAN, choices: { term: ['ii'] } }
    expect(due([other, { ...JAN, choices: { term: ['i'] } }])).toEqual([
      '10000 2026-06-25T23:59:59',
      '20000 2026-07-26T23:59:59',
    ])
    expect(due([{ ...JAN, choices: { term: ['i', 'ii'] } }])).toEqual(['30000 2026-06-25T23:59:59'])
  })

  test('a late payer has a day', () => {
    const late = quoteOf(event, [{ ...JAN, choices: { term: ['i'] } }], {}, context('2026-06-30T08:00:00'))
    expect(late.due[0]?.until).toBe('2026-07-01T08:00:00')
  })
})

test('a term may refuse by age and by time, each reported at the item', () => {
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
    return [problemTexts(result), result.problems[0]?.params]
  }
  expect(ask('2015-07-06', 'i')).toEqual([[], undefined])
  expect(ask('2015-07-05', 'i')).toEqual([['too_old a term'], { to: 10, item: 'Udział', option: 'I' }])
  expect(ask('2015-08-06', 'ii')).toEqual([['too_young a term'], { from: 11, item: 'Udział', option: 'II' }])
  expect(ask('2015-08-05', 'iii')).toEqual([
    ['not_open a term'],
    { opens: '2026-07-01T00:00:00', item: 'Udział', option: 'III' },
  ])
})

describe('the day of an hour of entry', () => {
  const slots = {
    ...{ everyMinutes: 30, first: '09:00', last: '17:00', from: '2026-09-01', to: null },
    capacity: 30,
  }
  const museum = (dates: Record<string, string>) =>
    compiled({
      dates: { start: '2026-09-01', end: '2026-12-31', ...dates },
      slots,
      items: [item({ price: [{ when: { fact: 'age', atMost: 6 }, amount: 0 }, { amount: 3000 }] })],
      plans: [
        {
          id: 'p',
          name: 'P',
          parts: [{ name: 'Całość', amount: 'rest', due: { workingDays: 5, before: 'start' } }],
        },
      ],
    })
  const born = { birthDate: '2019-10-01' }
  const visit = (day: string, dates = {}) =>
    quoteOf(museum(dates), [born], { slot: `${day}T10:00:00` }, context('2026-08-10T12:00:00'))

  test('is the first day: ages and days before it follow', () => {
    expect(visit('2026-09-30').total).toBe(0)
    // Wednesday 14 October: five working days before it is Wednesday 7 October.
    expect(visit('2026-10-14').due).toEqual([{ name: 'Całość', amount: 3000, until: '2026-10-07T23:59:59' }])
  })
  test('a stated age day applies', () => {
    expect(visit('2026-10-14', { ageDay: '2026-09-01' }).total).toBe(0)
  })
  test('the days to it are counted, the working ones too', () => {
    const event = museum({})
    const read = (now: string, fact: string) =>
      event.facts.get(fact)?.read(wholeScope(draft([born], { slot: '2026-10-14T10:00:00' }), context(now)))
    expect(read('2026-10-09T12:00:00', 'daysToStart')).toBe(5)
    // Friday, Monday, Tuesday.
    expect(read('2026-10-09T12:00:00', 'workingDaysToStart')).toBe(3)
    expect(read('2026-10-10T12:00:00', 'workingDaysToStart')).toBe(2)
    expect(read('2026-10-14T08:00:00', 'workingDaysToStart')).toBe(0)
  })
})

test('a term for which the person is too old is not proposed instead of a full one', () => {
  const options = ['2026-07-01', '2026-07-20', '2026-08-01'].map((start, at) => ({
    ...{ id: `t${at}`, name: `Turnus ${at}`, dates: { start } },
    claims: [{ pool: `p${at}` }],
  }))
  const event = compiled({
    dates: { start: null, end: null },
    items: [item({ id: 'term', choose: 'one', ages: { to: 12 }, options })],
    pools: options.map((_, at) => ({
      ...{ id: `p${at}`, name: `P${at}`, refusal: 'group_full' },
      capacity: 5,
    })),
  })
  const instead = (birthDate: string) =>
    quoteOf(event, [{ birthDate, choices: { term: 't0' } }], {}, context(undefined, { free: { p0: 0 } }))
      .problems[0]?.params.instead
  expect(instead('2013-07-25')).toBe('Turnus 1')
  expect(instead('2013-08-25')).toBe('Turnus 1, Turnus 2')
})
