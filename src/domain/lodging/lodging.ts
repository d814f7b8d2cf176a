/** Rooms and vehicles of an event, and the people who are divided among them. */

/** Who may live in a room. */
export type SexRule = 'women' | 'men' | 'family' | 'any'

export type Sex = 'MALE' | 'FEMALE'

/** Somebody who needs a bed or a seat. */
export interface Lodger {
  readonly id: string
  /** People of one registration belong together. */
  readonly family: string
  readonly firstName: string
  readonly lastName: string
  /** On the first day of the event; null: unknown. */
  readonly age: number | null
  readonly sex: Sex | null
  readonly group: string | null
  /** With whom the person wants to be, as it was typed; null: nothing was typed. */
  readonly wish: string | null
  /** The key for a room that the registration has given to others, or got from them; null: none. */
  readonly key: string | null
  /** What was chosen, as `kindKey` writes it. */
  readonly kinds: readonly string[]
  /** The registration has chosen a whole room, not a bed: nobody else lives there. */
  readonly hasWholeRoom: boolean
}

/** A room or a vehicle. */
export interface Space {
  readonly id: string
  readonly house: string
  readonly name: string
  /** Beds or seats that may be given. */
  readonly places: number
  readonly sexes: SexRule
  /** The choice that its people have made, as `kindKey` writes it; null: for everybody. */
  readonly kind: string | null
}

/** A choice of an option of an item, as one word. */
export const kindKey = (item: string, option: string): string => `${item}/${option}`

/** People by the space that they are in. */
export type Assignment = ReadonlyMap<string, string>

/** Whether the choice of everybody is what the space is for. */
export const isOfKind = (space: Space, people: readonly Lodger[]): boolean =>
  space.kind === null || people.every(({ kinds }) => kinds.includes(space.kind ?? ''))

/** Whether all are of one sex; people whose sex is unknown only where it is unknown of all. */
export const isOneSex = (people: readonly Lodger[]): boolean =>
  new Set(people.map(({ sex }) => sex)).size <= 1

export const isOneFamily = (people: readonly Lodger[]): boolean =>
  new Set(people.map(({ family }) => family)).size <= 1
