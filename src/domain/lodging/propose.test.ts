import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Lodger, SexRule, Space } from './lodging.ts'
import { proposeSpaces } from './propose.ts'
import { hindrance, spareBeds } from './room.ts'
import { readWishes } from './wishes.ts'

const person = (id: string, more: Partial<Lodger> = {}): Lodger => ({
  ...{ id, family: id, firstName: id, lastName: 'Mazur', age: 30, sex: 'FEMALE', group: null, wish: null },
  ...{ key: null, kinds: [], hasWholeRoom: false, ...more },
})
const room = (id: string, places: number, sexes: SexRule = 'any', kind: string | null = null): Space => ({
  ...{ id, house: '', name: id, places, sexes, kind },
})
const propose = (people: Lodger[], spaces: Space[], assigned = new Map<string, string>()) =>
  proposeSpaces({ people, spaces, assigned, separates: true })

const kowal = (first: string, more: Partial<Lodger> = {}) =>
  person(`k-${first}`, { family: 'kowal', firstName: first, lastName: 'Kowal', ...more })

test('a family stays whole and takes the room that it fills', () => {
  const family = [kowal('Jan', { sex: 'MALE' }), kowal('Ewa'), kowal('Ola', { age: 4 })]
  const { assignment, families } = propose(
    [person('anna'), ...family],
    [room('6', 6), room('3', 3), room('w', 1)],
  )
  expect(family.map(({ id }) => assignment.get(id))).toEqual(['3', '3', '3'])
  expect(families).toEqual({ kept: 1, all: 1 })
})

test('a family that fits nowhere is divided, and that is said', () => {
  const family = ['Jan', 'Ewa', 'Ola'].map((first) => kowal(first))
  const { assignment, notKept, families } = propose(family, [room('a', 2), room('b', 2)])
  expect(assignment.size).toBe(3)
  expect(families).toEqual({ kept: 0, all: 1 })
  expect(notKept).toMatchObject([{ kind: 'family_split', why: 'no_space_so_big' }])
})

test('of two wishes for one bed the mutual one is kept', () => {
  const people = [
    person('a', { firstName: 'Anna', lastName: 'Lis', wish: 'z Beatą Kos' }),
    person('b', { firstName: 'Beata', lastName: 'Kos', wish: 'Celina Gil' }),
    person('c', { firstName: 'Celina', lastName: 'Gil', wish: 'Kos Beata, jeśli można' }),
  ]
  const { assignment, mutual, oneSided, notKept } = propose(people, [room('1', 1), room('2', 2)])
  expect(assignment.get('b')).toBe(assignment.get('c'))
  expect([mutual, oneSided]).toEqual([
    { kept: 1, all: 1 },
    { kept: 0, all: 1 },
  ])
  expect(notKept).toMatchObject([{ kind: 'wish', from: 'a', to: 'b', why: 'no_space_so_big' }])
})

test('a wish for somebody who has a room already is kept there, and one that names nobody is said', () => {
  const people = [
    person('a', { firstName: 'Anna', lastName: 'Lis', wish: 'Beata Kos' }),
    person('b', { firstName: 'Beata', lastName: 'Kos' }),
    person('c', { wish: 'z koleżanką' }),
  ]
  const { assignment, notKept } = propose(people, [room('1', 3), room('2', 2)], new Map([['b', '2']]))
  expect(assignment).toEqual(new Map([...assignment, ['a', '2']]))
  expect(assignment.has('b')).toBe(false)
  expect(notKept).toEqual([{ kind: 'wish', from: 'c', to: null, mutual: false, why: 'nobody_found' }])
})

test('people who type the same key live together; a word of many is no key', () => {
  const people = [
    person('a', { wish: 'kosy7' }),
    person('b', { wish: 'obojętnie' }),
    person('c', { wish: ' KOSY7 ' }),
    person('d', { wish: 'obojętnie' }),
    person('e', { wish: 'Kosy7' }),
    person('f', { wish: 'SAMA1' }),
  ]
  const { assignment, mutual, notKept } = propose(people, [room('1', 3), room('2', 3)])
  expect(new Set(['a', 'c', 'e'].map((id) => assignment.get(id))).size).toBe(1)
  expect(mutual).toEqual({ kept: 2, all: 2 })
  expect(notKept.map((lost) => lost.kind === 'wish' && lost.from)).toEqual(['b', 'd', 'f'])
  // Of one family it says nothing new.
  const family = ['Jan', 'Ewa'].map((first) => kowal(first, { wish: 'KOSY7' }))
  expect(readWishes(family).read).toEqual([])
})

