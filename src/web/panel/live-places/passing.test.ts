import { expect, test } from 'vitest'
import { fitsNow, nextWithRoom } from './passing.ts'

const party = (id: string, units: number, pool = 'event') => ({ id, wants: [{ pool, name: pool, units }] })
const free = (units: number) => [{ pool: 'event', name: 'Miejsca', free: units, wanted: 9, setAside: units }]

test('a party fits when each limit has room for all of it; a limit nobody waits at stops nobody', () => {
  expect(fitsNow(party('five', 5), free(4))).toBe(false)
  expect(fitsNow(party('five', 5), free(5))).toBe(true)
  expect(fitsNow(party('five', 5, 'coach'), free(0))).toBe(true)
})

test('the next with room is the first behind the passed one that fits', () => {
  const entries = [party('two', 2), party('five', 5), party('four', 4), party('one', 1)]
  expect(nextWithRoom(entries, 'five', free(2))?.id).toBe('one')
  expect(nextWithRoom(entries, 'five', free(4))?.id).toBe('four')
  expect(nextWithRoom(entries, 'one', free(4))).toBeUndefined()
})
