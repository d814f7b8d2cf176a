import { type Grosze, splitMoney, sumMoney } from '../values/money.ts'
import type { Cost, Owing } from './instalments.ts'

/** A part of the plan that was processed before. */
interface EarlierPart {
  /** The items that it names; undefined: it is for everything. */
  readonly items: readonly string[] | undefined
  /** By position in `owing`. */
  readonly shares: readonly Grosze[]
}

interface OpenCost extends Cost {
  readonly at: number
  open: Grosze
}

/**
 * What is left to pay of some items after the earlier parts, by position in `owing`. A part that names items was taken
 * for these, as one sum of everybody; any other part of what each person pays for, in proportion. What these cannot
 * hold was taken of the price of the others, and of donations last (money covers the price first, flow C5).
 */
export function restOfItems(
  items: readonly string[],
  owing: readonly Owing[],
  earlier: readonly EarlierPart[],
): Grosze[] {
  const all = owing.flatMap(({ costs }, at) =>
    costs.map((cost): OpenCost => ({ ...cost, at, open: cost.amount })),
  )
  const prices = all.filter(({ isDonation }) => !isDonation)
  for (const { items: ofPart, shares } of earlier) {
    const ofOwn = (share: Grosze, at: number) =>
      ofPart === undefined
        ? cover(
            prices.filter((cost) => cost.at === at),
            share,
          )
        : 0
    const named = all.filter(({ item }) => ofPart?.includes(item))
    let over = sumMoney(shares) - sumMoney(shares.map(ofOwn))
    for (const costs of [named, prices, all]) over -= cover(costs, over)
  }
  return owing.map((_, at) =>
    sumMoney(all.flatMap((cost) => (cost.at === at && items.includes(cost.item) ? cost.open : []))),
  )
}

/** Covers costs in proportion to what is open of each. @returns how much they could hold */
function cover(costs: readonly OpenCost[], amount: Grosze): Grosze {
  const open = costs.map((cost) => cost.open)
  const covered = Math.min(amount, sumMoney(open))
  const parts = splitMoney(covered, open)
  for (const [at, cost] of costs.entries()) cost.open -= parts[at] ?? 0
  return covered
}
