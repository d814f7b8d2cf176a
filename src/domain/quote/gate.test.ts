import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition.ts'
import { compiled, context, item, quoteOf, told } from './quote.fixture.ts'

type Windows = NonNullable<EventDefinitionInput['windows']>

/** What the event says to somebody at a moment: nothing, or the code with its moment. */
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
    ['2026-06-03T07:59:59', 'closed 2026-06-03T08:00:00'],
    ['2026-06-03T12:00:00', 'open'],
    ['2026-06-03T12:00:01', 'closed 2026-06-03T16:00:00'],
    ['2026-06-03T20:00:01', 'closed 2026-06-04T08:00:00'],
    ['2026-06-05T20:00:01', 'closed 2026-06-08T08:00:00'],
    ['2026-06-06T10:00:00', 'closed 2026-06-08T08:00:00'],
    ['2026-06-12T20:00:01', 'closed'],
    ['2026-06-13T09:00:00', 'closed 2026-06-12T23:59:59'],
  ])('hours and weekdays say when they open next, at %s: %s', (now, answer) => {
    expect(at(daily, now)).toBe(answer)
  })

  test('only weekdays: the whole day is open', () => {
    const sundays: Windows = [{ weekdays: [7] }]
    expect(at(sundays, '2026-06-06T23:59:59')).toBe('closed 2026-06-07T00:00:00')
    expect(at(sundays, '2026-06-07T23:59:59')).toBe('open')
  })

  test('members come earlier; the others are told their own hour', () => {
    const windows: Windows = [
      { opens: '2026-05-01T09:00:00', when: { fact: 'answer.member', is: true } },
      { opens: '2026-06-01T09:00:00' },
    ]
    expect(at(windows, '2026-05-02T09:00:00', { answers: { member: true } })).toBe('open')
    expect(at(windows, '2026-05-02T09:00:00')).toBe('not_open 2026-06-01T09:00:00')
  })
})

describe('the same gate stands', () => {
  const AGES = { ages: { from: 16, to: 25 } }
  const CHILD = { birthDate: '2015-01-01' }

  test('at the event, for each person', () => {
    const event = compiled({ ...AGES })
    expect(told(quoteOf(event, [{ birthDate: '2010-08-05' }, CHILD, {}]))).toEqual([
      'too_young b birthDate',
      'too_old c birthDate',
    ])
  })

  test('at a group and at a type', () => {
    const event = compiled({
      groups: [{ id: 'young', name: 'Młodzi', ...AGES }],
      types: [{ id: 'late', name: 'Ostatni', windows: [{ opens: '2026-07-01T00:00:00' }] }],
    })
    expect(told(quoteOf(event, [{ ...CHILD, group: 'young', type: 'late' }]))).toEqual([
      'not_open a type',
      'too_young a group',
    ])
  })

  test('at an item: who does not want it is not told', () => {
    const event = compiled({ items: [item({ id: 'pub', choose: 'optional', ...AGES })] })
    expect(told(quoteOf(event, [{ ...CHILD, choices: { pub: true } }, CHILD]))).toEqual(['too_young a pub'])
  })

  test('at an item that must be chosen: closed is told to all, not offered to nobody', () => {
    const event = (gate: Record<string, unknown>) =>
      compiled({ items: [item({ id: 'bed', choose: 'one', options: [{ id: 'a', name: 'A' }], ...gate })] })
    expect(told(quoteOf(event({ windows: [{ closes: '2026-06-01T00:00:00' }] }), [{}]))).toEqual([
      'closed a bed',
    ])
    expect(told(quoteOf(event(AGES), [CHILD]))).toEqual([])
  })

  test('at what cannot be read: whoever typed something is told, and no fact stays unknown', () => {
    const options = [{ id: 'far', name: 'Daleko' }]
    const event = compiled({
      items: [
        item({ id: 'bus', choose: 'optional', options, windows: [{ opens: '2026-07-01T00:00:00' }] }),
        item({ id: 'pub', choose: 'optional', options, ...AGES }),
      ],
    })
    expect(told(quoteOf(event, [{ ...CHILD, choices: { bus: 'moon', pub: 'moon' } }]))).toEqual([
      'not_open a bus',
      'too_young a pub',
    ])
  })

  test('by year of birth, whatever the age on the day, and beside the age', () => {
    const born = { from: 2010, to: 2012 }
    const event = compiled({
      items: [
        item({ id: 'short', choose: 'optional', ages: { born } }),
        item({ id: 'long', choose: 'optional', ages: { from: 15, born: { to: 2012 } } }),
      ],
    })
    const told = (birthDate: string, thing: string) =>
      quoteOf(event, [{ birthDate, choices: { [thing]: true } }]).problems.map(({ code, where, params }) =>
        [code, where, params.from, params.bornFrom, params.bornTo].join(' '),
      )
    expect(told('2009-12-31', 'short')).toEqual(['too_old short  2010 2012'])
    expect(told('2010-01-01', 'short')).toEqual([])
    expect(told('2012-12-31', 'short')).toEqual([])
    expect(told('2013-01-01', 'short')).toEqual(['too_young short  2010 2012'])
    expect(told('2011-08-06', 'long')).toEqual(['too_young long 15  '])
    expect(told('2011-08-05', 'long')).toEqual([])
    const open = compiled({ ages: { born: { to: 2012 } } })
    expect(quoteOf(open, [{ birthDate: '2013-01-01' }]).problems).toMatchObject([
      { code: 'too_young', person: 'a', where: 'birthDate', params: { bornTo: 2012 } },
    ])
    expect(quoteOf(open, [{ birthDate: null }]).problems.map(({ code }) => code)).toEqual(['field_missing'])
  })

  test('an unknown age keeps nobody out, its field is missing already', () => {
    const event = compiled({ items: [item({ id: 'pub', choose: 'optional', ...AGES })] })
    expect(told(quoteOf(event, [{ birthDate: null, choices: { pub: true } }]))).toEqual([
      'field_missing a birthDate',
    ])
  })
})

test('who joined the waiting list in time finds it open, at whatever price of today', () => {
  const early = { amount: 10_000, when: { fact: 'day', atMost: '2026-05-10' } } as const
  const fee = item({ id: 'fee', price: [early, { amount: 15_000 }] })
  const event = compiled({ windows: [{ closes: '2026-05-10T20:00:00' }], items: [fee] })
  const now = context('2026-06-01T12:00:00')
  const joined = { ...now, openAt: Temporal.PlainDateTime.from('2026-05-10T20:00:00') }
  expect(quoteOf(event, [{}], {}, now).problems.map(({ code }) => code)).toEqual(['closed'])
  expect(quoteOf(event, [{}], {}, joined)).toMatchObject({ problems: [], total: 15_000 })
})
