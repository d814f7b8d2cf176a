import type { Assignment, Lodger, Space } from './lodging.ts'
import { partiesOf, type Refused } from './parties.ts'
import { type Filling, type Hindrance, hindrance, type Party, suitability, whyNowhere } from './room.ts'
import { readWishes, type Wish, type Wishes } from './wishes.ts'

export interface Question {
  readonly people: readonly Lodger[]
  /** In the order in which they are filled where nothing else decides. */
  readonly spaces: readonly Space[]
  /** Where people are already: they stay there. */
  readonly assigned: Assignment
  /** Women and men who do not belong together do not share a space. */
  readonly separates: boolean
}

type WhyNot = Exclude<Hindrance, null> | 'nobody_found' | 'several_found' | 'no_place' | 'elsewhere'

/** What of the wishes and families could not be kept, with the reason. */
export type NotKept =
  | { readonly kind: 'no_place'; readonly people: readonly string[]; readonly why: Exclude<Hindrance, null> }
  | {
      readonly kind: 'family_split'
      readonly people: readonly string[]
      readonly why: Exclude<Hindrance, null>
    }
  | {
      readonly kind: 'wish'
      readonly from: string
      readonly to: string | null
      readonly mutual: boolean
      readonly why: WhyNot
    }

/** How many of how many were kept. */
export interface Kept {
  readonly kept: number
  readonly all: number
}

export interface Proposal {
  /** Only of people who have no space yet. */
  readonly assignment: Assignment
  readonly notKept: readonly NotKept[]
  readonly families: Kept
  readonly mutual: Kept
  readonly oneSided: Kept
}

/**
 * Proposes a space for everybody without one: families stay whole where they fit, then wishes, mutual before one-sided,
 * then group and age. The same question has the same answer.
 */
export function proposeSpaces(question: Question): Proposal {
  const wishes = readWishes(question.people)
  const { assignment, refused, unplaced, split } = fill(question, wishes)
  const whyOf = ({ from, to }: Wish) =>
    refused.find(({ wish }) => wish.from === from && wish.to === to)?.why ?? null
  const others = [
    ...[...unplaced].map(([id, why]) => ({ kind: 'no_place' as const, people: [id], why })),
    ...split,
  ]
  return { assignment, ...kept(question, wishes, { assignment, others, whyOf }) }
}

/**
 * The same proposal once some people have been moved: of those who still have no space, with what it keeps counted anew.
 * Spaces are not looked at: who is proposed for one has the place as before.
 */
export function reviseProposal(question: Question, { assignment: before, notKept }: Proposal): Proposal {
  const { assigned, people } = question
  const assignment = new Map([...before].filter(([id]) => !assigned.has(id)))
  const spaceOf = (id: string) => assignment.get(id) ?? assigned.get(id)
  const whyOf = ({ from, to }: Wish) =>
    notKept.find((lost) => lost.kind === 'wish' && lost.from === from && lost.to === to)?.why ?? null
  const others = notKept.filter(
    (lost) =>
      (lost.kind === 'no_place' && lost.people.every((id) => !assigned.has(id))) ||
      (lost.kind === 'family_split' && new Set(lost.people.map(spaceOf)).size > 1),
  )
  return { assignment, ...kept(question, readWishes(people), { assignment, others, whyOf }) }
}

/** Wishes of people who both have a space, and not the same one. */
export function unkeptWishes(people: readonly Lodger[], assigned: Assignment): NotKept[] {
  return readWishes(people)
    .read.filter(({ from, to }) => assigned.has(from) && assigned.has(to))
    .filter(({ from, to }) => assigned.get(from) !== assigned.get(to))
    .map((wish) => ({ kind: 'wish', ...wish, why: 'elsewhere' }))
}

interface Filled {
  readonly assignment: Map<string, string>
  readonly refused: readonly Refused[]
  readonly unplaced: ReadonlyMap<string, Exclude<Hindrance, null>>
  readonly split: readonly NotKept[]
}

function fill({ people, spaces, assigned, separates }: Question, wishes: Wishes): Filled {
  const fillings: Filling[] = spaces.map((space) => ({
    space,
    people: people.filter(({ id }) => assigned.get(id) === space.id),
  }))
  const free = people.filter(({ id }) => !assigned.has(id))
  const assignment = new Map<string, string>()
  const unplaced = new Map<string, Exclude<Hindrance, null>>()
  const split: NotKept[] = []
  const wished = wishedBy(wishes.read)
  const put = (party: Party): boolean => {
    const target = best(fillings, party, { wished, separates })
    if (target === undefined) return false
    target.people.push(...party.people)
    for (const { id } of party.people) assignment.set(id, target.space.id)
    return true
  }
  const { parties, refused } = partiesOf(free, {
    everybody: people,
    wishes: wishes.read,
    fillings,
    separates,
  })
  for (const party of parties) {
    if (put(party)) continue
    for (const family of familiesOf(party)) {
      if (put(family)) continue
      const why = whyNowhere(fillings, family, separates) ?? 'no_space_so_big'
      if (family.people.length > 1) split.push({ kind: 'family_split', people: idsOf(family), why })
      for (const id of putInParts(family, put)) unplaced.set(id, why)
    }
  }
  return { assignment, refused, unplaced, split }
}

