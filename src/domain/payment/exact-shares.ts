import { atMost, exactly, type Fraction, inProportion, less, sumFractions } from '../fraction.ts'
import { type Grosze, sumMoney } from '../money.ts'
import type { sharesOfParts } from '../quote/due.ts'

type PartShares = ReturnType<typeof sharesOfParts>[number]
type Owing = PartShares['paying'][number]

/** What has come for somebody, and how much of the price is a deposit, before anything is rounded. */
export interface ExactMoney {
  readonly paid: Fraction
  readonly deposit: Fraction
}

/**
 * What each of those who owe has paid and has as a deposit, exactly: a part for all together falls on everybody to the
 * grosz, and a percentage of such a share would be rounded twice. Money covers the parts of the plan in their order, a
 * part that it does not cover in proportion.
 * @param parts as `sharesOfParts` has reckoned them for the same people
 */
export function exactMoney(
  parts: readonly PartShares[],
  owing: readonly Owing[],
  paid: Grosze,
): ExactMoney[] {
  let money = exactly(Math.max(0, paid))
  const all = exactShares(parts, owing).map((shares, at) => {
    const whole = sumFractions(shares)
    const part = atMost(money, whole)
    money = less(money, part)
    const covered = shares.map((share) => inProportion(share, part, whole))
    return { shares, covered, isDeposit: parts[at]?.part.deposit === true }
  })
  return owing.map((_, at) => ({
    paid: sumFractions(all.flatMap(({ covered }) => covered[at] ?? [])),
    deposit: sumFractions(all.flatMap(({ shares, isDeposit }) => (isDeposit ? (shares[at] ?? []) : []))),
  }))
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
