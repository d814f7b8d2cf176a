import { itemsOfPart, type PartAmount, partAmount } from '../event/definition/part-amount.ts'
import {
  type Grosze,
  percentOf,
  type Rounding,
  roundedPieces,
  roundedShare,
  splitMoney,
  sumMoney,
} from '../values/money.ts'
import type { AdjustedLine } from './adjust.ts'
import { byTerm } from './by-term.ts'
import type { CompiledDefinition, CompiledPart } from './compiled.ts'
import { type Cost, instalmentsOf, type Owing, type PartShares } from './instalments.ts'
import { planOf } from './plan-of.ts'
import type { QuoteDue } from './quote-result.ts'
import { restOfItems } from './rest-of-items.ts'
import { personScopes, type Scope } from './scope.ts'

/** The same, while the plan is processed. */
interface PayerBalance extends Owing {
  left: Grosze
}

/**
 * The payment schedule: the parts of the plan, each as much as is left to pay for the people whom it concerns; what the
 * plan leaves over belongs to its last part. They are in the order in which they are due (`instalmentsOf`). Days before
 * the start are those of each person's own term or group, so that a part may fall on several days; where the payment
 * plan requires it each term of one person is paid separately. The amounts add up to the total; an empty part is left
 * out. While an approval that payment waits for is pending, no day runs.
 */
export function dueDates(
  compiled: CompiledDefinition,
  lines: readonly AdjustedLine[],
  whole: Scope,
  waits: boolean,
): QuoteDue[] {
  const owing = owingOf(compiled, lines, whole)
  const parts = sharesOfParts(compiled, owing, whole)
  if (waits)
    return parts.flatMap(({ part: { name }, shares }) => {
      const amount = sumMoney(shares)
      return amount > 0 ? [{ name, amount, until: null }] : []
    })
  return instalmentsOf(compiled, owing, parts, whole).map(({ part: { part, shares }, until, paying }) => ({
    ...{ name: part.name, until },
    amount: sumMoney(paying.map((at) => shares[at] ?? 0)),
  }))
}

/**
 * How the parts of the plan are divided between the payers: each part takes its amount of what is left, the last one
 * the rest.
 */
export function sharesOfParts(
  compiled: CompiledDefinition,
  owing: readonly Owing[],
  whole: Scope,
): PartShares[] {
  const parts = (planOf(compiled, whole) ?? compiled.plans[0])?.parts ?? []
  const balances: PayerBalance[] = owing.map((each) => ({ ...each, left: each.amount }))
  const done: PartShares[] = []
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    const paying = isLast ? balances : balances.filter(({ scope }) => part.concerns(scope) === true)
    const before = balances.map(({ left }) => left)
    if (isLast) empty(paying)
    else payPart(part, paying, { pieces: parts.length - index, whole, restOf: restAfter(done, balances) })
    const shares = balances.map(({ left }, at) => (before[at] ?? 0) - left)
    done.push({ part: part.part, paying, shares })
  }
  return done
}

/** What is left of some items after the parts that were processed. */
const restAfter =
  (done: readonly PartShares[], balances: readonly PayerBalance[]) => (items: readonly string[]) => {
    const earlier = done.map(({ part, shares }) => ({ items: itemsOfPart(part), shares }))
    const rest = restOfItems(items, balances, earlier)
    return new Map(balances.map((balance, at) => [balance, rest[at] ?? 0]))
  }

function owingOf(compiled: CompiledDefinition, lines: readonly AdjustedLine[], whole: Scope): Owing[] {
  const ofPeople = Map.groupBy(lines, (line) => line.scope.person)
  return [...personScopes(whole), whole]
    .flatMap((scope) => byTerm(compiled, whole, { scope, lines: ofPeople.get(scope.person) ?? [] }))
    .map(({ scope, lines: own }) => {
      const costs = own.map(({ item: { item }, amount }) => ({
        ...{ item: item.id, isDonation: item.category === 'donation', amount },
      }))
      return { scope, costs, amount: sumMoney(own.map(({ amount }) => amount)) }
    })
}

interface Progress {
  /** How many parts are left, this one included. */
  readonly pieces: number
  readonly whole: Scope
  /** What is left of some items in each balance. */
  readonly restOf: (items: readonly string[]) => ReadonlyMap<PayerBalance, Grosze>
}

function payPart(
  { part, perPerson, each }: CompiledPart,
  paying: readonly PayerBalance[],
  { pieces, whole, restOf }: Progress,
): void {
  const amount = partAmount(part)
  if (amount.kind === 'rest') empty(paying)
  else if (part.round !== undefined) payRounded(amount, part.round, paying, pieces)
  else if (amount.kind === 'equal') take(Math.floor(leftIn(paying) / pieces), paying)
  else if (amount.kind === 'fixed') take(amount.amount * unitsOf(each, whole), paying)
  else if (amount.kind === 'percent') take(percentOf(costOf(paying, amount.items), amount.percent), paying)
  else if (amount.kind === 'restOf') payRestOf(restOf(amount.items), paying)
  else
    for (const balance of paying) {
      const priced = balance.scope.person === null ? 'none' : perPerson?.(balance.scope)
      if (typeof priced === 'object') take(priced.amount, [balance])
    }
}

/** Each pays the rest of their own items; what a balance no longer holds was taken for others, who pay it now. */
function payRestOf(rest: ReadonlyMap<PayerBalance, Grosze>, paying: readonly PayerBalance[]): void {
  const before = leftIn(paying)
  for (const balance of paying) take(rest.get(balance) ?? 0, [balance])
  const wanted = sumMoney(paying.map((balance) => rest.get(balance) ?? 0))
  take(wanted - (before - leftIn(paying)), paying)
}

const leftIn = (balances: readonly PayerBalance[]): Grosze => sumMoney(balances.map(({ left }) => left))

/**
 * How often a stated sum is due: once, or as often as the number states; a number that is not known yet counts as zero.
 */
function unitsOf(each: CompiledPart['each'], whole: Scope): number {
  const number = each === null ? 1 : each(whole)
  return typeof number === 'number' ? Math.max(0, Math.round(number)) : 0
}

/** Each pays this number of whole złoty, or the rest if it is less. */
function payRounded(
  amount: PartAmount,
  round: Rounding,
  paying: readonly PayerBalance[],
  pieces: number,
): void {
  for (const balance of paying) {
    const wanted =
      amount.kind === 'percent'
        ? roundedPieces(0, { of: costOf([balance], amount.items), percent: amount.percent }, 1, round)
        : roundedShare(balance.left, pieces, round)
    take(wanted, [balance])
  }
}

/** The base of a percentage: some items, or everything but donations. */
function costOf(paying: readonly PayerBalance[], items: readonly string[] | undefined): Grosze {
  const counts = ({ item, isDonation }: Cost) => (items === undefined ? !isDonation : items.includes(item))
  return sumMoney(paying.flatMap(({ costs }) => costs.filter(counts).map(({ amount }) => amount)))
}

/** Takes an amount from the balances, from each in proportion to what is left in it; less when they hold less. */
function take(wanted: Grosze, balances: readonly PayerBalance[]): void {
  const left = balances.map((balance) => balance.left)
  const taken = splitMoney(Math.min(wanted, leftIn(balances)), left)
  for (const [at, balance] of balances.entries()) balance.left -= taken[at] ?? 0
}

function empty(balances: readonly PayerBalance[]): void {
  for (const balance of balances) balance.left = 0
}
