import { isOneSex, type Lodger } from './lodging.ts'
import { type Filling, type Hindrance, type Party, whyNowhere } from './room.ts'
import type { Wish } from './wishes.ts'

/** A wish that joins nobody, because no space could take them together. */
export interface Refused {
  readonly wish: Wish
  readonly why: Exclude<Hindrance, null>
}

interface Around {
  readonly everybody: readonly Lodger[]
  /** Mutual ones first. */
  readonly wishes: readonly Wish[]
  readonly fillings: readonly Filling[]
  readonly separates: boolean
}

/**
 * Who is to be put somewhere together: families, joined by wishes as long as some space could take them as it is now. The
 * largest come first, as they find a space with more difficulty.
 */
export function partiesOf(
  free: readonly Lodger[],
  around: Around,
): { readonly parties: readonly Party[]; readonly refused: readonly Refused[] } {
  let groups = [...Map.groupBy(free, ({ family }) => family).values()]
  const refused: Refused[] = []
  for (const wish of around.wishes) {
    const one = groups.find((group) => group.some(({ id }) => id === wish.from))
    const other = groups.find((group) => group.some(({ id }) => id === wish.to))
    if (one === undefined || other === undefined || one === other) continue
    const joined = partyOf([...one, ...other], around)
    // Strangers who do not both want it share a room only with their own sex.
    const isFit = wish.mutual || !around.separates || isOneSex(joined.people)
    const why = isFit ? whyNowhere(around.fillings, joined, around.separates) : 'sexes'
    if (why === null)
      groups = [...groups.filter((group) => group !== one && group !== other), [...one, ...other]]
    else refused.push({ wish, why })
  }
  const parties = groups.map((group) => partyOf(group, around))
  return { parties: parties.toSorted(largestFirst), refused }
}

function partyOf(people: readonly Lodger[], { everybody, wishes }: Around): Party {
  const families = new Set(people.map(({ family }) => family))
  const ids = new Set(people.map(({ id }) => id))
  const wished = wishes.flatMap(({ from, to, mutual }) =>
    mutual && ids.has(from) ? [to] : mutual && ids.has(to) ? [from] : [],
  )
  const near = everybody.filter(({ family }) => families.has(family)).map(({ id }) => id)
  return { people, circle: new Set([...near, ...wished]) }
}

const largestFirst = (one: Party, other: Party): number =>
  other.people.length - one.people.length || compare(keyOf(one), keyOf(other))

const keyOf = ({ people }: Party): string =>
  people
    .map(({ lastName, firstName, id }) => `${lastName} ${firstName} ${id}`)
    .sort()
    .join()

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
