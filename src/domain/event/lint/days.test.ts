import { describe, expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

describe('days', () => {
  const day = (part: Record<string, unknown>) =>
    warningsIn({ items: [item({ choose: 'any', options: [{ id: 'o', name: 'O', ...part }] })] })
  const FAR = 'To daleko od wydarzenia, które trwa od 5 sierpnia 2026 do 14 sierpnia 2026.'

  test('far from the event', () => {
    expect(day({ day: '2026-08-18' })).toEqual([`items.0.options.0.day: ${FAR}`])
    expect(day({ day: '2026-08-17' })).toEqual([])
    expect(day({ dates: { start: '2025-08-05', end: '2025-08-09' } })).toEqual([
      `items.0.options.0.dates: ${FAR}`,
    ])
    expect(day({ dates: { start: '2026-07-01' } })).toEqual([])
  })

  test('days of ages, and of an event without a start', () => {
    expect(warningsIn({ dates: { start: '2026-08-05', end: null, ageDay: '2016-08-05' } })).toEqual([
      'dates.ageDay: Wiek liczy się na dzień daleko od wydarzenia: 5 sierpnia 2016.',
    ])
    expect(warningsIn({ dates: { start: null, end: '2026-08-05' } })).toEqual([
      'dates.start: Wydarzenie ma ostatni dzień, a nie ma pierwszego.',
    ])
  })

  test('terms that state no days of their own', () => {
    const terms = (dates?: object) => ['i', 'ii'].map((id) => ({ id, name: `Turnus ${id}`, dates }))
    const dayWarnings = (part: Record<string, unknown>) =>
      warningsIn(part).filter((warning) => warning.includes('Turnusy nie mają własnych dni'))
    expect(dayWarnings({ groupLabel: 'Turnus', groups: terms() })).toHaveLength(1)
    expect(dayWarnings({ items: [item({ name: 'Turnus', choose: 'one', options: terms() })] })).toHaveLength(
      1,
    )
    expect(dayWarnings({ groupLabel: 'Turnus', groups: terms({ start: '2026-08-05' }) })).toEqual([])
    expect(dayWarnings({ groups: terms() })).toEqual([])
  })

  test('hours of entry', () => {
    const slots = (part: Record<string, unknown>) =>
      warningsIn({
        slots: {
          ...{ everyMinutes: 30, first: '09:00', last: '15:00', from: '2026-08-05', to: '2026-08-14' },
          ...{ capacity: 30, ...part },
        },
      })
    expect(slots({})).toEqual([])
    expect(slots({ breaks: [{ from: '13:00', to: '12:00' }] })).toEqual([
      'slots.breaks.0: Przerwa kończy się, zanim się zacznie, więc jej nie ma.',
    ])
    expect(slots({ closed: [{ day: '2025-08-06' }] })).toEqual([
      'slots.closed.0: Tego dnia i tak nie ma wejść.',
    ])
    expect(slots({ other: [{ days: ['2026-08-06'], first: '12:00', last: '11:00' }] })).toEqual([
      'slots.other.0: Z tych godzin nie wynika żadna godzina wejścia.',
    ])
    expect(slots({ capacity: 0 })).toEqual(['slots.capacity: Limit to 0, więc nikt tego nie dostanie.'])
  })
})
