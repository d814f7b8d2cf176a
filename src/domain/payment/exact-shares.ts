import { partAmount } from '../event/definition/part-amount.ts'
import type { instalmentsOf, Owing, PartShares } from '../quote/instalments.ts'
import { atMost, exactly, type Fraction, inProportion, less, sumFractions } from '../values/fraction.ts'
import { type Grosze, sumMoney } from '../values/money.ts'

type Instalment = Pick<ReturnType<typeof instalmentsOf>[number], 'part' | 'paying'>

/** A person's share of a part of the plan, and how much of it was paid, before any rounding. */
export interface ExactShare {
  readonly share: Fraction
  readonly paid: Fraction
}

/**
 * What each of the people who owe pays of each part and has paid of it, exactly: a part for everyone together is
 * divided to the grosz, and a percentage of such a share would be rounded twice. Money covers the instalments in their
 * order; one that it does not cover wholly is covered in proportion.
 * @param parts as `sharesOfParts` has calculated them for the same people
 * @param instalments of these parts (`instalmentsOf`)
 * @returns by part, then by position in `owing`
 */
export function exactMoney(
  parts: readonly PartShares[],
  instalments: readonly Instalment[],
  owing: readonly Owing[],
  paid: Grosze,
): ExactShare[][] {
  let money = exactly(Math.max(0, paid))
  const shares = exactShares(parts, owing)
  const covered = shares.map((each) => each.map(() => exactly(0)))
  for (const { part, paying } of withDayless(parts, instalments)) {
    const [own = [], done = []] = [shares, covered].map((each) => each[parts.indexOf(part)])
    const whole = sumFractions(paying.map((at) => own[at] ?? exactly(0)))
    const taken = atMost(money, whole)
    money = less(money, taken)
    for (const at of paying) done[at] = inProportion(own[at] ?? exactly(0), taken, whole)
  }
  return shares.map((each, of) => each.map((share, at) => ({ share, paid: covered[of]?.[at] ?? exactly(0) })))
}

/** Less than half a grosz is due on no one's day, and is a share all the same: it goes with the first of its part. */
function withDayless(parts: readonly PartShares[], instalments: readonly Instalment[]): Instalment[] {
  const dayless = (part: PartShares) => part.shares.flatMap((share, at) => (share > 0 ? [] : at))
  const firstOf = new Map(parts.map((part) => [part, instalments.find((each) => each.part === part)]))
  const begun = instalments.map((each) =>
    firstOf.get(each.part) === each ? { ...each, paying: [...each.paying, ...dayless(each.part)] } : each,
  )
  const none = parts.filter((part) => firstOf.get(part) === undefined)
  return [...begun, ...none.map((part) => ({ part, paying: dayless(part) }))]
}

/** Each person's share of each part. A part that takes the rest of a person takes the fractions too. */
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

/**
 * One sum for everyone concerned, in proportion to what each has left; not one that is calculated for each separately.
 */
const isOfAll = (part: PartShares['part']): boolean =>
  part.round === undefined && ['equal', 'fixed', 'percent'].includes(partAmount(part).kind)