/** Puts as many of a family together as possible, until nobody more can be put; answers who could not. */
function putInParts(family: Party, put: (party: Party) => boolean): string[] {
  let rest = family.people
  for (let size = rest.length; size > 0; ) {
    const part = rest.slice(0, size)
    if (put({ ...family, people: part })) {
      rest = rest.slice(size)
      size = Math.min(size, rest.length)
    } else if (size > 1) size -= 1
    else {
      // The first of them fits nowhere; the others may.
      const [first, ...others] = rest
      return [...(first === undefined ? [] : [first.id]), ...putInParts({ ...family, people: others }, put)]
    }
  }
  return []
}

const idsOf = ({ people }: Party): string[] => people.map(({ id }) => id)

const familiesOf = (party: Party): Party[] =>
  [...Map.groupBy(party.people, ({ family }) => family).values()].map((people) => ({ ...party, people }))

function wishedBy(wishes: readonly Wish[]): Map<string, Set<string>> {
  const wished = new Map<string, Set<string>>()
  for (const { from, to } of wishes)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      wished.set(one, (wished.get(one) ?? new Set()).add(other))
  return wished
}

function best(
  fillings: readonly Filling[],
  party: Party,
  by: { readonly wished: ReadonlyMap<string, ReadonlySet<string>>; readonly separates: boolean },
): Filling | undefined {
  const families = new Set(party.people.map(({ family }) => family))
  const wished = new Set(party.people.flatMap(({ id }) => [...(by.wished.get(id) ?? [])]))
  let found: { readonly filling: Filling; readonly suits: readonly number[] } | undefined
  for (const filling of fillings) {
    if (hindrance(filling, party, by.separates) !== null) continue
    const near = filling.people.filter(({ family }) => families.has(family)).map(({ id }) => id)
    const suits = suitability(filling, party, new Set([...wished, ...near]))
    if (found === undefined || isHigher(suits, found.suits)) found = { filling, suits }
  }
  return found?.filling
}

function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, at) => value !== other[at])
  return index !== -1 && (one[index] ?? 0) > (other[index] ?? 0)
}

interface Given {
  readonly assignment: Assignment
  /** What is not kept apart from wishes. */
  readonly others: readonly NotKept[]
  /** Why a wish could not be kept; null: nobody has found out. */
  readonly whyOf: (wish: Wish) => WhyNot | null
}

function kept(
  { people, assigned }: Question,
  { read, unread }: Wishes,
  { assignment, others, whyOf }: Given,
): Omit<Proposal, 'assignment'> {
  const spaceOf = (id: string) => assignment.get(id) ?? assigned.get(id)
  const isTogether = ({ from, to }: Wish) => spaceOf(from) !== undefined && spaceOf(from) === spaceOf(to)
  const concerned = read.filter(({ from, to }) => !assigned.has(from) || !assigned.has(to))
  const lost = concerned.filter((wish) => !isTogether(wish))
  const reason = (wish: Wish): WhyNot =>
    whyOf(wish) ??
    (spaceOf(wish.from) === undefined || spaceOf(wish.to) === undefined ? 'no_place' : 'elsewhere')
  const families = [...Map.groupBy(people, ({ family }) => family).values()].filter(
    (family) => family.length > 1 && family.some(({ id }) => !assigned.has(id)),
  )
  const whole = families.filter((family) => {
    const first = spaceOf(family[0]?.id ?? '')
    return first !== undefined && family.every(({ id }) => spaceOf(id) === first)
  })
  const count = (mutual: boolean): Kept => {
    const all = concerned.filter((wish) => wish.mutual === mutual)
    return { kept: all.filter(isTogether).length, all: all.length }
  }
  const unreadNow = unread.filter(({ from }) => !assigned.has(from))
  const oneSided = count(false)
  return {
    notKept: [
      ...others,
      ...lost.map((wish) => ({ kind: 'wish' as const, ...wish, why: reason(wish) })),
      ...unreadNow.map(({ from, why }) => ({ kind: 'wish' as const, from, to: null, mutual: false, why })),
    ],
    families: { kept: whole.length, all: families.length },
    mutual: count(true),
    oneSided: { kept: oneSided.kept, all: oneSided.all + unreadNow.length },
  }
}
