/** A sum due by a day; null: the day is not known yet. */
interface Part {
  readonly amount: number
  readonly until: string | null
}

/**
 * Compares the sums and their days. Parts of one day add up: their payers and names only inform the reader.
 * @param waits an approval is pending: then an empty list and sums without a day both mean that nothing is due
 */
export function dueDifferences(
  expected: readonly Part[] | undefined,
  got: readonly Part[],
  waits: boolean,
): string[] {
  if (expected === undefined) return []
  if (expected.length === 0 && waits && got.every(({ until }) => until === null)) return []
  const [wanted, found] = [byDay(expected), byDay(got)]
  return wanted === found ? [] : [`due: expected ${wanted || 'nothing'}, got ${found || 'nothing'}`]
}

function byDay(parts: readonly Part[]): string {
  const sums = new Map<string, number>()
  for (const { amount, until } of parts) {
    const day = until?.slice(0, 10) ?? 'a later day'
    sums.set(day, (sums.get(day) ?? 0) + amount)
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([day, amount]) => `${amount} until ${day}`)
    .sort()
    .join(', ')
}
