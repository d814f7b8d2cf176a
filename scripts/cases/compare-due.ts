/** So much by a day; null: nobody knows it yet. */
interface Part {
  readonly amount: number
  readonly until: string | null
}

/**
 * How much by when. Parts of one day add up: who pays them and what they are called is for the reader.
 * @param waits an approval is awaited: an empty list says then as well as sums of a later day that nothing is due
 */
export function dueDifferences(
  expected: readonly Part[] | undefined,
  got: readonly Part[],
  waits: boolean,
): string[] {
  if (expected === undefined) return []
  if (expected.length === 0 && waits && got.every(({ until }) => until === null)) return []
  const [wanted, told] = [byDay(expected), byDay(got)]
  return wanted === told ? [] : [`due: expected ${wanted || 'nothing'}, got ${told || 'nothing'}`]
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
