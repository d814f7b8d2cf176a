import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const OPTIONS = (part: Record<string, unknown>) => [{ id: 'a', name: 'A', ...part }]

/** The same gate at the event, a group, a type, an item and an option. */
const everywhere = (gate: Record<string, unknown>) =>
  problemsOf({
    ...gate,
    groups: [{ id: 'g', name: 'G', ...gate }],
    types: [{ id: 't', name: 'T', ...gate }],
    items: [item({ choose: 'one', ...gate, options: OPTIONS(gate) })],
  })
const PLACES = ['', 'groups.0.', 'types.0.', 'items.0.', 'items.0.options.0.']

describe('ages', () => {
  test('with the lower bound above the upper one, at any path', () => {
    expect(everywhere({ ages: { from: 18, to: 16 } })).toEqual(
      PLACES.map((place) => `${place}ages: Wiek „od” jest większy niż wiek „do”.`),
    )
    expect(everywhere({ ages: { from: 16, to: 16 } })).toEqual([])
  })

  test('years of birth: from above to, of four digits', () => {
    expect(everywhere({ ages: { born: { from: 2015, to: 2013 } } })).toEqual(
      PLACES.map((place) => `${place}ages.born: Rocznik „od” jest późniejszy niż rocznik „do”.`),
    )
    expect(everywhere({ ages: { born: { from: 2013, to: 2013 } } })).toEqual([])
    expect(problemsOf({ ages: { born: { from: 13 } } })).toEqual(['ages.born.from: Przynajmniej 1900.'])
    expect(problemsOf({ ask: { birthDate: 'optional', sex: 'no' }, ages: { born: { from: 2013 } } })).toEqual(
      ['ask.birthDate: Zasady zależą od wieku, więc data urodzenia musi być wymagana.'],
    )
  })

  test('on an item of the whole registration', () => {
    expect(problemsOf({ items: [item({ per: 'registration', ages: { from: 3 } })] })).toEqual([
      'items.0.ages: Wiek dotyczy osoby, a ta pozycja całego zgłoszenia.',
    ])
  })
})

describe('windows', () => {
  const window = (part: Record<string, unknown>) => everywhere({ windows: [part] })

  test('that close before they open, at any path', () => {
    expect(window({ opens: '2026-07-02T00:00:00', closes: '2026-07-01T00:00:00' })).toEqual(
      PLACES.map((place) => `${place}windows.0.closes: Zapisy kończą się, zanim się otworzą.`),
    )
  })

  test('that open after the event; the last day itself is not after it', () => {
    expect(window({ opens: '2026-08-15T00:00:00' })[0]).toBe(
      'windows.0.opens: Zapisy otwierają się po wydarzeniu, które kończy się 14 sierpnia 2026.',
    )
    expect(window({ opens: '2026-08-14T23:00:00' })).toEqual([])
  })

  test('after the last of the terms, which may be later than the event states', () => {
    const terms = OPTIONS({ dates: { start: '2026-08-20', end: '2026-08-25' } })
    const items = [item({ choose: 'one', options: terms })]
    const opening = (opens: string) => problemsOf({ items, windows: [{ opens }] })
    expect(opening('2026-08-25T08:00:00')).toEqual([])
    expect(opening('2026-08-26T08:00:00')).toEqual([
      'windows.0.opens: Zapisy otwierają się po wydarzeniu, które kończy się 25 sierpnia 2026.',
    ])
  })

  test('with hours that end before they begin', () => {
    expect(window({ hours: [{ from: '20:00', to: '08:00' }] })[1]).toBe(
      'groups.0.windows.0.hours.0: Godzina „od” jest późniejsza niż „do”.',
    )
  })

  test('without a single open hour', () => {
    const saturday = { opens: '2026-07-04T12:00:00', closes: '2026-07-05T12:00:00' }
    expect(window({ ...saturday, weekdays: [1, 2] })[0]).toBe(
      'windows.0: W tym czasie nie ma żadnej godziny, w której są zapisy.',
    )
    expect(window({ ...saturday, hours: [{ from: '10:00', to: '11:00' }] })).toEqual([])
    expect(
      window({ ...saturday, closes: '2026-07-05T09:00:00', hours: [{ from: '10:00', to: '11:00' }] }),
    ).toHaveLength(5)
  })
})

test('own dates that end before they begin', () => {
  const dates = { start: '2026-07-10', end: '2026-07-09' }
  expect(
    problemsOf({
      groups: [{ id: 'g', name: 'Gdańsk', dates }],
      items: [item({ choose: 'one', options: OPTIONS({ dates }) })],
    }),
  ).toEqual([
    'groups.0.dates.end: „Gdańsk” kończy się, zanim się zacznie.',
    'items.0.options.0.dates.end: „A” kończy się, zanim się zacznie.',
  ])
})
