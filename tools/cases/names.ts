/** 'Busko-Zdrój' → 'busko-zdroj', 'adult_youth' → 'adult-youth': ids as authors write them. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Something of a definition that a sample may name: by its id, its name, or the day that it is. */
export interface Named {
  readonly id: string
  readonly name: string
  readonly day?: string | undefined
  readonly dates?: { readonly start: string } | undefined
}

/** The meanings of words of the samples, by the case file. */
export type Words = Readonly<Record<string, string>>

/** A moment of a day is that day. */
const dayOf = (word: string) => /^(\d{4}-\d{2}-\d{2})T[\d:]+$/.exec(word)?.[1] ?? word

/** The id that a sample's word means: by the case file's own words, by id, name or day; null when it means none. */
export function findId(word: string, known: readonly Named[], words: Words = {}): string | null {
  const written = words[word] ?? word
  const meant = slug(written)
  const found =
    known.find(({ id }) => id === written) ??
    known.find(({ name }) => name === written) ??
    known.find(({ id, name }) => id === meant || slug(name) === meant) ??
    known.find(({ day, dates }) => day === dayOf(written) || dates?.start === dayOf(written))
  return (found ?? known.find(({ id, name }) => isOneOf(id, meant) || isOneOf(slug(name), meant)))?.id ?? null
}

/** 'boards' and 'board', if nothing has that exact name. */
const isOneOf = (id: string, word: string) =>
  Math.min(id.length, word.length) > 2 && (id === `${word}s` || word === `${id}s`)

/** "no pool is called 'placess': places, beds" */
export const noPool = (name: string, pools: readonly Named[]): string =>
  `no pool is called '${name}': ${pools.map(({ id }) => id).join(', ') || 'there are none'}`

/** As `findId`; the word itself when it means none, so that the rules can refuse it. */
export const idOf = (word: string, known: readonly Named[], words: Words = {}): string =>
  findId(word, known, words) ?? word
