import type { Assignment, Lodger, Space } from './lodging.ts'
import { type Filling, type Hindrance, whyNowhere } from './room.ts'
import { circlesOf, mayCome, type Unit, unitsOf } from './units.ts'

export interface SwapQuestion {
  readonly people: readonly Lodger[]
  readonly spaces: readonly Space[]
  /** Where people are, and where they are proposed to be. */
  readonly standing: Assignment
  /** Women and men who do not belong together do not share a space. */
  readonly separates: boolean
  /** Who should be in one space. */
  readonly together: readonly string[]
}

/** People who go from one space to another; `from` null: they had none. */
export interface SwapMove {
  readonly people: readonly string[]
  readonly from: string | null
  readonly to: string
}

export interface Swap {
  /** Where they are all together then. */
  readonly space: string
  /** Who is there together then, with those who belong to them. */
  readonly people: readonly string[]
  readonly moves: readonly SwapMove[]
}

/** Why there is none: no space could take them even if it were empty, or all would cost somebody else something. */
export type NoSwap = Exclude<Hindrance, null> | 'others'

export interface Swaps {
  /** Those that move the fewest people, the best first. */
  readonly swaps: readonly Swap[]
  /** Null where there are some. */
  readonly why: NoSwap | null
}

const SHOWN = 3
/** Looks into rooms, so that an answer comes at once for 120 people. */
const MOST_CHECKS = 6_000

/**
 * Finds what would bring people together: they move, and one or two people or families, or a whole room, make place for
 * them. People move with the family, the key and the kept wishes; sexes, kinds and places of the spaces hold. So
 * nobody loses what is kept now. The same question has the same answer.
 */
export function findSwaps(question: SwapQuestion): Swaps {
  const { spaces, standing, together } = question
  const units = unitsOf(question.people, standing)
  const goal = units.filter(({ people }) => people.some(({ id }) => together.includes(id)))
  const house = houseOf(question)
  const found: Swap[] = []
  for (const leaving of [nobody, oneUnit, twoUnits, everybody]) {
    for (const space of spaces) {
      const residents = units.filter((unit) => unit.at === space.id && !goal.includes(unit))
      for (const displaced of leaving(residents)) found.push(...placesFor(house, space, goal, displaced))
    }
    if (found.length >= SHOWN) break
  }
  const sorted = found.toSorted((one, other) => movedBy(one) - movedBy(other))
  const swaps = [...Map.groupBy(sorted, whoMoves).values()]
    .flatMap((same) => same.slice(0, 1))
    .slice(0, SHOWN)
  return { swaps, why: swaps.length > 0 ? null : whyNone(house, goal) }
}

type Leaving = (residents: readonly Unit[]) => (readonly Unit[])[]

const nobody: Leaving = () => [[]]
const oneUnit: Leaving = (residents) => residents.map((unit) => [unit])
const twoUnits: Leaving = (residents) =>
  residents.flatMap((one, index) => residents.slice(index + 1).map((other) => [one, other]))
/** A whole room leaves as one; up to two are tried before. */
const everybody: Leaving = (residents) =>
  residents.length < 3
    ? []
    : [[{ people: residents.flatMap(({ people }) => people), at: residents[0]?.at ?? null }]]

const movedBy = ({ moves }: Swap): number => moves.reduce((sum, { people }) => sum + people.length, 0)

/** Of swaps that differ only in where the displaced go, one is shown. */
const whoMoves = ({ space, moves }: Swap): string => [space, ...moves.flatMap(({ people }) => people)].join()

interface House {
  readonly fillings: readonly Filling[]
  readonly by: Parameters<typeof mayCome>[2]
  /** Whether these may come into a space that others have left. */
  readonly mayCome: (space: Space, left: readonly Unit[], coming: readonly Unit[]) => boolean
}

function houseOf({ people, spaces, standing, separates }: SwapQuestion): House {
  const inside = Map.groupBy(people, ({ id }) => standing.get(id))
  const by = { separates, circles: circlesOf(people) }
  let checks = 0
  return {
    fillings: spaces.map((space) => ({ space, people: inside.get(space.id) ?? [] })),
    by,
    mayCome(space, left, coming) {
      const all = inside.get(space.id) ?? []
      const leaving = left.filter(({ at }) => at === space.id)
      if (all.length - sizeOf(leaving) + sizeOf(coming) > space.places) return false
      checks += 1
      if (checks > MOST_CHECKS) return false
      const gone = new Set(leaving.flatMap((unit) => unit.people))
      const staying = all.filter((person) => !gone.has(person))
      return mayCome({ space, people: staying }, peopleOf(coming), by)
    },
  }
}

const peopleOf = (units: readonly Unit[]): Lodger[] => units.flatMap(({ people }) => people)
const sizeOf = (units: readonly Unit[]): number => units.reduce((sum, { people }) => sum + people.length, 0)

/** The swaps by which all of the goal come into the space, and the displaced find another one each. */
function placesFor(
  house: House,
  space: Space,
  goal: readonly Unit[],
  displaced: readonly Unit[],
): readonly Swap[] {
  const movers = goal.filter(({ at }) => at !== space.id)
  const left = [...movers, ...displaced]
  if (!house.mayCome(space, left, movers)) return []
  const coming = movers.map((unit) => moveOf(unit, space.id))
  const targets = displaced.map((unit) =>
    house.fillings
      .map((filling) => filling.space)
      .filter((target) => target !== space && house.mayCome(target, left, [unit])),
  )
  const [first, second] = displaced
  const swap = (moves: readonly SwapMove[]): Swap => ({
    ...{ space: space.id, moves: [...coming, ...moves] },
    people: peopleOf(goal).map(({ id }) => id),
  })
  if (first === undefined) return [swap([])]
  return (targets[0] ?? []).flatMap((one) => {
    if (second === undefined) return [swap([moveOf(first, one.id)])]
    return (targets[1] ?? [])
      .filter((other) => other !== one || house.mayCome(one, left, [first, second]))
      .map((other) => swap([moveOf(first, one.id), moveOf(second, other.id)]))
  })
}

const moveOf = ({ people, at }: Unit, to: string): SwapMove => ({
  people: people.map(({ id }) => id),
  from: at,
  to,
})

function whyNone({ fillings, by }: House, goal: readonly Unit[]): NoSwap {
  const all = peopleOf(goal)
  const empty = fillings.map(({ space }) => ({ space, people: [] }))
  const why = whyNowhere(empty, { people: all, circle: new Set() }, by.separates)
  if (why !== null) return why
  return empty.some((filling) => mayCome(filling, all, by)) ? 'others' : 'sexes'
}
