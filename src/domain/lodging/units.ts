import { type Assignment, isOneSex, type Lodger } from './lodging.ts'
import { type Filling, hindrance } from './room.ts'
import { keyOf, readWishes } from './wishes.ts'

/** People of one space whom nobody may part: of one family, of one key, or with a wish that is kept. */
export interface Unit {
  readonly people: readonly Lodger[]
  /** Null: they have no space. */
  readonly at: string | null
}

/** The people, divided into those who move as one. */
export function unitsOf(people: readonly Lodger[], standing: Assignment): Unit[] {
  const placed = people.map((person) => ({ person, at: standing.get(person.id) ?? null }))
  const { read } = readWishes(people)
  const kept = read.filter(({ from, to }) => standing.has(from) && standing.get(from) === standing.get(to))
  const linked = connect(people, [
    ...chains(placed, ({ person, at }) => `${at}/${person.family}`),
    ...chains(
      placed.filter(({ person, at }) => at !== null && keyOf(person) !== null),
      ({ person, at }) => `${at}/${keyOf(person)}`,
    ),
    ...kept.map(({ from, to }) => [from, to] as const),
  ])
  return [...Map.groupBy(placed, ({ person }) => linked.get(person.id)).values()].map((members) => ({
    people: members.map(({ person }) => person),
    at: members[0]?.at ?? null,
  }))
}

/**
 * Who may share a room whatever their sex: families, and families of which two people want to be together. Answers for
 * each person the circle that they belong to.
 */
export function circlesOf(people: readonly Lodger[]): ReadonlyMap<string, string> {
  const families = chains(
    people.map((person) => ({ person })),
    ({ person }) => person.family,
  )
  const mutual = readWishes(people).read.filter((wish) => wish.mutual)
  return connect(people, [...families, ...mutual.map(({ from, to }) => [from, to] as const)])
}

/** Whether people may come into a space to those who stay there. @param separates as of a proposal */
export function mayCome(
  { space, people: inside }: Filling,
  coming: readonly Lodger[],
  by: { readonly separates: boolean; readonly circles: ReadonlyMap<string, string> },
): boolean {
  const all = [...inside, ...coming]
  const isCircle = new Set(all.map(({ id }) => by.circles.get(id))).size <= 1
  const circle = new Set(isCircle ? all.map(({ id }) => id) : [])
  const isFit = hindrance({ space, people: inside }, { people: coming, circle }, by.separates) === null
  return isFit && (!by.separates || isCircle || isOneSex(all))
}

interface Placed {
  readonly person: Lodger
}

/** Pairs that connect everybody with the same key. */
function chains<T extends Placed>(placed: readonly T[], keyOf: (each: T) => string) {
  return [...Map.groupBy(placed, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map(({ person }) => [first.person.id, person.id] as const),
  )
}

/** A name of the connected group of each person. */
function connect(
  people: readonly Lodger[],
  pairs: readonly (readonly [string, string])[],
): ReadonlyMap<string, string> {
  const parents = new Map(people.map(({ id }) => [id, id]))
  const rootOf = (id: string): string => {
    const parent = parents.get(id) ?? id
    return parent === id ? id : rootOf(parent)
  }
  for (const [one, other] of pairs) parents.set(rootOf(one), rootOf(other))
  return new Map(people.map(({ id }) => [id, rootOf(id)]))
}
