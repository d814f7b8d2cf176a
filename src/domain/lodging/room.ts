import { isOfKind, isOneFamily, isOneSex, type Lodger, type Space } from './lodging.ts'

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
  return [
    inside.filter(({ id }) => wished.has(id)).length,
    // Families take rooms for families, and leave those for one sex to those of that sex.
    space.sexes === 'any' ? 0 : 1,
    inside.filter(({ group }) => group !== null && groups.has(group)).length > 0 ? 1 : 0,
    people.length > 1 ? -left : 0,
    inside.length > 0 && people.length === 1 ? 1 : 0,
    -Math.abs((meanAge(inside) ?? meanAge(people) ?? 0) - (meanAge(people) ?? 0)),
    -left,
  ]
}

function meanAge(people: readonly Lodger[]): number | null {
  const ages = people.flatMap(({ age }) => (age === null ? [] : [age]))
  return ages.length === 0 ? null : ages.reduce((sum, age) => sum + age, 0) / ages.length
}
