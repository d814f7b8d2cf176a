import type { Lodger } from './lodging.ts'

/** With whom somebody wants to be. */
export interface Wish {
  readonly from: string
  readonly to: string
  /** Both want it. */
  readonly mutual: boolean
}

/** A wish that names nobody who takes part, or more than one person. */
export interface UnreadWish {
  readonly from: string
  readonly why: 'nobody_found' | 'several_found'
}

export interface Wishes {
  /** Mutual ones first, one for both; otherwise in the order of the people. */
  readonly read: readonly Wish[]
  readonly unread: readonly UnreadWish[]
}

/**
 * Reads whom the wishes name. Names may be inflected ('z Anną Kowalską'); the own family needs no wish. People who have the
 * same key for a room, or have typed the same one instead of a name ('KOSY7'), want to be together; whoever has a key may
 * name somebody as well.
 */
export function readWishes(people: readonly Lodger[]): Wishes {
  const words = people.map((person) => ({
    person,
    first: wordsOf(person.firstName)[0] ?? '',
    last: wordsOf(person.lastName)[0] ?? '',
  }))
  const unread: UnreadWish[] = []
  const named = keysOf(people)
  for (const person of people) {
    const text = wordsOf(person.wish ?? '')
    const byKey = named.get(person.id)
    if (text.length === 0 || (byKey !== undefined && person.key === null)) continue
    const found = namedIn(text, words, person).map(({ id }) => id)
    if (found.length > 0) named.set(person.id, new Set([...(byKey ?? []), ...found]))
    else if (byKey === undefined)
      unread.push({
        from: person.id,
        why: isSurnameOfSeveral(text, words) ? 'several_found' : 'nobody_found',
      })
  }
  return { read: wishesOf(named, new Map(people.map((person) => [person.id, person]))), unread }
}

/** A word of letters and digits, so that nobody's 'obojętnie' joins strangers. */
const KEY = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{4,12}$/u

/** The key that somebody has, or typed instead of a name; null: none. */
export function keyOf({ key, wish }: Pick<Lodger, 'key' | 'wish'>): string | null {
  const typed = wish?.trim().toUpperCase() ?? ''
  return key ?? (KEY.test(typed) ? typed : null)
}

/** People who have the key of others, each joined with the first of them. */
function keysOf(people: readonly Lodger[]): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  for (const [key, [first, ...others]] of Map.groupBy(people, keyOf)) {
    if (key === null || first === undefined) continue
    if (others.every(({ family }) => family === first.family)) continue
    named.set(first.id, new Set(others.map(({ id }) => id)))
    for (const { id } of others) named.set(id, new Set([first.id]))
  }
  return named
}

function wishesOf(
  named: ReadonlyMap<string, ReadonlySet<string>>,
  people: ReadonlyMap<string, Lodger>,
): Wish[] {
  const mutual: Wish[] = []
  const oneSided: Wish[] = []
  for (const [from, all] of named)
    for (const to of all) {
      if (people.get(from)?.family === people.get(to)?.family) continue
      const isMutual = named.get(to)?.has(from) === true
      if (!isMutual) oneSided.push({ from, to, mutual: false })
      else if (from < to) mutual.push({ from, to, mutual: true })
    }
  return [...mutual, ...oneSided]
}

interface Named {
  readonly person: Lodger
  readonly first: string
  readonly last: string
}

/** First name and surname next to each other, in either order; what is written exactly wins. */
function namedIn(text: readonly string[], all: readonly Named[], who: Lodger): Lodger[] {
  const pairs = text.slice(1).map((word, index) => [text[index] ?? '', word] as const)
  const matching = (same: (word: string, name: string) => boolean) =>
    pairs.flatMap(([one, two]) => {
      const found = all.filter(
        ({ person, first, last }) =>
          person.id !== who.id &&
          ((same(one, first) && same(two, last)) || (same(one, last) && same(two, first))),
      )
      return found.length === 1 && found[0] !== undefined ? [found[0].person] : []
    })
  const exact = matching((word, name) => word === name)
  return exact.length > 0 ? exact : matching(isInflected)
}

/** Whether a word may be a form of a name: 'anna' and 'anną', 'kowalski' and 'kowalskim'. */
function isInflected(word: string, name: string): boolean {
  const stem = name.slice(0, Math.max(3, name.length - 2))
  return word.startsWith(stem) && Math.abs(word.length - name.length) <= 3
}

const isSurnameOfSeveral = (text: readonly string[], all: readonly Named[]): boolean =>
  text.some((word) => all.filter(({ last }) => last !== '' && isInflected(word, last)).length > 1)

/** Words in small letters without marks. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
  return plain.match(/\p{L}+/gu) ?? []
}
