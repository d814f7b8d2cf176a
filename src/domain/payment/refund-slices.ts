import type { RefundRule } from '../event/definition/definition.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import { headItems } from '../quote/facts-of-registration.ts'
import { compareLast, entryOf, hasPassed, lastOf, lastText } from '../quote/last-moment.ts'
import type { Scope } from '../quote/scope.ts'
import {
  exactly,
  type Fraction,
  inProportion,
  less,
  notBelowZero,
  rounded,
  sumFractions,
} from '../values/fraction.ts'
import { type Grosze, splitMoney, sumMoney } from '../values/money.ts'
import { firstDayOf } from './first-day.ts'
import {
  type Account,
  accountsOf,
  type ExactMoney,
  type FallingLine,
  ownScope,
  type Share,
} from './refund-accounts.ts'
import type { AgreedLine, Resignation } from './resigning.ts'

/** The unit to which one rule applies: the lines of one person that it is about. */
export interface Slice {
  readonly scope: Scope
  readonly rule: RefundRule | null
  readonly until: string | null
  readonly price: Grosze
  readonly paid: Grosze
  readonly deposit: Grosze
  /** The same two before rounding. */
  readonly exact: ExactMoney
  /** The most that is retained: what was paid of it, as far as it reduces the price. */
  readonly most: Grosze
  /** How many terms with dates of their own it is about. */
  readonly terms: number
  /** How many people it is about that are counted and not named, and how many other pieces. */
  readonly heads: number
  readonly pieces: number
  /** The person leaves, or the whole is cancelled; false for a reduction of a person who stays. */
  readonly isWhole: boolean
}

/**
 * The lines from which people resign, each with its rule: the lines of a person who leaves, and for a person who stays
 * and gives up or exchanges something as much of a line as the price drops.
 */
export function slicesOf(compiled: CompiledDefinition, whole: Scope, resignation: Resignation): Slice[] {
  const { leaving, untouched } = resignation
  return accountsOf(compiled, whole, resignation).flatMap((account) => {
    const { scope } = account
    const { person } = scope
    const leaves = leaving === 'all' || (person !== null && leaving.has(person.ref))
    const isUntouched = !leaves && person !== null && untouched?.has(person.ref) === true
    const slices = fallingOf(compiled, account, leaves).map(({ line, falls, heads, pieces, sums }): Slice => {
      const rule = applicableRule(compiled, whole, ownScope(scope, line), resignation)
      const [terms, isWhole] = [isTerm(compiled, line) ? 1 : 0, leaves || heads > 0]
      return { scope, ...rule, ...sums, most: Math.min(sums.paid, falls), terms, heads, pieces, isWhole }
    })
    // A reduction that passes on to a person who stays is not a resignation; where no rule runs everything is retained.
    return byRule(slices.filter(({ rule }) => !isUntouched || rule === null))
  })
}

interface Falling {
  readonly line: FallingLine
  readonly falls: Grosze
  /** How many counted people are given up that are not named, or how many other pieces. */
  readonly heads: number
  readonly pieces: number
  readonly sums: Sums
}

/** The reduced lines of a person; for a person who leaves, as a whole. */
function fallingOf(compiled: CompiledDefinition, account: Account, leaves: boolean): Falling[] {
  const headsOf = new Map(headItems(compiled.definition).map((item) => [item.id, item.heads ?? 1]))
  const all = account.lines.flatMap((line, at): Falling[] => {
    const [share, falls] = [account.shares[at], line.falls ?? (leaves ? line.amount : 0)]
    if (share === undefined || (!leaves && falls === 0)) return []
    const given = line.pieces ?? (leaves ? line.quantity : 0)
    const each = headsOf.get(line.item)
    const counts = each === undefined ? { heads: 0, pieces: given } : { heads: given * each, pieces: 0 }
    return [{ line, falls, ...counts, sums: sumsOf(share, leaves ? line.amount : falls, line.amount) }]
  })
  return leaves ? all : withUncovered(account, all)
}

