import { expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, draft } from '../quote/quote.fixture.ts'
import { changeTerms } from './change-terms.ts'

const REGISTERED = Temporal.PlainDateTime.from('2026-06-01T12:00:00')

/** An event of 5 to 14 August. */
const termsAt = (
  now: string,
  changes: EventDefinitionInput['changes'],
  part: Partial<EventDefinitionInput> = {},
) =>
  changeTerms(compiled({ ...part, ...(changes === undefined ? {} : { changes }) }), {
    agreed: { draft: draft([{}], { slot: '2026-08-20T10:30:00' }), pricedAt: REGISTERED, channel: 'online' },
    ...{ now: Temporal.PlainDateTime.from(now), registeredAt: REGISTERED },
  })

test('changes without a rule are always open', () => {
  expect(termsAt('2030-01-01T00:00:00', undefined)).toEqual({ isOpen: true, until: null })
})

test('changes with null are never open', () => {
  expect(termsAt('2026-06-01T12:00:01', null)).toEqual({ isOpen: false, until: null })
})

test('a last day counts to its end', () => {
  const changes = { until: { days: 7, before: 'start' as const } }
  expect(termsAt('2026-07-29T23:59:59', changes)).toEqual({ isOpen: true, until: '2026-07-29' })
  expect(termsAt('2026-07-30T00:00:00', changes)).toEqual({ isOpen: false, until: '2026-07-29' })
})

test('hours are counted to the entry that is held', () => {
  const slots = {
    everyMinutes: 30,
    first: '09:00',
    last: '17:00',
    from: '2026-08-05',
    to: '2026-08-30',
    capacity: 9,
  }
  const changes = { until: { hours: 24, before: 'entry' as const } }
  expect(termsAt('2026-08-19T10:30:00', changes, { slots })).toEqual({
    isOpen: true,
    until: '2026-08-19T10:30:00',
  })
  expect(termsAt('2026-08-19T10:30:01', changes, { slots })).toMatchObject({ isOpen: false })
})
