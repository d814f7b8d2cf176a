/**
 * The sources that result from changing one letter of a text, once for each occurrence. Whitespace matches any:
 * a line break of the formatter, a no-break space in each of its spellings. A single word matches where it is a
 * text of its own, not in a sentence and not as a name in code.
 */
export function mutantsOf(source: string, text: string): string[] {
  return [...source.matchAll(patternOf(text))]
    .filter(({ index }) => !isComment(source, index))
    .filter(({ 0: found, index }) => !isOneWord(text) || standsAlone(source, index, index + found.length))
    .map(({ 0: found, index }) => {
      const letter = index + lastLetter(found)
      const other = source[letter] === 'x' ? 'y' : 'x'
      return source.slice(0, letter) + other + source.slice(letter + 1)
    })
}

const BLANK = String.raw`(?:\s|&nbsp;|\u00a0|\\u00a0|\{' '\})+`

const patternOf = (text: string) =>
  new RegExp(
    text
      .split(' ')
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(BLANK),
    'g',
  )

export const isOneWord = (text: string) => /^\p{L}+$/u.test(text)

const standsAlone = (source: string, start: number, end: number) =>
  /['"`>]\s*$/.test(source.slice(0, start)) && /^\s*['"`<]/.test(source.slice(end))

/** Position of the last letter outside a placeholder or an escape. */
function lastLetter(found: string): number {
  const blanked = found.replace(/\{[^}]*\}|&nbsp;|\\u00a0/g, (part) => '.'.repeat(part.length))
  return blanked.search(/\p{L}(?!.*\p{L})/su)
}

function isComment(source: string, index: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', index) + 1, index).trimStart()
  return /^(\/\/|\/?\*)/.test(line)
}
