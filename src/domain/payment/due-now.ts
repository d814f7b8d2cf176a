/** Grosze that should be paid with the next payment, and until when. */
interface Due {
  readonly amount: number
}

/**
 * What to ask for now: the first part that is not yet covered, or all that is left when the parts are
 * covered and something is still owed. `balance` is what is owed in all; parts add up to the total.
 */
export function dueNow(parts: readonly Due[], balance: number): number {
  if (balance <= 0) return 0
  const total = parts.reduce((sum, part) => sum + part.amount, 0)
  const paid = total - balance
  let covered = 0
  for (const part of parts) {
    covered += part.amount
    if (covered > paid) return covered - paid
  }
  return balance
}
