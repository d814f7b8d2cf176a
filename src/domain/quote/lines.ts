import type { Item } from '../event/definition.ts'
import type { Grosze } from '../money.ts'
import type { Choice } from '../registration/draft.ts'
import { isNothing, type Pick, readChoice } from './choices.ts'
import type { CompiledDefinition, CompiledItem, CompiledOption } from './compile.ts'
import { isFor, type Shut, shutAt } from './gate.ts'
import type { QuoteProblem, Reason } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

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
  for (const scope of [...personScopes(whole), whole]) {
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

type TakenItem = { lines: PricedLine[]; problem: NonNullable<Shut> | null }

const refuse = (code: QuoteProblem['code']): TakenItem => ({ lines: [], problem: { code, params: {} } })

/** One item for one person (or for all): chosen, offered, priced; or the reason why not. */
function takeItem(item: CompiledItem, scope: Scope): TakenItem {
  const choice = choiceOf(item, scope)
  const { picks, problem } = readChoice(item.item, choice)
  const wanted = item.item.choose !== 'always' && choice !== undefined && !isNothing(choice)
  const shut = shutAt(item.gate, scope)
  if (shut !== null) return { lines: [], problem: wanted || isMissed(item, shut) ? shut : null }
  if (isFor(item.gate, scope) === undefined) return { lines: [], problem: null }
  if (problem !== null) return refuse(problem)
  const lines: PricedLine[] = []
  for (const pick of picks) {
    const line = priceLine(item, pick, scope)
    if (line === 'none') return refuse('not_eligible')
    if (typeof line !== 'string' && 'code' in line) return { lines: [], problem: line }
    if (line !== 'unknown') lines.push(line)
  }
  return { lines, problem: null }
}

/** Something that everybody must choose is missed when its time is not now; else one could do without it. */
const isMissed = ({ item }: CompiledItem, { code }: NonNullable<Shut>) =>
  (item.choose === 'one' || (item.min ?? 0) > 0) && (code === 'closed' || code === 'not_open')

function priceLine(
  item: CompiledItem,
  pick: Pick,
  scope: Scope,
): PricedLine | NonNullable<Shut> | 'unknown' | 'none' {
  const option = pick.option === null ? null : (item.options.get(pick.option.id) ?? null)
  const lineScope = {
    ...scope,
    line: { item: item.item.id, option: option?.option.id ?? null, quantity: pick.quantity },
  }
  const shut = option === null ? null : shutAt(option.gate, lineScope)
  if (shut !== null) return { ...shut, params: { ...shut.params, option: option?.option.name ?? '' } }
  const { quantity } = pick
  if (pick.amount !== undefined) {
    return {
      scope: lineScope,
      item,
      option,
      quantity,
      amount: pick.amount,
      reasons: [{ code: 'chosen', params: {} }],
    }
  }
  const priced = (option?.price ?? item.price)(lineScope)
  if (priced === 'unknown' || priced === 'none') return priced
  const reason = ownPrice(option, priced.reason)
  return { scope: lineScope, item, option, quantity, amount: priced.amount * quantity, reasons: [reason] }
}

/** A plain price of an option says which option it belongs to. */
const ownPrice = (option: CompiledOption | null, reason: Reason): Reason =>
  option !== null && option.option.price !== undefined && reason.code === 'fixed'
    ? { code: 'option', params: { option: option.option.name } }
    : reason

const choicesOf = (scope: Scope) => (scope.person ?? scope.draft).choices
const choiceOf = (item: CompiledItem, scope: Scope): Choice | undefined => choicesOf(scope)[item.item.id]

function problemOf({ code, params }: NonNullable<Shut>, { item }: CompiledItem, scope: Scope): QuoteProblem {
  const ofAll = code === 'limit_per_person' && scope.person === null
  return {
    code: ofAll ? 'limit_per_registrant' : code,
    person: scope.person?.ref ?? null,
    where: item.id,
    params: { ...params, item: item.name, ...boundsOf(item, code) },
  }
}

/** What a choice must keep to, for the words. */
function boundsOf({ choose, min, max, amounts }: Item, code: QuoteProblem['code']): QuoteProblem['params'] {
  return {
    ...(min === undefined ? {} : { least: min }),
    ...(max === undefined ? {} : { most: max }),
    ...(code === 'field_invalid' ? { choose } : {}),
    ...(code === 'field_invalid' && amounts !== undefined ? { from: amounts.from, to: amounts.to } : {}),
  }
}

/** Choices of things that nobody offers, or that belong to the other side (person or whole). */
function unknownItems(compiled: CompiledDefinition, scope: Scope): QuoteProblem[] {
  const per = scope.person === null ? 'registration' : 'person'
  const known = new Set(compiled.items.filter(({ item }) => item.per === per).map(({ item }) => item.id))
  const wanted = Object.entries(choicesOf(scope)).filter(([, choice]) => !isNothing(choice))
  return wanted
    .filter(([id]) => !known.has(id))
    .map(([id]) => ({ code: 'no_such_option', person: scope.person?.ref ?? null, where: id, params: {} }))
}
