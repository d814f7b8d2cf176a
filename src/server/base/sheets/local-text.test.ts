import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localOf } from '#domain/values/polish-time.ts'
import { localTextOf } from './local-text.ts'

test('the time as text is the local time, at any minute of two centuries, around changes of the clock too', () => {
  const minutes = fc.integer({ min: -30_000_000, max: 70_000_000 })
  const changes = fc
    .constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '1970-01-01T00:00:00Z')
    .chain((at) =>
      fc
        .integer({ min: -180, max: 180 })
        .map((by) => Temporal.Instant.from(at).epochMilliseconds / 60_000 + by),
    )
  fc.assert(
    fc.property(fc.oneof(minutes, changes), fc.integer({ min: 0, max: 59_999 }), (minute, more) => {
      const instant = Temporal.Instant.fromEpochMilliseconds(minute * 60_000 + more)
      const local = localOf(instant).toString({ smallestUnit: 'minute' })
      expect(localTextOf(instant.toString())).toBe(local)
    }),
  )
})
