/** The places that a row takes more (or, below zero, gives back), by limit. */
export type Taken = Readonly<Record<string, number>>

/**
 * Which rows find no place when they come one after another: each was tried by itself, as if the others were not there.
 * Returns the limit that is short, or null where the row fits; a row that does not fit takes nothing.
 * @param free units by limit; a limit without a number is left out
 * @param rows null: does not work anyway
 */
export function fitTogether(
  free: Readonly<Record<string, number>>,
  rows: readonly (Taken | null)[],
): (string | null)[] {
  const left = new Map(Object.entries(free))
  return rows.map((taken) => {
    if (taken === null) return null
    const wanted = Object.entries(taken)
    const short = wanted.find(([limit, units]) => units > 0 && units > (left.get(limit) ?? units))
    if (short !== undefined) return short[0]
    for (const [limit, units] of wanted) {
      const before = left.get(limit)
      if (before !== undefined) left.set(limit, before - units)
    }
    return null
  })
}
