import type { Lodger, Space as Offered } from '#domain/lodging/lodging.ts'
import type { Proposal, Question } from '#domain/lodging/propose.ts'
import { type Spare, spareBeds } from '#domain/lodging/room.ts'
import type { Board, Move, Person, Space } from './lodging-api.ts'

/** The scope of rooms; those of vehicles are extras that carry people. */
export const ROOMS = 'rooms'

/** People of one registration who are in the same place: they move as one. */
export interface Block {
  readonly id: string
  readonly people: readonly Person[]
  /** Where they are; null: nowhere yet. */
  readonly space: string | null
}

/** A room with who is in it and who is proposed for it. */
export interface Filled {
  readonly space: Space
  readonly blocks: readonly Block[]
  readonly proposed: readonly Block[]
  /** Places that nobody has; proposals do not count. */
  readonly free: number
  /** Beds that strangers could still get, also beside those who are proposed; null: none. */
  readonly spare: Spare | null
}

/** Who needs a bed or a seat: takers of a vehicle, takers of lodging, or everybody where there is none to choose. */
export function peopleOf({ people, kinds }: Board, scope: string): Person[] {
  if (scope !== ROOMS)
    return people.filter((person) => person.kinds.some((kind) => kind.startsWith(`${scope}/`)))
  const rooms = new Set(kinds.map(({ id }) => id))
  return rooms.size === 0
    ? [...people]
    : people.filter(
        (person) => person.spaces[ROOMS] !== undefined || person.kinds.some((kind) => rooms.has(kind)),
      )
}

/** The blocks of people, by where they are. */
export function blocksOf(
  people: readonly Person[],
  spaceOf: (person: Person) => string | undefined,
): Block[] {
  const grouped = Map.groupBy(people, (person) => `${person.registrationId}/${spaceOf(person) ?? ''}`)
  return [...grouped].map(([id, members]) => ({
    ...{ id, people: members },
    space: members[0] === undefined ? null : (spaceOf(members[0]) ?? null),
  }))
}

/** The spaces of a scope with their people. */
export function filledOf(board: Board, scope: string, proposal: Proposal | null): Filled[] {
  const people = peopleOf(board, scope)
  const standing = Map.groupBy(
    blocksOf(people, ({ spaces }) => spaces[scope]),
    ({ space }) => space,
  )
  const proposed = Map.groupBy(
    blocksOf(
      people.filter(({ id }) => proposal?.assignment.has(id) === true),
      ({ id }) => proposal?.assignment.get(id),
    ),
    ({ space }) => space,
  )
  return board.spaces
    .filter((space) => space.scope === scope)
    .map((space) => {
      const blocks = standing.get(space.id) ?? []
      const coming = proposed.get(space.id) ?? []
      const taken = blocks.reduce((sum, block) => sum + block.people.length, 0)
      const inside = [...blocks, ...coming].flatMap((block) => block.people)
      const lodgers = inside.map((person) => lodgerOf(board, person))
      return {
        ...{ space, blocks, proposed: coming },
        free: space.places - space.kept - taken,
        spare: scope === ROOMS ? spareBeds({ space: spaceOf(space), people: lodgers }) : null,
      }
    })
}

/** Who is to be divided among what, and where people are already. */
export function questionOf(board: Board, scope: string): Question {
  const people = peopleOf(board, scope)
  return {
    people: people.map((person) => lodgerOf(board, person)),
    spaces: board.spaces.filter((space) => space.scope === scope).map(spaceOf),
    assigned: new Map(
      people.flatMap(({ id, spaces }) => {
        const space = spaces[scope]
        return space === undefined ? [] : [[id, space] as const]
      }),
    ),
    separates: scope === ROOMS,
  }
}

function lodgerOf({ kinds }: Board, { registrationId, ...person }: Person): Lodger {
  const hasWholeRoom = kinds.some(({ id, whole }) => whole && person.kinds.includes(id))
  return { ...person, family: registrationId, hasWholeRoom }
}

const spaceOf = ({ id, house, name, places, kept, sexes, kind }: Space): Offered => ({
  ...{ id, house, name, sexes, places: places - kept },
  kind: kind === null ? null : `${kind.item}/${kind.option}`,
})

/** The moves that carry a proposal out. */
export function movesOf({ assignment }: Proposal): Move[] {
  const bySpace = Map.groupBy(assignment, ([, space]) => space)
  return [...bySpace].map(([space, pairs]) => ({ space, people: pairs.map(([person]) => person) }))
}

/** The moves that bring people back to where they are now. */
export function movesBack(board: Board, scope: string, moves: readonly Move[]): Move[] {
  const moved = new Set(moves.flatMap(({ people }) => people))
  const before = Map.groupBy(
    board.people.filter(({ id }) => moved.has(id)),
    ({ spaces }) => spaces[scope] ?? null,
  )
  return [...before].map(([space, people]) => ({ space, people: people.map(({ id }) => id) }))
}

/** In the order of the rooms: houses, each with what is in it. */
export const housesOf = (filled: readonly Filled[]): Map<string, Filled[]> =>
  Map.groupBy(filled, ({ space }) => space.house)
