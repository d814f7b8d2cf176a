import { isOfKind, isOneFamily, isOneSex, type Lodger, type Sex, type Space } from './lodging.ts'

/** People who are put somewhere together: a family, one person, or such who wish it of each other. */
export interface Party {
  readonly people: readonly Lodger[]
  /** Everybody who may share a room with them whatever their sex: their families and whom they wish for. */
  readonly circle: ReadonlySet<string>
}

/** A space while people are divided. */
export interface Filling {
  readonly space: Space
  readonly people: Lodger[]
}

/** Why a party cannot be put into a space; null: it can. */
export type Hindrance = 'other_kind' | 'no_space_so_big' | 'sexes' | null

/** @param separates women and men who do not belong together do not share it: a room, not a vehicle */
export function hindrance({ space, people }: Filling, party: Party, separates: boolean): Hindrance {
  if (!isOfKind(space, party.people)) return 'other_kind'
  if (people.length + party.people.length > space.places) return 'no_space_so_big'
  return !separates || mayShare(space, people, party) ? null : 'sexes'
}

function mayShare({ sexes }: Space, inside: readonly Lodger[], { people, circle }: Party): boolean {
  const all = [...inside, ...people]
  if (all.some((each) => each.hasWholeRoom) && !isOneFamily(all)) return false
  switch (sexes) {
    case 'women':
      return people.every(({ sex }) => sex === 'FEMALE')
    case 'men':
      return people.every(({ sex }) => sex === 'MALE')
    case 'family':
      return all.length > 1 && isOneFamily(all)
    case 'any':
      return isOneSex(all) || inside.every(({ id }) => circle.has(id))
  }
}

/** Beds that strangers of one sex could still get in a room that is not empty. */
export interface Spare {
  readonly beds: number
  readonly sex: Sex
}

/** Null: the room is empty or full, is for one family, or women and men are in it, or somebody whose sex is unknown. */
export function spareBeds({
  space,
  people,
}: {
  readonly space: Space
  readonly people: readonly Lodger[]
}): Spare | null {
  const [first] = people
  const beds = space.places - people.length
  if (first === undefined || first.sex === null || beds <= 0) return null
  const isOpen = space.sexes !== 'family' && isOneSex(people) && !people.some((each) => each.hasWholeRoom)
  return isOpen ? { beds, sex: first.sex } : null
}

/** Why no space can take the party, of the one that comes nearest; null when one can. */
export function whyNowhere(
  fillings: readonly Filling[],
  party: Party,
  separates: boolean,
): Exclude<Hindrance, null> | null {
  const all = new Set(fillings.map((filling) => hindrance(filling, party, separates)))
  if (all.has(null)) return null
  return (
    (['sexes', 'no_space_so_big', 'other_kind'] as const).find((each) => all.has(each)) ?? 'no_space_so_big'
  )
}

/** How well a space suits, the higher the better, compared from the first number on. */
export function suitability(filling: Filling, { people }: Party, wished: ReadonlySet<string>): number[] {
  const { space, people: inside } = filling
  const left = space.places - inside.length - people.length
  const groups = new Set(people.flatMap(({ group }) => (group === null ? [] : [group])))
  const isAmongOthers = people.length === 1 || !isOneFamily(people)
  return [
    inside.filter(({ id }) => wished.has(id)).length,
    // A room that somebody is in already is filled before another one is opened.
    isAmongOthers && inside.length > 0 ? 1 : 0,
    // Families take rooms for families, and leave those for one sex to those of that sex.
    space.sexes === 'any' ? 0 : 1,
    inside.filter(({ group }) => group !== null && groups.has(group)).length > 0 ? 1 : 0,
    people.length > 1 ? -left : 0,
    -Math.abs((meanAge(inside) ?? meanAge(people) ?? 0) - (meanAge(people) ?? 0)),
    -left,
  ]
}

function meanAge(people: readonly Lodger[]): number | null {
  const ages = people.flatMap(({ age }) => (age === null ? [] : [age]))
  return ages.length === 0 ? null : ages.reduce((sum, age) => sum + age, 0) / ages.length
}
