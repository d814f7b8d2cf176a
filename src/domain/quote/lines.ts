import type { Grosze } from '../money.ts'
import type { Choice } from '../registration/draft.ts'
import { isoMoment } from '../time.ts'
import { type Pick, readChoice } from './choices.ts'
import type { CompiledDefinition, CompiledItem, CompiledOption } from './compile.ts'
import type { QuoteProblem, Reason } from './quote-result.ts'
import { personScopes, type Scope, wholeScope } from './scope.ts'

/** A priced thing before adjustments, with the scope in which it was priced. */
export interface PricedLine {
  readonly scope: Scope
  readonly item: CompiledItem
  readonly option: CompiledOption | null
  readonly quantity: number
  readonly amount: Grosze
  readonly reasons: readonly Reason[]
}

/** What is taken, priced: lines by people in the order of typing, then by items in the stated order. */
export function priceLines(
  compiled: CompiledDefinition,
  whole: Scope,
): { lines: PricedLine[]; problems: QuoteProblem[] } {
  const lines: PricedLine[] = []
  const problems: QuoteProblem[] = []
  const scopes = [...personScopes(whole.draft, whole.context), wholeScope(whole.draft, whole.context)]
  for (const scope of scopes) {
    problems.push(...unknownItems(compiled, scope))
    for (const item of compiled.items) {
      if ((item.item.per === 'person') !== (scope.person !== null)) continue
      const taken = takeItem(item, scope)
      lines.push(...taken.lines)
      if (taken.problem !== null) problems.push(problemOf(taken.problem, item, scope))
    }
  }
  return { lines, problems }
}

type TakenItem = { lines: PricedLine[]; problem: QuoteProblem['code'] | null }

/** One item for one person (or for all): chosen, offered, priced; or the reason why not. */
function takeItem(item: CompiledItem, scope: Scope): TakenItem {
  const { picks, problem } = readChoice(item.item, choiceOf(item, scope))
  const offered = item.offered(scope)
  const wanted = picks.length > 0 && item.item.choose !== 'always'
  if (offered === undefined) return { lines: [], problem: null }
  if (!offered) return { lines: [], problem: wanted ? 'not_eligible' : null }
  if (isOver(item, scope)) return { lines: [], problem: wanted ? 'closed' : null }
  if (problem !== null) return { lines: [], problem }
  const lines: PricedLine[] = []
  for (const pick of picks) {
    const line = priceLine(item, pick, scope)
    if (line === 'none') return { lines: [], problem: 'not_eligible' }
    if (line !== 'unknown') lines.push(line)
  }
  return { lines, problem: null }
}

function priceLine(item: CompiledItem, pick: Pick, scope: Scope): PricedLine | 'unknown' | 'none' {
  const option = pick.option === null ? null : (item.options.get(pick.option.id) ?? null)
  const lineScope = { ...scope, line: { option: option?.option.id ?? null, quantity: pick.quantity } }
  const priced = (option?.price ?? item.price)(lineScope)
  if (priced === 'unknown' || priced === 'none') return priced
  const reason = ownPrice(option, priced.reason)
  const amount = priced.amount * pick.quantity
  return { scope: lineScope, item, option, quantity: pick.quantity, amount, reasons: [reason] }
}

/** A plain price of an option says which option it belongs to. */
const ownPrice = (option: CompiledOption | null, reason: Reason): Reason =>
  option !== null && option.option.price !== undefined && reason.code === 'fixed'
    ? { code: 'option', params: { option: option.option.name } }
    : reason

const choicesOf = (scope: Scope) => (scope.person ?? scope.draft).choices
const choiceOf = (item: CompiledItem, scope: Scope): Choice | undefined => choicesOf(scope)[item.item.id]

/** Whether the item's last moment has passed. */
const isOver = ({ item: { until } }: CompiledItem, { context }: Scope) =>
  until !== undefined && isoMoment(context.now) > until

function problemOf(code: QuoteProblem['code'], { item }: CompiledItem, scope: Scope): QuoteProblem {
  const ofAll = code === 'limit_per_person' && scope.person === null
  return {
    code: ofAll ? 'limit_per_registrant' : code,
    person: scope.person?.ref ?? null,
    where: item.id,
    params: { item: item.name, ...(item.max === undefined ? {} : { most: item.max }) },
  }
}

/** Choices of things that nobody offers, or that belong to the other side (person or whole). */
function unknownItems(compiled: CompiledDefinition, scope: Scope): QuoteProblem[] {
  const per = scope.person === null ? 'registration' : 'person'
  const known = new Set(compiled.items.filter(({ item }) => item.per === per).map(({ item }) => item.id))
  const wanted = Object.entries(choicesOf(scope)).filter(([, choice]) => choice !== false && choice !== '')
  return wanted
    .filter(([id]) => !known.has(id))
    .map(([id]) => ({ code: 'no_such_option', person: scope.person?.ref ?? null, where: id, params: {} }))
}