test('strangers of both sexes share no room, unless both want it; a choice leads to its kind of room', () => {
  const man = person('m', { sex: 'MALE' })
  expect(propose([person('w'), man], [room('1', 2)]).notKept).toMatchObject([
    { kind: 'no_place', why: 'sexes' },
  ])
  const dear = [
    person('w', { firstName: 'Anna', lastName: 'Lis', wish: 'Jan Kos' }),
    person('m', { firstName: 'Jan', lastName: 'Kos', sex: 'MALE', wish: 'Anna Lis' }),
  ]
  expect(propose(dear, [room('1', 2)]).assignment.size).toBe(2)
  const oneSided = dear.map((each) => ({ ...each, wish: each.id === 'w' ? each.wish : null }))
  expect(propose(oneSided, [room('1', 2)]).assignment.size).toBe(1)
  expect(propose([person('w')], [room('1', 2, 'any', 'room/double')]).notKept).toMatchObject([
    { kind: 'no_place', why: 'other_kind' },
  ])
})

test('a room that was begun is filled before another one is opened, and a family still takes a room that fits it', () => {
  const people = [
    person('a'),
    person('m', { sex: 'MALE' }),
    person('b'),
    person('c'),
    person('n', { sex: 'MALE' }),
  ]
  const rooms = [room('1', 2), room('w', 3, 'women'), room('2', 2), room('3', 4)]
  const { assignment } = propose(people, rooms, new Map([['a', '3']]))
  expect(assignment.get('b')).toBe('3')
  expect(assignment.get('c')).toBe('3')
  expect(assignment.get('m')).toBe(assignment.get('n'))
  const family = [kowal('Jan', { sex: 'MALE' }), kowal('Ola')]
  const placed = propose([person('a'), ...family], rooms, new Map([['a', '3']])).assignment
  expect(family.map(({ id }) => placed.get(id))).toEqual(['1', '1'])
})

test('nobody is put to those who have paid for a whole room, also where the room is for every kind', () => {
  const family = ['Ewa', 'Ola'].map((first) => kowal(first, { hasWholeRoom: true }))
  const inside = new Map(family.map(({ id }) => [id, '4'] as const))
  expect(propose([person('a'), ...family], [room('4', 4)], inside).notKept).toMatchObject([{ why: 'sexes' }])
  const late = propose([person('a'), ...family], [room('4', 4)], new Map([['a', '4']]))
  expect(late.assignment.size).toBe(0)
})

test('a room can be filled by those of its sex, unless it is for one family, mixed, empty or full', () => {
  const spare = (people: Lodger[], space: Space) => spareBeds({ space, people })
  const [woman, man] = [person('w'), person('m', { sex: 'MALE' })]
  expect(spare([woman], room('1', 3))).toEqual({ beds: 2, sex: 'FEMALE' })
  expect(spare([man], room('1', 2, 'men'))).toEqual({ beds: 1, sex: 'MALE' })
  const none: [Lodger[], Space][] = [
    [[], room('1', 2)],
    [[woman], room('1', 1)],
    [[woman, man], room('1', 4)],
    [[woman], room('1', 4, 'family')],
    [[person('x', { sex: null })], room('1', 4)],
    [[person('x', { hasWholeRoom: true })], room('1', 4)],
  ]
  for (const [people, space] of none) expect(spare(people, space)).toBeNull()
})

test('in a vehicle sex does not matter', () => {
  const people = [person('w'), person('m', { sex: 'MALE' })]
  const bus = { people, spaces: [room('1', 2)], assigned: new Map(), separates: false }
  expect(proposeSpaces(bus).assignment.size).toBe(2)
})

test('a person who is wished for gets the room that the other one has already', () => {
  const people = [
    person('a', { firstName: 'Anna', lastName: 'Lis', wish: 'Beata Kos' }),
    person('b', { firstName: 'Beata', lastName: 'Kos' }),
  ]
  const { assignment } = propose(people, [room('1', 2), room('2', 4)], new Map([['a', '2']]))
  expect(assignment).toEqual(new Map([['b', '2']]))
})

