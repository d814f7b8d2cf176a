/** 'Busko-Zdrój' → 'busko-zdroj', 'adult_youth' → 'adult-youth': ids as authors write them. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The id that a sample's word means, by id or by name; the word itself when it means none. */
export function idOf(word: string, known: readonly { id: string; name: string }[]): string {
  const meant = slug(word)
  const found =
    known.find(({ id }) => id === word) ??
    known.find(({ name }) => name === word) ??
    known.find(({ id, name }) => id === meant || slug(name) === meant)
  return found?.id ?? word
}
