import type { Item } from '../event/definition/definition.ts'
import type { Choice } from '../registration/draft.ts'
import type { Grosze } from '../values/money.ts'
import { isCompulsory, isNothing, isSettled, type Pick, readChoice } from './choices.ts'
import type { CompiledDefinition, CompiledItem, CompiledOption } from './compiled.ts'
import {
  type GateRefusal,
  gateRefusal,
  isFor,
  isOfTime,
  registrationWideParams,
  shutByAge,
  shutByTime,
} from './gate.ts'
import { isHeld, isMore } from './held.ts'
import type { QuoteProblem, Reason } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** A priced choice before adjustments, with the scope in which it was priced. */
export interface PricedLine {
  readonly scope: Scope
  readonly item: CompiledItem
  readonly option: CompiledOption | null
  readonly quantity: number
  readonly amount: Grosze
  readonly reasons: readonly Reason[]
}

/** The choices by the price list, with their problems. */
export interface ListedPrices {
  readonly lines: readonly PricedLine[]
  readonly problems: readonly QuoteProblem[]
  /** Nothing is left out because it is not known yet. */
  readonly isWhole: boolean
}

/**
 * The choices, priced: lines by people in the order of typing, then by items in the stated order. An invalid choice has
 * its line, as far as it can be read: three mugs where two are allowed.
 */
export function priceLines(compiled: CompiledDefinition, whole: Scope): ListedPrices {
  const lines: PricedLine[] = []
  let isWhole = true
  const problems: QuoteProblem[] = []
  for (const scope of [...personScopes(whole), whole]) {
    problems.push(...unknownItems(compiled, scope))
    for (const item of compiled.items) {
      if ((item.item.per === 'person') !== (scope.person !== null)) continue
      const taken = takeItem(compiled, item, scope)
      lines.push(...taken.lines)
      isWhole &&= !taken.isUnknown
      problems.push(...taken.problems.map((problem) => problemOf(problem, item, scope)))
    }
  }
  return { lines, problems, isWhole }
}

type Refused = NonNullable<GateRefusal>

interface TakenItem {
  readonly lines: PricedLine[]
  readonly problems: readonly Refused[]
  /** A value that decides it is not known yet. */
  readonly isUnknown: boolean
}

/** One item for one person (or for all): chosen, offered, priced; with all its problems. */
function takeItem(compiled: CompiledDefinition, item: CompiledItem, scope: Scope): TakenItem {
  const choice = choiceOf(item, scope)
  const reading = readChoice(item.item, choice)
  const wanted = item.item.choose !== 'always' && choice !== undefined && !isNothing(choice)
  const picks = wanted ? reading.picks : []
  const gate = hasTerms(picks) ? { ...item.gate, ages: null } : item.gate
  const shut =
    gateRefusal(gate, scope, isHeld(item.item, picks, scope)) ?? shutForMore(compiled, item, picks, scope)
  if (shut !== null)
    return { lines: [], problems: wanted || isMissed(item, shut) ? [shut] : [], isUnknown: false }
  if (isFor(item.gate, scope) === undefined) return { lines: [], problems: [], isUnknown: true }
  const priced = reading.picks.map((pick) => priceLine(item, pick, scope))
  const problem = reading.problem === null ? [] : [{ code: reading.problem, params: {} }]
  return {
    lines: priced.filter(isLine),
    problems: [...problem, ...joined(priced.filter(isRefused))],
    isUnknown: priced.includes('unknown') || !isSettled(reading),
  }
}

/** Ages of an item are checked in each of the chosen terms, not in the first one. */
const hasTerms = (picks: readonly Pick[]) => picks.some(({ option }) => option?.dates !== undefined)

/** A required item is missing when it is not open now; an optional one can be left out. */
const isMissed = ({ item }: CompiledItem, shut: Refused) => isCompulsory(item) && isOfTime(shut)

/** Additions of an item without a window of its own require an open event, unless the staff make the change. */
function shutForMore(
  { gate }: CompiledDefinition,
  item: CompiledItem,
  picks: readonly Pick[],
  scope: Scope,
): GateRefusal {
  const { held, facts } = scope.context
  if (held === undefined || facts.channel !== 'online' || item.gate.windows.length > 0) return null
  return isMore(item.item, picks, scope) ? shutByTime(gate.windows, scope) : null
}

