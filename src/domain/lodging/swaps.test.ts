import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Lodger, SexRule, Space } from './lodging.ts'
import { proposeSpaces } from './propose.ts'
import { findSwaps, type Swap } from './swaps.ts'
import { keyOf, readWishes } from './wishes.ts'

const person = (id: string, more: Partial<Lodger> = {}): Lodger => ({
  ...{ id, family: id, firstName: id, lastName: 'Mazur', age: 30, sex: 'FEMALE', group: null, wish: null },
  ...{ key: null, kinds: [], hasWholeRoom: false, ...more },
})
const room = (id: string, places: number, sexes: SexRule = 'any', kind: string | null = null): Space => ({
  ...{ id, house: '', name: id, places, sexes, kind },
})
const family = (name: string, firsts: readonly string[], more: Partial<Lodger> = {}) =>
  firsts.map((first) =>
    person(`${name}-${first}`, { family: name, firstName: first, lastName: name, ...more }),
  )

/** Rooms as '1: a b', with who should be together. */
const swapsOf = (
  people: readonly Lodger[],
  spaces: readonly Space[],
  inside: Readonly<Record<string, string>>,
  together: readonly string[],
) => {
  const standing = new Map(
    Object.entries(inside).flatMap(([space, ids]) => ids.split(' ').map((id) => [id, space] as const)),
  )
  return findSwaps({ people, spaces, standing, separates: true, together })
}
const movesOf = ({ moves }: Swap) => moves.map(({ people, from, to }) => `${people.join('+')} ${from}>${to}`)

test('a free bed comes first, then one person for one', () => {
  const people = ['a', 'b', 'c', 'd'].map((id) => person(id))
  const rooms = [room('1', 2), room('2', 2)]
  expect(
    swapsOf(people, [...rooms, room('3', 2)], { 1: 'a c', 2: 'b' }, ['a', 'b']).swaps.map(movesOf),
  ).toEqual(expect.arrayContaining([['a 1>2']]))
  const { swaps, why } = swapsOf(people, rooms, { 1: 'a c', 2: 'b d' }, ['a', 'b'])
  expect(why).toBeNull()
  expect(swaps.map(movesOf)).toEqual([
    ['b 2>1', 'c 1>2'],
    ['a 1>2', 'd 2>1'],
  ])
})

test('a family makes place as a whole, and two may be needed for one', () => {
  const kos = family('kos', ['Jan', 'Iza'])
  const lis = family('lis', ['Ewa', 'Ola'])
  const people = [...kos, ...lis, person('x'), person('y')]
  const rooms = [room('1', 4), room('2', 3)]
  const inside = { 1: 'kos-Jan kos-Iza x y', 2: 'lis-Ewa lis-Ola' }
  const { swaps } = swapsOf(people, rooms, inside, ['kos-Jan', 'lis-Ewa'])
  expect(swaps.map(movesOf)).toEqual([['lis-Ewa+lis-Ola 2>1', 'x 1>2', 'y 1>2']])
})

test('a whole room goes elsewhere when it is needed by as many', () => {
  const residents = ['c', 'd', 'e'].map((id) => person(id, { kinds: ['room/bath'] }))
  const guests = ['a', 'b', 'g'].map((id) => person(id))
  const rooms = [room('1', 1), room('2', 1), room('3', 3), room('4', 3, 'any', 'room/bath')]
  const { swaps } = swapsOf([...guests, ...residents], rooms, { 1: 'a', 2: 'b', 3: 'c d e' }, ['a', 'b', 'g'])
  expect(swaps.map(movesOf)).toEqual([['a 1>3', 'b 2>3', 'g null>3', 'c+d+e 3>4']])
})

test('people of one key leave together', () => {
  const residents = ['c', 'd', 'e'].map((id) => person(id, { wish: 'KOSY7' }))
  const rooms = [room('1', 1), room('2', 1), room('3', 3), room('4', 3, 'women')]
  const people = [person('a', { family: 'x' }), person('b', { sex: 'MALE', family: 'x' }), ...residents]
  const { swaps } = swapsOf(people, rooms, { 1: 'a', 2: 'b', 3: 'c d e' }, ['a', 'b'])
  expect(swaps.map(movesOf)).toEqual([['a 1>3', 'b 2>3', 'c+d+e 3>4']])
})

test('who has no bed gets one where somebody else has another to go to', () => {
  const people = [person('m', { sex: 'MALE' }), person('w'), person('x')]
  const rooms = [room('1', 1), room('2', 1, 'women')]
  expect(swapsOf(people.slice(0, 2), rooms, { 1: 'w' }, ['m']).swaps.map(movesOf)).toEqual([
    ['m null>1', 'w 1>2'],
  ])
  expect(swapsOf(people, rooms, { 1: 'w', 2: 'x' }, ['m'])).toEqual({ swaps: [], why: 'others' })
})

