import { expect, test } from 'vitest'
import { compiled, item } from '../quote/quote.fixture.ts'
import { shiftDefinition } from './shift-days.ts'

const { definition } = compiled({
  dates: { start: '2026-08-05', end: '2026-08-14', ageDay: '2026-08-05' },
  page: { lede: 'Wychodzimy 5 sierpnia 2026.', programme: [{ day: '2026-08-05', title: 'Borów – Lipnica' }] },
  windows: [{ opens: '2026-03-01T09:00:00', closes: '2026-07-31T23:59:59' }],
  items: [
    item({
      windows: [{ closes: '2026-07-01T12:00:00' }],
      price: [
        { when: { fact: 'day', atMost: '2026-05-31' }, amount: 100 },
        { when: { fact: 'birthDate', atLeast: '2010-01-01' }, amount: 50 },
        { amount: 200 },
      ],
    }),
  ],
  slots: {
    everyMinutes: 15,
    first: '10:00',
    last: '12:00',
    from: '2026-08-05',
    to: '2026-08-14',
    closed: [{ day: '2026-08-06' }],
    capacity: 5,
  },
  plans: [
    { id: 'whole', name: 'Płatność', parts: [{ name: 'Całość', amount: 'rest', due: { on: '2026-07-15' } }] },
  ],
})

test('every day and moment moves, weekdays stay, so do words and birth dates', () => {
  const moved = shiftDefinition(definition, 7)
  expect(moved.dates).toEqual({ start: '2026-08-12', end: '2026-08-21', ageDay: '2026-08-12' })
  expect(moved.page.programme[0]?.day).toBe('2026-08-12')
  expect(moved.page.lede).toBe('Wychodzimy 5 sierpnia 2026.')
  expect(moved.windows[0]).toMatchObject({ opens: '2026-03-08T09:00:00', closes: '2026-08-07T23:59:59' })
  expect(moved.items[0]).toMatchObject({
    windows: [{ closes: '2026-07-08T12:00:00' }],
    price: [{ when: { atMost: '2026-06-07' } }, { when: { atLeast: '2010-01-01' } }, { amount: 200 }],
  })
  expect(moved.slots).toMatchObject({ from: '2026-08-12', to: '2026-08-21', closed: [{ day: '2026-08-13' }] })
  expect(moved.plans[0]?.parts[0]?.due).toEqual({ on: '2026-07-22' })
})

test('there and back is the same', () => {
  expect(shiftDefinition(shiftDefinition(definition, 364), -364)).toEqual(definition)
  expect(shiftDefinition(definition, 0)).toEqual(definition)
})
