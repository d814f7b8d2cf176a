/**
 * Regular expressions that an organiser may write for an answer. They run in the browser and on the server on what a
 * stranger typed, so only those are accepted that cannot take long: characters, classes and escapes, each repeated or
 * not, and alternatives of such; no groups, no references, no looking around. Then the ways in which the repetitions
 * can share a text among them are countable, and few.
 */

const LONGEST_PATTERN = 200

/** So many ways are tried in well under a millisecond. */
const MOST_WAYS = 2500

/** A class, an escape or a character; then how often. */
const PART =
  /(?:\[\^?(?:\\.|[^\\\]])+\]|\\[dws]|\\[^A-Za-z0-9]|[^\\[\](){}*+?|^$])(?:([?*+])|\{(\d{1,3})(,?)(\d{0,3})\})?/uy

/** @param longest the most characters that a text which is compared with it may have */
export function isSafePattern(expression: string, longest: number): boolean {
  if (expression.length > LONGEST_PATTERN || waysOf(expression, longest) > MOST_WAYS) return false
  try {
    new RegExp(expression, 'u')
    return true
  } catch {
    return false
  }
}

/** How many ways a text may be divided among the repetitions; infinitely many for an expression of another kind. */
function waysOf(expression: string, longest: number): number {
  let [all, ways, at] = [0, 1, 0]
  while (at < expression.length) {
    if (expression[at] === '|') {
      all += ways
      ways = 1
      at += 1
    } else {
      PART.lastIndex = at
      const part = PART.exec(expression)
      if (part === null) return Number.POSITIVE_INFINITY
      ways *= choicesOf(part, longest)
      at = PART.lastIndex
    }
  }
  return all + ways
}

function choicesOf([, sign, least, comma, most]: RegExpExecArray, longest: number): number {
  if (sign !== undefined) return sign === '?' ? 2 : longest
  if (least === undefined || comma === '') return 1
  return Math.max(1, (most === undefined || most === '' ? longest : Number(most)) - Number(least) + 1)
}
