/** 'Kielce', 'Kielce i Busko', 'Kielce, Busko i Chęciny': several things with a word before the last. */
export function listed(things: readonly string[], word: 'i' | 'lub' | 'albo' | 'ani'): string {
  const last = things.at(-1)
  if (last === undefined) return ''
  const before = things.slice(0, -1).join(', ')
  return before === '' ? last : `${before} ${word} ${last}`
}

/** 'Rodzaj udziału' within a sentence: 'rodzaj udziału'. Words in capitals ('PESEL') stay. */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text
  const isWord = second === second.toLocaleLowerCase('pl')
  return isWord ? first.toLocaleLowerCase('pl') + text.slice(first.length) : text
}

/** 'rodzaj udziału' at the beginning of a sentence: 'Rodzaj udziału'. */
export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
