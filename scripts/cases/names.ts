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

/** What the case file says that words of its samples mean. */
export type Words = Readonly<Record<string, string>>

/** The id that a sample's word means: by the case file's own words, by id, by name or by day; null when it means none. */
export function findId(word: string, known: readonly Named[], words: Words = {}): string | null {
  const said = words[word] ?? word
  const meant = slug(said)
  const found =
    known.find(({ id }) => id === said) ??
    known.find(({ name }) => name === said) ??
    known.find(({ id, name }) => id === meant || slug(name) === meant) ??
    known.find(({ day, dates }) => day === said || dates?.start === said)
  return found?.id ?? null
}

/** As `findId`; the word itself when it means none, so that the rules can refuse it. */
export const idOf = (word: string, known: readonly Named[], words: Words = {}): string =>
  findId(word, known, words) ?? word
