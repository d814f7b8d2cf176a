import { itemsOfPart } from '../event/definition/part-amount.ts'
import { byTerm } from '../quote/by-term.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import { sharesOfParts } from '../quote/due.ts'
import { instalmentsOf } from '../quote/instalments.ts'
import { personScopes, type Scope } from '../quote/scope.ts'
import {
  atMost,
  exactly,
  type Fraction,
  inProportion,
  less,
  nearly,
  sumFractions,
  rounded as toGrosze,
} from '../values/fraction.ts'
import { type Grosze, splitMoney, sumMoney } from '../values/money.ts'
import { exactMoney } from './exact-shares.ts'
import type { AgreedLine, Resignation } from './resigning.ts'

/** For one line, before rounding: how much of it was paid, and how much of that is a deposit. */
export interface ExactMoney {
  readonly paid: Fraction
  readonly deposit: Fraction
}

/** The same, rounded so that it adds up over the whole registration. */
export interface Share {
  readonly paid: Grosze
  readonly deposit: Grosze
  readonly exact: ExactMoney
}

/** A line with its reduction, and how many of its pieces are given up; null where all of it is. */
export type FallingLine = AgreedLine & { readonly falls: Grosze | null; readonly pieces: number | null }

/** What one person (or the registration, for its own lines) was to pay and has paid, line by line. */
export interface Account {
  readonly scope: Scope
  readonly lines: readonly FallingLine[]
  /** For each line. */
  readonly shares: readonly Share[]
}

/**
 * Money covers the parts of the plan in the order in which they are due, and belongs first to what its part is for: a
 * percentage of some items is for these, a deposit for taking part and what goes with it (not for items with a rule of
 * their own), any other part for everything in proportion.
 */
export function accountsOf(
  compiled: CompiledDefinition,
  whole: Scope,
  { lines, paid, falls, pieces }: Resignation,
): Account[] {
  const donations = new Set(
    compiled.items.flatMap(({ item }) => (item.category === 'donation' ? [item.id] : [])),
  )
  const fees = lines
    .map((line, at) => ({ ...line, falls: falls?.[at] ?? null, pieces: pieces?.[at] ?? null }))
    .filter((line) => line.onSite !== true && !donations.has(line.item))
  const ofPeople = [...personScopes(whole), whole].flatMap((scope) => {
    const own = fees.filter(({ person }) => person === (scope.person?.ref ?? null))
    const scoped = own.map((line) => ({ ...line, scope: ownScope(scope, line) }))
    return byTerm(compiled, whole, { scope, lines: scoped })
  })
  const owing = ofPeople.map(({ scope, lines: own }) => {
    const amount = sumMoney(own.map((line) => line.amount))
    const costs = own.map((line) => ({ item: line.item, isDonation: false, amount: line.amount }))
    return { scope, lines: own, costs, amount }
  })
  const parts = sharesOfParts(compiled, owing, whole)
  const instalments = instalmentsOf(compiled, owing, parts, whole)
  const exact = exactMoney(parts, instalments, owing, paid)
  const named = apart(compiled)
  const isFor = parts.map(({ part }) => meantFor(part, named))
  const accounts = owing.map(({ scope, lines: own }, at) => {
    const ofParts = exact.map((shares, of) => ({
      share: shares[at]?.share ?? exactly(0),
      paid: shares[at]?.paid ?? exactly(0),
      isDeposit: parts[of]?.part.deposit === true,
      isFor: isFor[of] ?? (() => true),
    }))
    return { scope, lines: own, exact: filled(own, ofParts) }
  })
  return joined(rounded(accounts))
}

type Part = ReturnType<typeof sharesOfParts>[number]['part']

/**
 * The items that a deposit is not for: those with a refund rule of their own, except those for taking part. Where no
 * rule retains the deposit it is a part like any other.
 */
function apart({ refunds, items }: CompiledDefinition): ReadonlySet<string> {
  const keepsDeposit = ({ rule: { kept } }: (typeof refunds)[number]) =>
    kept.deposit || kept.of.includes('deposit')
  if (!refunds.some(keepsDeposit)) return new Set()
  const named = refunds.filter((each) => !keepsDeposit(each)).flatMap(({ rule }) => rule.items ?? [])
  const forTakingPart = items.flatMap(({ item }) => (item.category === 'participation' ? [item.id] : []))
  return new Set(named).difference(new Set(forTakingPart))
}

/** Whether a part of the plan is for a line before others. @param named what a deposit is not for (`apart`) */
function meantFor(part: Part, named: ReadonlySet<string>): (line: AgreedLine) => boolean {
  const items = itemsOfPart(part)
  if (items !== undefined) return ({ item }) => items.includes(item)
  return part.deposit ? ({ item }) => !named.has(item) : () => true
}

/** A person's share of a part, and how much of it was paid. */
interface OwnPart {
  readonly share: Fraction
  readonly paid: Fraction
  readonly isDeposit: boolean
  readonly isFor: (line: AgreedLine) => boolean
}

/** Assigns the parts to the lines one after another: what the lines of a part cannot hold goes to the others. */
function filled(lines: readonly AgreedLine[], parts: readonly OwnPart[]): ExactMoney[] {
  let left = lines.map(({ amount }) => exactly(Math.max(0, amount)))
  const laid = parts.map(({ share, paid, isDeposit, isFor }) => {
    const first = lines.map(isFor)
    const room = (isFirst: boolean) => sumFractions(left.filter((_, at) => first[at] === isFirst))
    const [own, others] = [room(true), room(false)]
    const taken = atMost(share, own)
    const portions = left.map((each, at) =>
      first[at] ? inProportion(taken, each, own) : inProportion(less(share, taken), each, others),
    )
    left = left.map((each, at) => less(each, portions[at] ?? exactly(0)))
    return portions.map((portion) => ({
      paid: inProportion(paid, portion, share),
      deposit: isDeposit ? portion : exactly(0),
    }))
  })
  return lines.map((_, at) => ({
    paid: sumFractions(laid.flatMap((portions) => portions[at]?.paid ?? [])),
    deposit: sumFractions(laid.flatMap((portions) => portions[at]?.deposit ?? [])),
  }))
}

type ExactAccount = Omit<Account, 'shares'> & { readonly exact: readonly ExactMoney[] }

/** Every line has its whole grosze, which over all of them add up to the paid amount. */
function rounded(accounts: readonly ExactAccount[]): Account[] {
  const all = accounts.flatMap(({ exact }) => exact)
  const split = (of: keyof ExactMoney) => {
    const amounts = all.map((each) => each[of])
    return splitMoney(toGrosze(sumFractions(amounts)), amounts.map(nearly))
  }
  const [paid, deposit] = [split('paid'), split('deposit')]
  let at = 0
  return accounts.map(({ scope, lines, exact }) => ({
    ...{ scope, lines },
    shares: exact.map((each) => ({ paid: paid[at] ?? 0, deposit: deposit[at++] ?? 0, exact: each })),
  }))
}

/** One for each person, who may have paid for each term apart. */
function joined(accounts: readonly Account[]): Account[] {
  return [...Map.groupBy(accounts, ({ scope }) => scope.person).values()].flatMap((all) => {
    const [first] = all
    if (first === undefined) return []
    const scope = { ...first.scope, line: null }
    return [{ scope, lines: all.flatMap(({ lines }) => lines), shares: all.flatMap(({ shares }) => shares) }]
  })
}

/** The scope of a person with one of their lines in view. */
export const ownScope = (scope: Scope, { item, option, quantity }: AgreedLine): Scope => ({
  ...scope,
  line: { item, option, quantity },
})
