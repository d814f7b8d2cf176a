import type { RefundRule } from '../event/definition.ts'
import { exactly, type Fraction, inProportion, sumFractions } from '../fraction.ts'
import { type Grosze, splitMoney, sumMoney } from '../money.ts'
import { byTerm } from '../quote/by-term.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import { sharesOfParts } from '../quote/due.ts'
import type { QuoteContext } from '../quote/quote-result.ts'
import { personScopes, type Scope } from '../quote/scope.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { type ExactMoney, exactMoney } from './exact-shares.ts'
import { firstDayOf } from './first-day.ts'
import { compareLast, entryOf, hasPassed, lastOf, lastText } from './last-moment.ts'

/** A line as it was agreed to. */
export interface AgreedLine {
  readonly person: string | null
  readonly item: string
  readonly option: string | null
  readonly quantity: number
  readonly amount: Grosze
  readonly onSite?: boolean | undefined
}

/** Who resigns from what was agreed, and when. Moments are local, Europe/Warsaw. */
export interface Resignation {
  readonly draft: RegistrationDraft
  readonly lines: readonly AgreedLine[]
  /** Money that came and stayed, less what was kept of it before. */
  readonly paid: Grosze
  readonly now: Temporal.PlainDateTime
  readonly registeredAt: Temporal.PlainDateTime
  /** The day by whose prices it was agreed, and through what it was ordered. */
  readonly pricedAt: Temporal.PlainDateTime
  readonly channel: QuoteContext['facts']['channel']
  /** `ref`s of those who resign; 'all': the whole registration. */
  readonly leaving: ReadonlySet<string> | 'all'
  /** Grosze by which each line becomes less (`fallsAway`); when not given, the lines of those who resign wholly. */
  readonly falls?: readonly Grosze[] | undefined
  /** Grosze that were kept before, once for the whole registration. */
  readonly keptOnce?: Grosze
}

/** Of the whole registration they add up; a percentage is taken of what they are exactly, and rounded once. */
interface Share {
  readonly paid: Grosze
  readonly deposit: Grosze
  readonly exact: ExactMoney
}

/** What one person (or the registration, for its own lines) was to pay and has paid, line by line. */
interface Account {
  readonly scope: Scope
  readonly lines: readonly (AgreedLine & { readonly falls: Grosze | null })[]
  /** Of each line: what was paid of it, and its deposit. */
  readonly shares: readonly Share[]
}

