import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const dueProblems = (due: unknown) =>
  problemsOf({
    items: [item()],
    plans: [{ id: 'p', name: 'P', parts: [{ name: 'I', amount: 'rest', due }] }],
  }).map((each) => each.replace('plans.0.parts.0.', '').replaceAll('\u00a0', ' '))

describe('a malformed deadline is refused at its path, with the fields that would make one', () => {
  test.each<[unknown, string]>([
    [{}, 'due: Potrzebne jedno z pól: on, days, workingDays, hours, minutes.'],
    [{ days: 3 }, 'due: Potrzebne jedno z pól: after, before.'],
    [{ after: 'registration' }, 'due: Potrzebne jedno z pól: days, workingDays, hours, minutes.'],
    [
      { days: 3, befor: 'start' },
      'due: Nieznane pole: befor. Czy chodzi o before? Potrzebne jedno z pól: after, before.',
    ],
    [
      { daysBefore: 3 },
      'due: Nieznane pole: daysBefore. Potrzebne jedno z pól: on, days, workingDays, hours, minutes.',
    ],
    [{ days: 3, before: 'entry' }, 'due.before: Dozwolone wartości: start.'],
    [{ hours: 3, before: 'start' }, 'due.before: Dozwolone wartości: entry.'],
    [{ days: 3, after: 'start' }, 'due.after: Dozwolone wartości: registration.'],
    [
      { days: 3, after: 'registration', before: 'start' },
      'due: Naraz może być tylko jedno z pól: after, before.',
    ],
    [
      { days: 3, workingDays: 3, before: 'start' },
      'due: Naraz może być tylko jedno z pól: days, workingDays.',
    ],
    [
      { on: '2026-07-01', notAfter: { on: '2026-07-02' } },
      'due: Razem z pozostałymi nie może tu być: notAfter.',
    ],
    [{ on: '2026-07-01', days: 3 }, 'due: Razem z pozostałymi nie może tu być: days.'],
    [
      { days: 3, before: 'start', notAfter: { hours: 1, before: 'entry' } },
      'due.notAfter: Nieznane pole: hours. Potrzebne jedno z pól: days, workingDays.',
    ],
    ['jutro', 'due: Tu potrzeba: obiekt.'],
    [{ days: '3', before: 'start' }, 'due.days: Tu potrzeba: liczba. Bez cudzysłowu: 3.'],
  ])('%j', (due, expected) => {
    expect(dueProblems(due)).toEqual([expected])
  })
})

test.each<[object, number, number]>([
  [{ after: 'registration' }, 0, 365],
  [{ before: 'start' }, 0, 730],
])('days %j have bounds', (side, least, most) => {
  const of = (days: number) => dueProblems({ days, ...side })
  expect([of(least), of(most)].flat()).toEqual([])
  expect(of(least - 1)).toEqual([`due.days: Przynajmniej ${least}.`])
  expect(of(most + 1)).toEqual([`due.days: Maksymalnie ${most}.`])
})

test.each<[string, object, number, number]>([
  ['workingDays', { after: 'registration' }, 0, 365],
  ['workingDays', { before: 'start' }, 0, 365],
  ['hours', { after: 'registration' }, 1, 336],
  ['minutes', { after: 'registration' }, 5, 20_160],
])('%s %j have bounds', (unit, side, least, most) => {
  const of = (count: number) => dueProblems({ [unit]: count, ...side })
  expect([of(least), of(most)].flat()).toEqual([])
  expect(of(least - 1)).toEqual([`due.${unit}: Przynajmniej ${least}.`])
  expect(of(most + 1)).toEqual([`due.${unit}: Maksymalnie ${most}.`])
})

test('only the day of a part of payment may be announced later', () => {
  expect(dueProblems({ on: null })).toEqual([])
  expect(problemsOf({ items: [item()], refunds: [{ until: { on: null } }] })).toEqual([
    'refunds.0.until.on: Tu potrzeba: tekst.',
  ])
})

describe('the rest of items', () => {
  const due = { on: '2026-07-01' }
  const plan = (...restOf: readonly (readonly string[])[]) =>
    problemsOf({
      items: [item(), item({ id: 'bus' })],
      plans: [
        {
          ...{ id: 'p', name: 'P' },
          parts: [
            ...restOf.map((items, i) => ({ name: `${i}`, amount: { restOf: items }, due })),
            { name: 'Reszta', amount: 'rest', due },
          ],
        },
      ],
    })

  test('names items that there are', () => {
    expect(plan(['fee'])).toEqual([])
    expect(plan(['fee', 'busy'])).toEqual([
      'plans.0.parts.0.amount.restOf.1: Nie ma pozycji cennika „busy”. Czy chodzi o bus?',
    ])
    expect(plan([])).toEqual(['plans.0.parts.0.amount.restOf: Najmniejsza liczba pozycji: 1.'])
  })

  test('names each item once', () => {
    const twice = 'Reszta za tę pozycję jest już w innym miejscu tego planu.'
    expect(plan(['fee'], ['bus'])).toEqual([])
    expect(plan(['fee'], ['bus', 'fee'])).toEqual([`plans.0.parts.1.amount.restOf.1: ${twice}`])
    expect(plan(['fee', 'fee'])).toEqual([`plans.0.parts.0.amount.restOf.1: ${twice}`])
  })
})
