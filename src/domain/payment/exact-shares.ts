import { atMost, exactly, type Fraction, inProportion, less, sumFractions } from '../fraction.ts'
import { type Grosze, sumMoney } from '../money.ts'
import type { sharesOfParts } from '../quote/due.ts'

type PartShares = ReturnType<typeof sharesOfParts>[number]
type Owing = PartShares['paying'][number]

/** What falls on somebody of a part of the plan, and what of that has come, before anything is rounded. */
export interface ExactShare {
  readonly share: Fraction
  readonly paid: Fraction
}

/**
 * What each of those who owe pays of each part and has paid of it, exactly: a part for all together falls on everybody
 * to the grosz, and a percentage of such a share would be rounded twice. Money covers the parts of the plan in their
 * order, of each what is due first; what it does not cover wholly in proportion.
 * @param parts as `sharesOfParts` has reckoned them for the same people
 * @param days of each part, who pays on its days (`daysOfPart`)
 * @returns by part, then by place in `owing`
 */
export function exactMoney(
  parts: readonly PartShares[],
  days: readonly (readonly (readonly number[])[])[],
  owing: readonly Owing[],
  paid: Grosze,
): ExactShare[][] {
  let money = exactly(Math.max(0, paid))
  return exactShares(parts, owing).map((shares, at) => {
    const covered = shares.map(() => exactly(0))
    for (const paying of days[at] ?? []) {
      const whole = sumFractions(paying.map((of) => shares[of] ?? exactly(0)))
      const part = atMost(money, whole)
      money = less(money, part)
      for (const of of paying) covered[of] = inProportion(shares[of] ?? exactly(0), part, whole)
    }
    return shares.map((share, of) => ({ share, paid: covered[of] ?? exactly(0) }))
  })
}

/** What falls on whom of each part. A part that takes all that somebody has left takes the fractions too. */
function exactShares(parts: readonly PartShares[], owing: readonly Owing[]): Fraction[][] {
  let left = owing.map(({ amount }) => exactly(amount))
  let owed = owing.map(({ amount }) => amount)
  return parts.map(({ part, paying, shares }, at) => {
    const pays = owing.map(({ costs }) => paying.some((each) => each.costs === costs))
    const whole = sumFractions(left.filter((_, of) => pays[of]))
    const sum = exactly(sumMoney(shares))
    const isSplit = at < parts.length - 1 && isOfAll(part)
    const own = left.map((exact, of) => {
      const share = shares[of] ?? 0
      if (isSplit) return pays[of] ? inProportion(sum, exact, whole) : exactly(0)
      return share === owed[of] ? exact : exactly(share)
    })
    left = left.map((exact, of) => less(exact, own[of] ?? exactly(0)))
    owed = owed.map((amount, of) => amount - (shares[of] ?? 0))
    return own
  })
}

/** One sum for all whom it concerns, in proportion to what each has left; not one that is reckoned for each apart. */
const isOfAll = ({ amount, round }: PartShares['part']): boolean =>
  round === undefined &&
  (amount === 'equal' || (typeof amount === 'object' && ('fixed' in amount || 'percent' in amount)))