const anyPerson = fc.record({
  family: fc.integer({ min: 0, max: 12 }),
  sex: fc.constantFrom('MALE', 'FEMALE', null),
  age: fc.option(fc.integer({ min: 0, max: 90 })),
  group: fc.constantFrom('a', 'b', null),
  wish: fc.option(fc.integer({ min: 0, max: 30 })),
})
const anyRoom = fc.record({
  places: fc.integer({ min: 1, max: 6 }),
  sexes: fc.constantFrom('women', 'men', 'family', 'any'),
})
const question = fc
  .record({
    people: fc.array(anyPerson, { maxLength: 30 }),
    rooms: fc.array(anyRoom, { maxLength: 12 }),
  })
  .map(({ people, rooms }) => ({
    people: people.map((each, index) =>
      person(`p${index}`, {
        ...{ ...each, family: `f${each.family}`, firstName: nameOf(index), lastName: nameOf(index) },
        wish: each.wish === null ? null : `${nameOf(each.wish)} ${nameOf(each.wish)}`,
      }),
    ),
    spaces: rooms.map(({ places, sexes }, index) => room(`r${index}`, places, sexes)),
    assigned: new Map<string, string>(),
    separates: true,
  }))
const nameOf = (index: number) => `${String.fromCharCode(97 + (index % 26)).repeat(4)}${'xyz'[index % 3]}`

test('nobody has two beds, no room has too many, and only who belongs together shares it with the other sex', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { assignment, notKept } = proposeSpaces(asked)
      const lost = notKept.flatMap((each) => (each.kind === 'no_place' ? each.people : []))
      expect([...assignment.keys(), ...lost].sort()).toEqual(asked.people.map(({ id }) => id).sort())
      const circles = circlesOf(asked.people)
      for (const space of asked.spaces) {
        const inside = asked.people.filter(({ id }) => assignment.get(id) === space.id)
        const sexes = new Set(inside.map(({ sex }) => sex))
        expect(inside.length).toBeLessThanOrEqual(space.places)
        if (space.sexes === 'women') expect([...sexes].every((sex) => sex === 'FEMALE')).toBe(true)
        if (space.sexes === 'men') expect([...sexes].every((sex) => sex === 'MALE')).toBe(true)
        if (space.sexes === 'family') expect(new Set(inside.map(({ family }) => family)).size).toBeLessThan(2)
        if (sexes.size > 1) expect(new Set(inside.map(({ family }) => circles.get(family))).size).toBe(1)
      }
    }),
  )
})

test('a family is divided only where no room is left that takes it whole', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { assignment } = proposeSpaces(asked)
      for (const family of Map.groupBy(asked.people, (each) => each.family).values()) {
        const rooms = new Set(family.map(({ id }) => assignment.get(id)))
        if (rooms.size < 2) continue
        const party = { people: family, circle: new Set(family.map(({ id }) => id)) }
        const others = asked.people.filter((each) => !family.includes(each))
        const fits = asked.spaces.filter((space) => {
          const people = others.filter(({ id }) => assignment.get(id) === space.id)
          return hindrance({ space, people }, party, true) === null
        })
        expect(fits).toEqual([])
      }
    }),
  )
})

test('the same question has the same answer', () => {
  fc.assert(
    fc.property(question, (asked) => {
      expect(proposeSpaces(structuredClone(asked))).toEqual(proposeSpaces(asked))
    }),
  )
})

/** Families that are connected by mutual wishes, by one of them. */
function circlesOf(people: readonly Lodger[]): Map<string, string> {
  const circles = new Map(people.map(({ family }) => [family, family]))
  const familyOf = new Map(people.map(({ id, family }) => [id, family]))
  for (const { from, to } of readWishes(people).read.filter(({ mutual }) => mutual)) {
    const [one, other] = [circles.get(familyOf.get(from) ?? ''), circles.get(familyOf.get(to) ?? '')]
    for (const [family, circle] of circles) if (circle === other) circles.set(family, one ?? '')
  }
  return circles
}
