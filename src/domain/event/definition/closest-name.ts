/** The known name of which this one is a misspelling: the first of the nearest; null where none is near. */
export function closestName(name: string, known: Iterable<string>): string | null {
  const most = name.length <= 4 ? 1 : name.length <= 9 ? 2 : 3
  let nearest: string | null = null
  let least = most + 1
  for (const each of known) {
    const slips = Math.abs(each.length - name.length) > most ? least : slipsBetween(each, name)
    if (slips < least && slips < Math.min(each.length, name.length)) [nearest, least] = [each, slips]
  }
  return nearest
}

/** The known names of which these are misspellings; none for those that are near to nothing. */
export const meantNames = (names: readonly string[], known: readonly string[]): string[] =>
  names.flatMap((name) => closestName(name, known) ?? [])

/** How many letters are missing, superfluous or different; two swapped neighbours are one error, capitals none. */
function slipsBetween(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    rows.push([i])
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same]
      rows[i]?.push(Math.min(...ways, isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY))
    }
  }
  return at(a.length, b.length)
}
