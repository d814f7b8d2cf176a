import { percentOf, roundedPieces, sumMoney } from '../values/money.ts'
import type { AdjustedLine } from './adjust.ts'

/**
 * Adds items whose price is a share of others: insurance is a percentage of the price of the trip. For one person it is
 * the share of what that person pays; for the registration, of what all pay.
 * @param lines after adjustments and tax
 */
export function withShares(lines: readonly AdjustedLine[]): AdjustedLine[] {
  return lines.map((line) => {
    const { share } = line.item.item
    if (share === undefined) return line
    const { percent, round } = share
    const of = baseOf(line, share.of, lines)
    const piece = round === undefined ? percentOf(of, percent) : roundedPieces(0, { of, percent }, 1, round)
    const amount = piece * line.quantity
    return {
      ...line,
      amount: line.amount + amount,
      listAmount: line.listAmount + amount,
      reasons: [
        ...line.reasons.filter(({ code }) => code !== 'fixed'),
        { code: 'share', params: { percent } },
      ],
    }
  })
}

/** The price of these items for the owner of the line. */
function baseOf(
  { scope: { person } }: AdjustedLine,
  items: readonly string[],
  lines: readonly AdjustedLine[],
) {
  const counted = lines.filter(
    ({ item, scope }) =>
      items.includes(item.item.id) && (person === null || scope.person?.ref === person.ref),
  )
  return sumMoney(counted.map(({ amount }) => amount))
}
