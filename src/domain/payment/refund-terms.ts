import type { RefundRule } from '../event/definition.ts'
import { type Grosze, percentOf, splitMoney, sumMoney } from '../money.ts'
import type { CompiledDefinition } from '../quote/compile.ts'
import { sharesOfParts } from '../quote/due.ts'
import { numberOfPeople } from '../quote/facts-of-registration.ts'
import { lastDayBefore } from '../quote/last-day-before.ts'
import { personScopes, type Scope, wholeScope } from '../quote/scope.ts'
import type { RegistrationDraft } from '../registration/draft.ts'

/** A line as it was agreed to. */
interface AgreedLine {
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
  /** The day by whose prices it was agreed. */
  readonly pricedAt: Temporal.PlainDateTime
  /** `ref`s of those who resign; 'all': the whole registration. */
  readonly leaving: ReadonlySet<string> | 'all'
}

/** Why something is kept: by a rule that runs, or because none does any more. */
export interface KeptReason {
  readonly code: 'rule' | 'over'
  /** The rule's name, if it has one. */
  readonly rule: string | null
  /** The last day of the rule, or, where none runs, of the last one that did; null: no day. */
  readonly until: string | null
  readonly amount: Grosze
}

export interface Kept {
  /** Grosze; never more than was paid for those who resign. */
  readonly amount: Grosze
  readonly reasons: readonly KeptReason[]
}

/**
 * What the organiser keeps of the money of those who resign, by the refund rules that were agreed to. For each
 * thing the first rule counts that is about it and still runs, to the end of its last day; where none runs, all
 * that was paid stays. Days before the start are those of the term or group of each person. Donations are outside.
 * Null where there are no rules: then the staff decide.
 */
export function keptBy(compiled: CompiledDefinition, resignation: Resignation): Kept | null {
  if (compiled.definition.refunds.length === 0) return null
  const { draft, pricedAt, leaving } = resignation
  const whole = wholeScope(draft, { now: pricedAt, facts: { channel: 'online', free: {} } })
  const gone = accountsOf(compiled, whole, resignation).filter(
    ({ scope: { person } }) => leaving === 'all' || (person !== null && leaving.has(person.ref)),
  )
  const slices = gone.flatMap((account) => slicesOf(compiled, whole, account, resignation.now))
  const kept = slices.map((slice) => ({ ...slice, kept: keptOf(compiled, whole, slice) }))
  const once = keptOnce(kept)
  const reasons = reasonsOf([...kept, ...once])
  return { amount: sumMoney(reasons.map(({ amount }) => amount)), reasons }
}

/** What one person (or the registration, for its own lines) was to pay and has paid, line by line. */
interface Account {
  readonly scope: Scope
  readonly lines: readonly AgreedLine[]
  readonly paid: Grosze
  readonly deposit: Grosze
}