test('where there is none the reason is said', () => {
  const people = [person('a'), person('m', { sex: 'MALE' }), person('b')]
  const inside = { 1: 'a', 2: 'm', 3: 'b' }
  const why = (rooms: Space[], together: string[], all = people) => swapsOf(all, rooms, inside, together).why
  expect(why([room('1', 2), room('2', 2), room('3', 1)], ['a', 'm'])).toBe('sexes')
  expect(why([room('1', 1), room('2', 1), room('3', 1)], ['a', 'b'])).toBe('no_space_so_big')
  const bath = [room('1', 2, 'any', 'room/bath'), room('2', 2, 'any', 'room/bath')]
  expect(why(bath, ['a', 'b'])).toBe('other_kind')
  // A bed that is kept for the staff is none: the space says what may be given.
  const kept = [room('1', 2), room('2', 1), room('3', 1)]
  const other = [...people, person('c', { wish: 'SAMA7' }), person('d', { wish: 'SAMA7' })]
  expect(swapsOf(other, kept, { 1: 'c d', 2: 'a', 3: 'b' }, ['a', 'b'])).toEqual({ swaps: [], why: 'others' })
})

test('a house in which nobody can be moved is not searched to its end', () => {
  let looks = 0
  const houseOf = (size: number) => Array.from({ length: size }, (_, index) => String(index))
  const looksInto = (size: number) => {
    looks = 0
    const spaces = houseOf(size).map((id) => ({
      ...room(id, 2),
      get sexes() {
        looks += 1
        return 'any' as const
      },
    }))
    const people = ['a', 'b', ...houseOf(size)].map((id) =>
      person(id, { hasWholeRoom: id !== 'a' && id !== 'b' }),
    )
    const inside = Object.fromEntries(houseOf(size).map((id) => [id, id]))
    expect(swapsOf(people, spaces, inside, ['a', 'b'])).toEqual({ swaps: [], why: 'others' })
    return looks
  }
  // All of a house of sixty is looked at; of a larger one no more than some thousand times.
  expect(looksInto(60)).toBeGreaterThan(3_600)
  expect(looksInto(400)).toBeLessThan(7_000)
})

const nameOf = (index: number) => `${String.fromCharCode(97 + (index % 26)).repeat(4)}${'xyzuv'[index % 5]}`
const anyPerson = fc.record({
  family: fc.integer({ min: 0, max: 40 }),
  sex: fc.constantFrom('MALE', 'FEMALE', null),
  wish: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 40 }), fc.constantFrom('KOSY7', 'LISY8')),
  kinds: fc.constantFrom(['room/bath'], []),
  hasWholeRoom: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
})
const anyRoom = fc.record({
  places: fc.integer({ min: 1, max: 6 }),
  sexes: fc.constantFrom('women', 'men', 'family', 'any'),
  kind: fc.constantFrom('room/bath', null, null),
})
const houses = fc
  .record({
    people: fc.array(anyPerson, { minLength: 6, maxLength: 40 }),
    rooms: fc.array(anyRoom, { minLength: 3, maxLength: 16 }),
  })
  .map(({ people, rooms }) => ({
    people: people.map(({ wish, ...each }, index) =>
      person(`p${index}`, {
        ...{ ...each, family: `f${each.family}`, firstName: nameOf(index), lastName: nameOf(index) },
        wish: typeof wish === 'number' ? `${nameOf(wish)} ${nameOf(wish)}` : wish,
      }),
    ),
    spaces: rooms.map(({ places, sexes, kind }, index) => room(`r${index}`, places, sexes, kind)),
  }))

test('on random houses no swap costs anybody a kept wish, a key, a family, a bed, the kind or the sex of a room', () => {
  let seen = 0
  fc.assert(
    fc.property(houses, ({ people, spaces }) => {
      const question = { people, spaces, separates: true }
      const { assignment, notKept } = proposeSpaces({ ...question, assigned: new Map() })
      for (const lost of notKept) {
        const together = togetherOf(lost)
        if (together === null) continue
        for (const { space, moves } of findSwaps({ ...question, standing: assignment, together }).swaps) {
          seen += 1
          const after = new Map(assignment)
          for (const move of moves) for (const id of move.people) after.set(id, move.to)
          for (const move of moves)
            for (const id of move.people) expect(assignment.get(id) ?? null).toBe(move.from)
          for (const id of together) expect(after.get(id)).toBe(space)
          expectKept(people, assignment, after)
          for (const each of spaces) expectSound(people, each, after)
        }
      }
    }),
    { numRuns: 1_500 },
  )
  expect(seen).toBeGreaterThan(100)
})

type Standing = ReadonlyMap<string, string>

