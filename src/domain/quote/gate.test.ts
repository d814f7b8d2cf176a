import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, context, item, problemTexts, quoteOf } from './quote.fixture.ts'

type Windows = NonNullable<EventDefinitionInput['windows']>

/** The event's answer to a person at a moment: nothing, or the code with its moment. */
function at(windows: Windows, now: string, person: Record<string, unknown> = {}): string {
  const member = { id: 'member', of: 'person' as const, type: 'checkbox' as const, label: 'Członek' }
  const event = compiled({ windows, questions: [member] })
  const [problem] = quoteOf(event, [person], {}, context(now)).problems
  return problem === undefined ? 'open' : [problem.code, ...Object.values(problem.params)].join(' ')
}

describe('windows', () => {
  const two: Windows = [
    { opens: '2026-05-01T09:00:00', closes: '2026-05-10T20:00:00' },
    { opens: '2026-06-01T09:00:00', closes: '2026-06-10T20:00:00' },
  ]
  test.each([
    ['2026-05-01T08:59:59', 'not_open 2026-05-01T09:00:00'],
    ['2026-05-01T09:00:00', 'open'],
    ['2026-05-10T20:00:00', 'open'],
    ['2026-05-10T20:00:01', 'not_open 2026-06-01T09:00:00'],
    ['2026-06-10T20:00:01', 'closed 2026-06-10T20:00:00'],
  ])('both ends are included, at %s: %s', (now, answer) => {
    expect(at(two, now)).toBe(answer)
  })

  const daily: Windows = [
    {
      opens: '2026-06-01T00:00:00',
      closes: '2026-06-12T23:59:59',
      hours: [
        { from: '08:00', to: '12:00' },
        { from: '16:00', to: '20:00' },
      ],
      weekdays: [1, 2, 3, 4, 5],
    },
  ]
  test.each([
    ['2026-05-30T10:00:00', 'not_open 2026-06-01T08:00:00'],
    ['2026-06-01T07:59:59', 'not_open 2026-06-01T08:00:00'],
    ['2026-06-03T07:59:59', 'closed 2026-06-03T08:00:00'],
    ['2026-06-03T12:00:00', 'open'],
    ['2026-06-03T12:00:01', 'closed 2026-06-03T16:00:00'],
    ['2026-06-03T20:00:01', 'closed 2026-06-04T08:00:00'],
    ['2026-06-05T20:00:01', 'closed 2026-06-08T08:00:00'],
    ['2026-06-06T10:00:00', 'closed 2026-06-08T08:00:00'],
    ['2026-06-12T20:00:01', 'closed 2026-06-12T20:00:00'],
    ['2026-06-13T09:00:00', 'closed 2026-06-12T20:00:00'],
  ])('hours and weekdays determine the next opening, at %s: %s', (now, answer) => {
    expect(at(daily, now)).toBe(answer)
  })

  test('several windows with hours: after them the last moment is reported, before them the next opening', () => {
    const days: Windows = [
      {
        opens: '2026-08-03T00:00:00',
        closes: '2026-08-03T23:59:59',
        hours: [{ from: '08:00', to: '20:00' }],
      },
      {
        opens: '2026-08-04T00:00:00',
        closes: '2026-08-04T23:59:59',
        hours: [{ from: '09:00', to: '12:00' }],
      },
    ]
    expect(at(days, '2026-08-03T06:00:00')).toBe('not_open 2026-08-03T08:00:00')
    expect(at(days, '2026-08-03T20:00:01')).toBe('closed 2026-08-04T09:00:00')
    expect(at(days, '2026-08-04T08:59:59')).toBe('closed 2026-08-04T09:00:00')
    expect(at(days, '2026-08-04T12:00:00')).toBe('open')
    expect(at(days, '2026-08-04T12:00:01')).toBe('closed 2026-08-04T12:00:00')
    expect(at(days, '2026-09-01T12:00:00')).toBe('closed 2026-08-04T12:00:00')
  })

  test('the last moment is that of the last weekday, of the hours that have begun, and within the window', () => {
    const last = (window: Windows[number]) => at([window], '2026-07-01T12:00:00')
    const [closes, hours] = [
      '2026-06-10T10:30:00',
      [
        { from: '08:00', to: '12:00' },
        { from: '16:00', to: '20:00' },
      ],
    ]
    expect(last({ closes, hours })).toBe('closed 2026-06-10T10:30:00')
    expect(last({ closes: '2026-06-10T07:00:00', hours })).toBe('closed 2026-06-09T20:00:00')
    expect(last({ closes, hours, weekdays: [1] })).toBe('closed 2026-06-08T20:00:00')
    expect(last({ closes, weekdays: [7] })).toBe('closed 2026-06-07T23:59:59')
  })

  test('only weekdays: the whole day is open', () => {
    const sundays: Windows = [{ weekdays: [7] }]
    expect(at(sundays, '2026-06-06T23:59:59')).toBe('closed 2026-06-07T00:00:00')
    expect(at(sundays, '2026-06-07T23:59:59')).toBe('open')
  })

  test('members come earlier; the others are shown their own hour', () => {
    const windows: Windows = [
      { opens: '2026-05-01T09:00:00', when: { fact: 'answer.member', is: true } },
      { opens: '2026-06-01T09:00:00' },
    ]
    expect(at(windows, '2026-05-02T09:00:00', { answers: { member: true } })).toBe('open')
    expect(at(windows, '2026-05-02T09:00:00')).toBe('not_open 2026-06-01T09:00:00')
  })
})