/** For a person who stays, what stays covers the deposit: of the given-up part, what it does not cover is a deposit. */
function withUncovered({ lines, shares }: Account, all: readonly Falling[]): Falling[] {
  const given = all.filter(({ heads }) => heads === 0)
  const fallen = sumMoney(given.map(({ falls }) => falls))
  const stays = exactly(sumMoney(lines.map(({ amount }) => amount)) - fallen)
  const uncovered = notBelowZero(less(sumFractions(shares.map(({ exact }) => exact.deposit)), stays))
  const parts = splitMoney(
    rounded(uncovered),
    given.map(({ falls }) => falls),
  )
  return all.map((each) => {
    const at = given.indexOf(each)
    if (at < 0) return each
    const deposit = inProportion(uncovered, exactly(each.falls), exactly(fallen))
    const exact = { ...each.sums.exact, deposit }
    return { ...each, sums: { ...each.sums, deposit: parts[at] ?? 0, exact } }
  })
}

type Sums = Pick<Slice, 'price' | 'paid' | 'deposit' | 'exact'>

/** The share of the money for a line that belongs to the reduction. */
function sumsOf({ paid, deposit, exact }: Share, falls: Grosze, amount: Grosze): Sums {
  const part = (money: Grosze) => partOf(money, falls, amount)
  const exactPart = (money: Fraction) => inProportion(money, exactly(falls), exactly(amount))
  return {
    ...{ price: falls, paid: part(paid), deposit: part(deposit) },
    exact: { paid: exactPart(exact.paid), deposit: exactPart(exact.deposit) },
  }
}

const partOf = (money: Grosze, falls: Grosze, amount: Grosze): Grosze =>
  falls === amount ? money : (splitMoney(money, [falls, amount - falls])[0] ?? 0)

function isTerm({ items }: CompiledDefinition, { item, option }: AgreedLine): boolean {
  const known = items.find((each) => each.item.id === item)
  return known?.item.options.some(({ id, dates }) => id === option && dates !== undefined) ?? false
}

/** One for each rule. */
function byRule(slices: readonly Slice[]): Slice[] {
  const same = Map.groupBy(
    slices,
    ({ rule, until, isWhole }) => `${until} ${isWhole} ${rule && JSON.stringify(rule)}`,
  )
  return [...same.values()].flatMap((all) => {
    const [first] = all
    if (first === undefined) return []
    const sum = (of: 'price' | 'paid' | 'deposit' | 'most' | 'terms' | 'heads' | 'pieces') =>
      sumMoney(all.map((slice) => slice[of]))
    const sums = { price: sum('price'), paid: sum('paid'), deposit: sum('deposit'), most: sum('most') }
    const exactSum = (of: keyof ExactMoney) => sumFractions(all.map((slice) => slice.exact[of]))
    const exact = { paid: exactSum('paid'), deposit: exactSum('deposit') }
    return [{ ...first, ...sums, exact, terms: sum('terms'), heads: sum('heads'), pieces: sum('pieces') }]
  })
}

/**
 * The first day that deadlines are counted to: of the term of the line, of the person, or the earliest of all people.
 */
function startOf(compiled: CompiledDefinition, whole: Scope, own: Scope) {
  const { start } = compiled.dates(own)
  if (own.person !== null) return start
  return start ?? firstDayOf(compiled, whole)
}

/** The first rule about a line that still runs; a deadline relative to a day that is not known yet has not passed. */
function applicableRule(
  compiled: CompiledDefinition,
  whole: Scope,
  own: Scope,
  { now, registeredAt, leaving }: Pick<Resignation, 'now' | 'registeredAt' | 'leaving'>,
): Pick<Slice, 'rule' | 'until'> {
  const from = { start: startOf(compiled, whole, own), entry: entryOf(compiled, whole), registeredAt }
  const item = own.line?.item ?? ''
  const dated = compiled.refunds
    .filter(({ rule: { items } }) => items === undefined || items.includes(item))
    .filter(
      ({ rule: { whole: isOfAll }, concerns }) => (!isOfAll || leaving === 'all') && concerns(own) === true,
    )
    .map(({ rule }) => ({ rule, last: lastOf(rule.until, from) }))
  const running = dated.find(({ last }) => last === null || !hasPassed(last, now))
  if (running) return { rule: running.rule, until: running.last && lastText(running.last) }
  const latest = dated
    .flatMap(({ last }) => last ?? [])
    .sort(compareLast)
    .at(-1)
  return { rule: null, until: latest === undefined ? null : lastText(latest) }
}