const togetherOf = (lost: ReturnType<typeof proposeSpaces>['notKept'][number]): readonly string[] | null => {
  if (lost.kind !== 'wish') return lost.people
  return lost.to === null ? null : [lost.from, lost.to]
}

/** What was together is together still. */
function expectKept(people: readonly Lodger[], before: Standing, after: Standing): void {
  const were = (one: string, other: string) => before.has(one) && before.get(one) === before.get(other)
  for (const { from, to } of readWishes(people).read)
    if (were(from, to)) expect(after.get(from)).toBe(after.get(to))
  for (const one of people)
    for (const other of people) {
      const key = keyOf(one)
      const isBound = one.family === other.family || (key !== null && key === keyOf(other))
      if (isBound && were(one.id, other.id)) expect(after.get(one.id)).toBe(after.get(other.id))
      if (before.has(one.id)) expect(after.has(one.id)).toBe(true)
    }
}

function expectSound(people: readonly Lodger[], space: Space, after: Standing): void {
  const inside = people.filter(({ id }) => after.get(id) === space.id)
  const sexes = new Set(inside.map(({ sex }) => sex))
  expect(inside.length).toBeLessThanOrEqual(space.places)
  if (space.kind !== null) expect(inside.every(({ kinds }) => kinds.includes(space.kind ?? ''))).toBe(true)
  if (space.sexes === 'women') expect([...sexes].every((sex) => sex === 'FEMALE')).toBe(true)
  if (space.sexes === 'men') expect([...sexes].every((sex) => sex === 'MALE')).toBe(true)
  if (space.sexes === 'family') expect(new Set(inside.map((each) => each.family)).size).toBeLessThan(2)
  if (inside.some((each) => each.hasWholeRoom))
    expect(new Set(inside.map((each) => each.family)).size).toBeLessThan(2)
  if (space.sexes === 'any' && sexes.size > 1) expect(areConnected(people, inside)).toBe(true)
}

/** Whether families and mutual wishes lead from each of them to each other one. */
function areConnected(people: readonly Lodger[], inside: readonly Lodger[]): boolean {
  const reached = new Set(inside.slice(0, 1).map(({ family: name }) => name))
  const mutual = readWishes(people).read.filter((wish) => wish.mutual)
  const familyOf = new Map(people.map((each) => [each.id, each.family]))
  for (let before = -1; before !== reached.size; ) {
    before = reached.size
    for (const { from, to } of mutual) {
      const [one, other] = [familyOf.get(from) ?? '', familyOf.get(to) ?? '']
      if (reached.has(one) || reached.has(other)) reached.add(one).add(other)
    }
  }
  return inside.every((each) => reached.has(each.family))
}

/** Of this thread, in milliseconds: a clock would count what else the machine does. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

test('120 people in 30 rooms are searched in less than 200 ms of the processor, also where nothing is found', () => {
  const people = Array.from({ length: 120 }, (_, index) =>
    person(`p${index}`, {
      ...{ family: `f${index}`, firstName: nameOf(index), lastName: nameOf(index * 7) },
      ...{ sex: index % 2 === 0 ? 'MALE' : 'FEMALE' },
    }),
  )
  const spaces = Array.from({ length: 30 }, (_, index) => room(`r${index}`, 4))
  const standing = new Map(
    people.map(({ id }, index) => [id, `r${Math.floor(index / 8) + (index % 2) * 15}`]),
  )
  const all = { people, spaces, standing, separates: true }
  const took = (together: string[]) => {
    const start = processorTime()
    const { swaps } = findSwaps({ ...all, together })
    return { swaps: swaps.length, ms: processorTime() - start }
  }
  took(['p0', 'p8'])
  const [some, none] = [took(['p0', 'p8']), took(['p0', 'p1'])]
  // Everybody in a room is bound to the others by a key, so that all rooms are searched for nothing.
  const bound = people.map((each) => ({ ...each, wish: `KEY${standing.get(each.id)}` }))
  const single = bound.map((each, index) => (index < 9 ? { ...each, wish: null } : each))
  const start = processorTime()
  const { swaps } = findSwaps({ ...all, people: single, together: ['p0', 'p16'] })
  const searched = processorTime() - start
  // Three coaches of 40, in which everybody may change with everybody.
  const coaches = ['c1', 'c2', 'c3'].map((id) => room(id, 40))
  const seats = new Map(people.map(({ id }, index) => [id, `c${1 + (index % 3)}`]))
  const riding = { people, spaces: coaches, standing: seats, separates: false, together: ['p0', 'p1', 'p2'] }
  const began = processorTime()
  expect(findSwaps(riding).swaps).toHaveLength(3)
  const rode = processorTime() - began
  expect([some.swaps, none.swaps, swaps.length]).toEqual([3, 0, 0])
  expect(Math.max(some.ms, none.ms, searched, rode)).toBeLessThan(200)
})
