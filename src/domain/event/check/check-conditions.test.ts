import { expect, test } from 'vitest'
import { problemText } from '#test/support/definition-problems.ts'
import { parseDefinition } from './check-definition.ts'

/** The problems of a price with this condition. */
function problemsWhen(when: Record<string, unknown>): string[] {
  const parsed = parseDefinition({
    ...{ schemaVersion: 3, title: 'Wystawa', kind: 'other', dates: { start: '2026-08-05', end: null } },
    items: [
      {
        ...{ id: 'fee', name: 'Bilet', category: 'participation', legalKind: 'participation' },
        ...{ per: 'person', choose: 'always', price: [{ when, amount: 1000 }, { amount: 2000 }] },
      },
    ],
    slots: { everyMinutes: 30, first: '09:00', last: '17:00', from: '2026-08-05', to: null, capacity: 10 },
  })
  return parsed.ok ? [] : parsed.problems.map(problemText)
}

test.each([
  [
    { fact: 'day', atMost: '31.05.2026' },
    '„dzień zapisu” to dzień w zapisie RRRR-MM-DD, a nie „31.05.2026”.',
  ],
  [
    { fact: 'day', atMost: '2026-02-30' },
    '„dzień zapisu” to dzień w zapisie RRRR-MM-DD, a nie „2026-02-30”.',
  ],
  [
    { fact: 'day', atMost: '2026-05-31T12:00:00' },
    '„dzień zapisu” to dzień w zapisie RRRR-MM-DD, a nie „2026-05-31T12:00:00”.',
  ],
  [
    { fact: 'paymentDay', atMost: '2026-4-30' },
    '„dzień wpłaty” to dzień w zapisie RRRR-MM-DD, a nie „2026-4-30”.',
  ],
  [
    { fact: 'moment', atMost: '2026-05-31' },
    '„chwila zapisu” to chwila w zapisie RRRR-MM-DDTGG:MM:SS, a nie „2026-05-31”.',
  ],
  [{ fact: 'slotTime', atMost: '9:30' }, '„godzina wejścia” to godzina w zapisie GG:MM, a nie „9:30”.'],
])('a value compared as text has the notation of the fact: %o', (when, message) => {
  expect(problemsWhen(when)).toEqual([`items.0.price.0.when: ${message}`])
})

test('a value in the right notation is accepted', () => {
  expect(problemsWhen({ fact: 'day', atMost: '2026-05-31' })).toEqual([])
  expect(problemsWhen({ fact: 'moment', atMost: '2026-05-31T12:00:00' })).toEqual([])
  expect(problemsWhen({ fact: 'slotTime', atMost: '09:30' })).toEqual([])
})
