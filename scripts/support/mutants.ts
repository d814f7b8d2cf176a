/**
 * The sources that come of changing one letter of a text, once for each place where it stands. Blanks match any:
 * a line break of the formatter, a no-break space in each of its spellings.
 */
export function mutantsOf(source: string, text: string): string[] {
  return [...source.matchAll(patternOf(text))]
    .filter(({ index }) => !isComment(source, index))
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

/** Place of the last letter outside a placeholder or an escape. */
function lastLetter(found: string): number {
  const blanked = found.replace(/\{[^}]*\}|&nbsp;|\\u00a0/g, (part) => '.'.repeat(part.length))
  return blanked.search(/\p{L}(?!.*\p{L})/su)
}

function isComment(source: string, index: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', index) + 1, index).trimStart()
  return /^(\/\/|\/?\*)/.test(line)
}