/** Money covers the parts of the plan in their order, a part that it does not cover in proportion. */
function accountsOf(
  compiled: CompiledDefinition,
  whole: Scope,
  { lines, paid, falls }: Resignation,
): Account[] {
  const donations = new Set(
    compiled.items.flatMap(({ item }) => (item.category === 'donation' ? [item.id] : [])),
  )
  const fees = lines
    .map((line, at) => ({ ...line, falls: falls?.[at] ?? null }))
    .filter((line) => line.onSite !== true && !donations.has(line.item))
  const ofPeople = [...personScopes(whole), whole].flatMap((scope) => {
    const own = fees.filter(({ person }) => person === (scope.person?.ref ?? null))
    const lines = own.map((line) => ({ ...line, scope: ownScope(scope, line) }))
    return byTerm(compiled, whole, { scope, lines })
  })
  const owing = ofPeople.map(({ scope, lines: own }) => {
    const amount = sumMoney(own.map((line) => line.amount))
    const costs = own.map((line) => ({ item: line.item, isDonation: false, amount: line.amount }))
    return { scope, lines: own, costs, amount }
  })
  const parts = sharesOfParts(compiled, owing, whole)
  let money = Math.max(0, paid)
  const covered = parts.map(({ shares }) => {
    const part = Math.min(money, sumMoney(shares))
    money -= part
    return splitMoney(part, shares)
  })
  const exact = exactMoney(parts, owing, paid)
  const deposits = parts.filter(({ part }) => part.deposit)
  const accounts = owing.map(({ scope, lines: own }, at) => {
    const weights = own.map(({ amount }) => Math.max(0, amount))
    const money = splitMoney(sumMoney(covered.map((shares) => shares[at] ?? 0)), weights)
    const deposit = splitMoney(sumMoney(deposits.map(({ shares }) => shares[at] ?? 0)), weights)
    const shares = weights.map((weight, of): Share => {
      const ofLine = (all: Fraction | undefined) =>
        inProportion(all ?? exactly(0), exactly(weight), exactly(sumMoney(weights)))
      const ownExact = { paid: ofLine(exact[at]?.paid), deposit: ofLine(exact[at]?.deposit) }
      return { paid: money[of] ?? 0, deposit: deposit[of] ?? 0, exact: ownExact }
    })
    return { scope, lines: own, shares }
  })
  return joined(accounts)
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

/** What is judged by one rule: the lines of one person that it is about. */
export interface Slice {
  readonly scope: Scope
  readonly rule: RefundRule | null
  readonly until: string | null
  readonly price: Grosze
  readonly paid: Grosze
  readonly deposit: Grosze
  /** The same two before they were rounded. */
  readonly exact: ExactMoney
  /** Never more is kept: what was paid of it, as far as the price becomes less by it. */
  readonly most: Grosze
  /** How many terms with dates of their own it is about. */
  readonly terms: number
  /** The person leaves, or the whole is called off; false for what becomes less of who stays. */
  readonly isWhole: boolean
}

/**
 * What somebody resigns from, each with the rule that it is judged by: the lines of who leaves, and of who stays and
 * gives up or exchanges something as much of a line as the price becomes less by.
 */
export function slicesOf(compiled: CompiledDefinition, whole: Scope, resignation: Resignation): Slice[] {
  const { leaving } = resignation
  return accountsOf(compiled, whole, resignation).flatMap((account) => {
    const { person } = account.scope
    const leaves = leaving === 'all' || (person !== null && leaving.has(person.ref))
    const slices = account.lines.flatMap((line, at): Slice[] => {
      const falls = line.falls ?? (leaves ? line.amount : 0)
      if (!leaves && falls === 0) return []
      const { scope } = account
      const judged = judgedBy(compiled, whole, ownScope(scope, line), resignation)
      const terms = isTerm(compiled, line) ? 1 : 0
      const share = account.shares[at]
      if (share === undefined) return []
      const sums = sumsOf(share, leaves ? line.amount : falls, line.amount)
      return [{ scope, ...judged, ...sums, most: Math.min(sums.paid, falls), terms, isWhole: leaves }]
    })
    return byRule(slices)
  })
}

/** Of the money about a line what is about as much of it as falls away. */
function sumsOf({ paid, deposit, exact }: Share, falls: Grosze, amount: Grosze) {
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
  const same = Map.groupBy(slices, ({ rule, until }) => `${until} ${rule && JSON.stringify(rule)}`)
  return [...same.values()].flatMap((all) => {
    const [first] = all
    if (first === undefined) return []
    const sum = (of: 'price' | 'paid' | 'deposit' | 'most' | 'terms') =>
      sumMoney(all.map((slice) => slice[of]))
    const sums = { price: sum('price'), paid: sum('paid'), deposit: sum('deposit'), most: sum('most') }
    const exactSum = (of: keyof ExactMoney) => sumFractions(all.map((slice) => slice.exact[of]))
    const exact = { paid: exactSum('paid'), deposit: exactSum('deposit') }
    return [{ ...first, ...sums, exact, terms: sum('terms') }]
  })
}

const ownScope = (scope: Scope, { item, option, quantity }: AgreedLine): Scope => ({
  ...scope,
  line: { item, option, quantity },
})

/** The first day that deadlines run to: of the term of the line, of the person, or the earliest of all people. */
function startOf(compiled: CompiledDefinition, whole: Scope, own: Scope) {
  const { start } = compiled.dates(own)
  if (own.person !== null) return start
  return start ?? firstDayOf(compiled, whole)
}

/** The first rule about a line that still runs; what is counted from a day that is not known yet has not passed. */
function judgedBy(
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
