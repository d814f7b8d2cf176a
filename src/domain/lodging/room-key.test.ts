import { expect, test } from 'vitest'
import type { Lodger, SexRule, Space } from './lodging.ts'
import { readRoomKey, roomKeyOf, whyNotJoin } from './room-key.ts'

const person = (id: string, more: Partial<Lodger> = {}): Lodger => ({
  ...{ id, family: id, firstName: id, lastName: 'Mazur', age: 30, sex: 'FEMALE', group: null, wish: null },
  ...{ key: null, kinds: ['room/bath'], hasWholeRoom: false, ...more },
})
const room = (places: number, sexes: SexRule = 'any', kind: string | null = null): Space => ({
  ...{ id: `${places}-${sexes}`, house: '', name: '1', places, sexes, kind },
})

test('a key has six characters, none of which is taken for another one', () => {
  const key = roomKeyOf(new Uint8Array([0, 7, 8, 24, 31, 255]))
  expect(key).toBe('AHJ299')
  const all = roomKeyOf(Uint8Array.from({ length: 6 }, (_, n) => n * 5))
  expect(all).not.toMatch(/[01OI]/)
})

test.each([
  ['k7m 2px', 'K7M2PX'],
  [' K7M-2PX ', 'K7M2PX'],
  ['K7M2P', null],
  ['K7M2PXA', null],
  ['K7M2P0', null],
  ['K7M2PI', null],
  ['', null],
])('the typed key %j is read as %j', (typed, key) => {
  expect(readRoomKey(typed)).toBe(key)
})

test('people join for a room that is large enough for them all', () => {
  const [ewa, ala, ola] = [person('ewa'), person('ala'), person('ola')]
  expect(whyNotJoin([room(2), room(3)], [ewa, ala], [ola])).toBe(null)
  expect(whyNotJoin([room(2)], [ewa, ala], [ola])).toBe('no_space_so_big')
})

test('women and men join where a room is for anybody, and not where it is for one sex', () => {
  const [ewa, jan] = [person('ewa'), person('jan', { sex: 'MALE' })]
  expect(whyNotJoin([room(2)], [ewa], [jan])).toBe(null)
  expect(whyNotJoin([room(2, 'women'), room(4, 'men')], [ewa], [jan])).toBe('sexes')
})

test('two families do not join for a room for one family, nor those who have paid for a whole room', () => {
  const [ewa, ala] = [person('ewa'), person('ala')]
  expect(whyNotJoin([room(4, 'family')], [ewa], [ala])).toBe('sexes')
  expect(whyNotJoin([room(4)], [{ ...ewa, hasWholeRoom: true }], [ala])).toBe('sexes')
})

test('before rooms are entered, those join who have made the same choice', () => {
  const ewa = person('ewa')
  expect(whyNotJoin([], [ewa], [person('ala')])).toBe(null)
  expect(whyNotJoin([], [ewa], [person('ala', { kinds: ['room/shared'] })])).toBe('other_kind')
})

test('people of another kind of room do not join', () => {
  const ala = person('ala', { kinds: ['room/shared'] })
  expect(whyNotJoin([room(4, 'any', 'room/bath')], [person('ewa')], [ala])).toBe('other_kind')
})

test('no more than twelve people join', () => {
  const many = Array.from({ length: 12 }, (_, n) => person(`p${n}`))
  expect(whyNotJoin([], many, [person('ewa')])).toBe('too_many')
  expect(whyNotJoin([], many.slice(1), [person('ewa')])).toBe(null)
})
