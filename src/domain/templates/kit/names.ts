/** Names as people type them, and ids made of them. */

/** Cuts a text to so many characters. */
export const clip = (text: string, most: number): string =>
  Array.from(text.trim()).slice(0, most).join('').trim()

/** One thing in each line. */
export const linesOf = (text: string): string[] => namesBetween(text, /\r?\n/)

/** Names between commas or in lines: 'Biała, Zielona, Złota'. */
export const listOf = (text: string): string[] => namesBetween(text, /[,;\n]/)

/** Without empty ones, and each once whatever its capitals. */
function namesBetween(text: string, separator: RegExp): string[] {
  const names = new Map<string, string>()
  for (const part of text.split(separator)) {
    const name = clip(part.replace(/\s+/g, ' '), 80)
    const key = name.toLocaleLowerCase('pl')
    if (name !== '' && !names.has(key)) names.set(key, name)
  }
  return [...names.values()]
}

/** Things with ids made of their names: 'Złota' is 'zlota', a second 'Zlota' 'zlota-2', '★' its place: '3'. */
export function withIds<Thing extends { readonly name: string }>(
  things: readonly Thing[],
): (Thing & { readonly id: string })[] {
  const taken = new Set<string>()
  return things.map((thing, index) => {
    const plain = asciiOf(thing.name) || `${index + 1}`
    let id = plain
    for (let n = 2; taken.has(id); n++) id = `${plain}-${n}`
    taken.add(id)
    return { ...thing, id }
  })
}

/** Small letters, digits and hyphens, 30 at most: room for what makes it unique. */
const asciiOf = (name: string): string => {
  const id = name
    .toLocaleLowerCase('pl')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
    .replace(/^-+|-+$/g, '')
  return id === 'constructor' ? '' : id
}