describe('the same gate applies', () => {
  const AGES = { ages: { from: 16, to: 25 } }
  const CHILD = { birthDate: '2015-01-01' }

  test('at the event, for each person', () => {
    const event = compiled({ ...AGES })
    expect(problemTexts(quoteOf(event, [{ birthDate: '2010-08-05' }, CHILD, {}]))).toEqual([
      'too_young b birthDate',
      'too_old c birthDate',
    ])
  })

  test('at a group and at a type', () => {
    const event = compiled({
      groups: [{ id: 'young', name: 'Młodzi', ...AGES }],
      types: [{ id: 'late', name: 'Ostatni', windows: [{ opens: '2026-07-01T00:00:00' }] }],
    })
    expect(problemTexts(quoteOf(event, [{ ...CHILD, group: 'young', type: 'late' }]))).toEqual([
      'not_open a type',
      'too_young a group',
    ])
  })

  test('at an item: a person who does not want it sees no problem', () => {
    const event = compiled({ items: [item({ id: 'pub', choose: 'optional', ...AGES })] })
    expect(problemTexts(quoteOf(event, [{ ...CHILD, choices: { pub: true } }, CHILD]))).toEqual([
      'too_young a pub',
    ])
  })

  test('at a required item: closed is reported to everyone, not offered to no one', () => {
    const event = (gate: Record<string, unknown>) =>
      compiled({ items: [item({ id: 'bed', choose: 'one', options: [{ id: 'a', name: 'A' }], ...gate })] })
    expect(problemTexts(quoteOf(event({ windows: [{ closes: '2026-06-01T00:00:00' }] }), [{}]))).toEqual([
      'closed a bed',
    ])
    expect(problemTexts(quoteOf(event(AGES), [CHILD]))).toEqual([])
  })

  test('at an unreadable choice: its author is informed, and no fact stays unknown', () => {
    const options = [{ id: 'far', name: 'Daleko' }]
    const event = compiled({
      items: [
        item({ id: 'bus', choose: 'optional', options, windows: [{ opens: '2026-07-01T00:00:00' }] }),
        item({ id: 'pub', choose: 'optional', options, ...AGES }),
      ],
    })
    expect(problemTexts(quoteOf(event, [{ ...CHILD, choices: { bus: 'moon', pub: 'moon' } }]))).toEqual([
      'not_open a bus',
      'too_young a pub',
    ])
  })

  test('by year of birth, regardless of the age on the day, and in addition to the age', () => {
    const born = { from: 2010, to: 2012 }
    const event = compiled({
      items: [
        item({ id: 'short', choose: 'optional', ages: { born } }),
        item({ id: 'long', choose: 'optional', ages: { from: 15, born: { to: 2012 } } }),
      ],
    })
    const ageProblems = (birthDate: string, thing: string) =>
      quoteOf(event, [{ birthDate, choices: { [thing]: true } }]).problems.map(({ code, where, params }) =>
        [code, where, params.from, params.bornFrom, params.bornTo].join(' '),
      )
    expect(ageProblems('2009-12-31', 'short')).toEqual(['too_old short  2010 2012'])
    expect(ageProblems('2010-01-01', 'short')).toEqual([])
    expect(ageProblems('2012-12-31', 'short')).toEqual([])
    expect(ageProblems('2013-01-01', 'short')).toEqual(['too_young short  2010 2012'])
    expect(ageProblems('2011-08-06', 'long')).toEqual(['too_young long 15  '])
    expect(ageProblems('2011-08-05', 'long')).toEqual([])
    const open = compiled({ ages: { born: { to: 2012 } } })
    expect(quoteOf(open, [{ birthDate: '2013-01-01' }]).problems).toMatchObject([
      { code: 'too_young', person: 'a', where: 'birthDate', params: { bornTo: 2012 } },
    ])
    expect(quoteOf(open, [{ birthDate: null }]).problems.map(({ code }) => code)).toEqual(['field_missing'])
  })

  test('an unknown age keeps no one out, its field is reported as missing already', () => {
    const event = compiled({ items: [item({ id: 'pub', choose: 'optional', ...AGES })] })
    expect(problemTexts(quoteOf(event, [{ birthDate: null, choices: { pub: true } }]))).toEqual([
      'field_missing a birthDate',
    ])
  })
})

test('a party that joined the waiting list in time finds it open, at any price of today', () => {
  const early = { amount: 10_000, when: { fact: 'day', atMost: '2026-05-10' } } as const
  const fee = item({ id: 'fee', price: [early, { amount: 15_000 }] })
  const event = compiled({ windows: [{ closes: '2026-05-10T20:00:00' }], items: [fee] })
  const now = context('2026-06-01T12:00:00')
  const joined = { ...now, openAt: Temporal.PlainDateTime.from('2026-05-10T20:00:00') }
  expect(quoteOf(event, [{}], {}, now).problems.map(({ code }) => code)).toEqual(['closed'])
  expect(quoteOf(event, [{}], {}, joined)).toMatchObject({ problems: [], total: 15_000 })
})

test('ages refuse in words of their own, whichever bound is missed', () => {
  const message = 'Na trasę nocną zapraszamy od 14 do 19 lat, z rocznika 2008 lub starszego.'
  const event = compiled({ ages: { from: 14, to: 19, born: { to: 2008 }, message } })
  const outcome = (birthDate: string) =>
    quoteOf(event, [{ birthDate }]).problems.map(({ code, where, params }) => [code, where, params.message])
  expect(outcome('2015-01-01')).toEqual([['too_young', 'birthDate', message]])
  expect(outcome('1990-01-01')).toEqual([['too_old', 'birthDate', message]])
  expect(outcome('2009-01-01')).toEqual([['too_young', 'birthDate', message]])
  expect(outcome('2008-01-01')).toEqual([])
})