type Outcome = PricedLine | Refused | 'unknown'

const isLine = (outcome: Outcome): outcome is PricedLine => typeof outcome === 'object' && 'amount' in outcome
const isRefused = (outcome: Outcome): outcome is Refused => typeof outcome === 'object' && 'code' in outcome

/** Options that are refused for one reason are reported together. */
function joined(refused: readonly Refused[]): Refused[] {
  const same = Map.groupBy(refused, ({ code, params }) => JSON.stringify([code, { ...params, option: '' }]))
  return [...same.values()].flatMap((each) => {
    const [first] = each
    const option = each.map(({ params }) => params.option ?? '').join(', ')
    return first === undefined
      ? []
      : [option === '' ? first : { ...first, params: { ...first.params, option } }]
  })
}

function priceLine(item: CompiledItem, pick: Pick, scope: Scope): Outcome {
  const option = pick.option === null ? null : (item.options.get(pick.option.id) ?? null)
  const { quantity } = pick
  const lineScope = { ...scope, line: { item: item.item.id, option: option?.option.id ?? null, quantity } }
  const name: QuoteProblem['params'] = option === null ? {} : { option: option.option.name }
  const shut = shutOption(item, pick, lineScope)
  if (shut !== null) return { ...shut, params: { ...shut.params, ...name } }
  const line = { scope: lineScope, item, option, quantity }
  if (pick.amount !== undefined) {
    return { ...line, amount: pick.amount, reasons: [{ code: 'chosen', params: {} }] }
  }
  const priced = (option?.price ?? item.price)(lineScope)
  if (priced === 'unknown') return priced
  if (priced === 'none')
    return { code: 'not_eligible', params: { ...name, ...registrationWideParams(lineScope) } }
  return { ...line, amount: priced.amount * quantity, reasons: [ownPrice(option, priced.reason)] }
}

/** The problems of one option: its own gate, and the ages of the item, in its own term. */
function shutOption({ item, gate, options }: CompiledItem, pick: Pick, scope: Scope): GateRefusal {
  const option = pick.option === null ? undefined : options.get(pick.option.id)
  if (option === undefined) return null
  return gateRefusal(option.gate, scope, isHeld(item, [pick], scope)) ?? shutByAge(gate, scope)
}

/** A plain price of an option names the option it belongs to. */
const ownPrice = (option: CompiledOption | null, reason: Reason): Reason =>
  option !== null && option.option.price !== undefined && reason.code === 'fixed'
    ? { code: 'option', params: { option: option.option.name } }
    : reason

const choicesOf = (scope: Scope) => (scope.person ?? scope.draft).choices
const choiceOf = (item: CompiledItem, scope: Scope): Choice | undefined => choicesOf(scope)[item.item.id]

function problemOf({ code, params }: Refused, { item }: CompiledItem, scope: Scope): QuoteProblem {
  const ofAll = code === 'limit_per_person' && scope.person === null
  return {
    code: ofAll ? 'limit_per_registrant' : code,
    person: scope.person?.ref ?? null,
    where: item.id,
    params: { ...params, item: item.name, ...boundsOf(item, code) },
  }
}

/** The bounds of a choice, for the words. */
function boundsOf({ choose, min, max, amounts }: Item, code: QuoteProblem['code']): QuoteProblem['params'] {
  return {
    ...(min === undefined ? {} : { least: min }),
    ...(max === undefined ? {} : { most: max }),
    ...(code === 'field_invalid' ? { choose } : {}),
    ...(code === 'field_invalid' && amounts !== undefined ? { from: amounts.from, to: amounts.to } : {}),
  }
}

/** Choices of items that do not exist, or that belong to the other side (person or whole). */
function unknownItems(compiled: CompiledDefinition, scope: Scope): QuoteProblem[] {
  const per = scope.person === null ? 'registration' : 'person'
  const known = new Set(compiled.items.filter(({ item }) => item.per === per).map(({ item }) => item.id))
  const wanted = Object.entries(choicesOf(scope)).filter(([, choice]) => !isNothing(choice))
  return wanted
    .filter(([id]) => !known.has(id))
    .map(([id]) => ({ code: 'no_such_option', person: scope.person?.ref ?? null, where: id, params: {} }))
}