/** Money covers the parts of the plan in their order, a part that it does not cover in proportion. */
function accountsOf(compiled: CompiledDefinition, whole: Scope, { lines, paid }: Resignation): Account[] {
  const donations = new Set(
    compiled.items.flatMap(({ item }) => (item.category === 'donation' ? [item.id] : [])),
  )
  const fees = lines.filter((line) => line.onSite !== true && !donations.has(line.item))
  const owing = [...personScopes(whole), whole].map((scope) => {
    const own = fees.filter(({ person }) => person === (scope.person?.ref ?? null))
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
  const deposits = parts.filter(({ part }) => part.deposit)
  return owing.map(({ scope, lines: own }, at) => ({
    scope,
    lines: own,
    paid: sumMoney(covered.map((shares) => shares[at] ?? 0)),
    deposit: sumMoney(deposits.map(({ shares }) => shares[at] ?? 0)),
  }))
}

/** What is judged by one rule: the lines of one person that it is about. */
interface Slice {
  readonly scope: Scope
  readonly rule: RefundRule | null
  readonly until: string | null
  readonly price: Grosze
  readonly paid: Grosze
  readonly deposit: Grosze
}

function slicesOf(compiled: CompiledDefinition, whole: Scope, account: Account, now: Temporal.PlainDateTime) {
  const weights = account.lines.map(({ amount }) => Math.max(0, amount))
  const paid = splitMoney(account.paid, weights)
  const deposit = splitMoney(account.deposit, weights)
  const slices = account.lines.map((line, at): Slice => {
    const start = startOf(compiled, whole, account.scope, line)
    return {
      scope: account.scope,
      ...ruleFor(compiled.definition.refunds, line.item, start, now.toPlainDate()),
      price: line.amount,
      paid: paid[at] ?? 0,
      deposit: deposit[at] ?? 0,
    }
  })
  const byRule = Map.groupBy(slices, ({ rule, until }) => `${until} ${rule && JSON.stringify(rule)}`)
  return [...byRule.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const sum = (of: 'price' | 'paid' | 'deposit') => sumMoney(same.map((slice) => slice[of]))
    return [{ ...first, price: sum('price'), paid: sum('paid'), deposit: sum('deposit') }]
  })
}

/** The first day that deadlines run to: of the term of the line, of the person, or the earliest of all people. */
function startOf(compiled: CompiledDefinition, whole: Scope, scope: Scope, line: AgreedLine) {
  const own = { ...scope, line: { item: line.item, option: line.option, quantity: line.quantity } }
  const { start } = compiled.dates(own)
  if (scope.person !== null) return start
  const starts = personScopes(whole).flatMap((each) => compiled.dates(each).start ?? [])
  return start ?? starts.sort(Temporal.PlainDate.compare)[0] ?? null
}

/** The first rule about an item that still runs; a day that is not known yet has not passed. */
function ruleFor(
  rules: readonly RefundRule[],
  item: string,
  start: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): Pick<Slice, 'rule' | 'until'> {
  const dated = rules
    .filter(({ items }) => items === undefined || items.includes(item))
    .map((rule) => ({ rule, day: rule.until === undefined ? null : lastDayBefore(rule.until, start) }))
  const running = dated.find(({ day }) => day === null || Temporal.PlainDate.compare(today, day) <= 0)
  if (running) return { rule: running.rule, until: running.day?.toString() ?? null }
  const last = dated.flatMap(({ day }) => day ?? []).sort(Temporal.PlainDate.compare)
  return { rule: null, until: last.at(-1)?.toString() ?? null }
}

/** What is kept for each person; never more than was paid. */
function keptOf(compiled: CompiledDefinition, whole: Scope, slice: Slice): Grosze {
  const { rule, price, paid, deposit } = slice
  if (rule === null) return paid
  const { kept } = rule
  const base = { paid, price, 'price-less-deposit': price - deposit }[kept.of]
  const people = kept.per === 'person' ? peopleOf(compiled, whole, slice) : 0
  const wanted = kept.amount * people + percentOf(base, kept.percent) + (kept.deposit ? deposit : 0)
  return Math.max(0, Math.min(paid, wanted))
}

/** How many people a slice is about: one, or, where heads are counted, all of them. */
function peopleOf({ definition }: CompiledDefinition, whole: Scope, { scope }: Slice): number {
  if (scope.person !== null) return 1
  return definition.attendance === 'headcount' ? numberOfPeople(definition, whole) : 0
}

type KeptSlice = Slice & { readonly kept: Grosze }

/** What a rule keeps once for all who resign together, of what is left of their money. */
function keptOnce(slices: readonly KeptSlice[]): KeptSlice[] {
  const byRule = Map.groupBy(
    slices.filter(({ rule }) => rule?.kept.per === 'registration'),
    ({ rule }) => rule,
  )
  return [...byRule].flatMap(([rule, same]) => {
    const left = sumMoney(same.map(({ paid, kept }) => paid - kept))
    const [first] = same
    return first === undefined ? [] : [{ ...first, kept: Math.min(rule?.kept.amount ?? 0, left) }]
  })
}

function reasonsOf(slices: readonly KeptSlice[]): KeptReason[] {
  const same = Map.groupBy(slices, ({ rule, until }) => `${until} ${rule && JSON.stringify(rule)}`)
  return [...same.values()].flatMap((all) => {
    const [first] = all
    if (first === undefined) return []
    const amount = sumMoney(all.map(({ kept }) => kept))
    const code = first.rule === null ? 'over' : 'rule'
    return [{ code, rule: first.rule?.name ?? null, until: first.until, amount }]
  })
}
