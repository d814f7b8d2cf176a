import { type Grosze, sumMoney } from '../values/money.ts'
import { type AdjustableLine, amountsAfter } from './amounts-after.ts'
import type { CompiledAdjustment, CompiledDefinition } from './compiled.ts'
import type { PricedLine } from './lines.ts'
import type { QuoteContext, Reason } from './quote-result.ts'
import type { Scope } from './scope.ts'
import { splitLine, TierUnits } from './tier-units.ts'

/** A line after adjustments; `listAmount` is the amount before them, `pools` the claims of the reductions. */
export interface AdjustedLine extends PricedLine {
  readonly listAmount: Grosze
  readonly pools: readonly string[]
  readonly subsidies: readonly { readonly by: string; readonly amount: Grosze }[]
}

/**
 * Applies the adjustments in the stated order, each to the lines that it concerns. A line of several pieces of which
 * only the first are reduced is split in two.
 */
export function adjustLines(
  compiled: CompiledDefinition,
  lines: readonly PricedLine[],
  whole: Scope,
): AdjustedLine[] {
  const held = holdings(compiled, lines, whole.context)
  let adjusted: AdjustedLine[] = held.map(({ line, rules }) => ({
    ...line,
    listAmount: line.amount,
    pools: rules.flatMap(({ adjustment }) => adjustment.pool ?? []),
    subsidies: [],
  }))
  for (const rule of compiled.adjustments) {
    const concerned = adjusted.map((line, index) =>
      held[index]?.rules.includes(rule) === true ? line : null,
    )
    if (concerned.every((line) => line === null)) continue
    const amounts = amountsAfter(rule, concerned, whole)
    adjusted = adjusted.map((line, index) =>
      concerned[index] === null ? line : changed(line, amounts[index] ?? line.amount, rule),
    )
  }
  return adjusted
}

/** Pieces of a line that are changed by the same rules. */
interface Held {
  readonly line: PricedLine
  readonly rules: readonly CompiledAdjustment[]
}

function changed(line: AdjustedLine, amount: Grosze, { adjustment }: CompiledAdjustment): AdjustedLine {
  const off = line.amount - amount
  if (off === 0) return line
  const { id: rule, name, paidBy: by } = adjustment
  if (by !== undefined && off > 0) {
    const reason: Reason = { code: 'paid_by', params: { rule, name, by, amount: off } }
    const subsidies = [...line.subsidies, { by, amount: off }]
    return { ...line, amount, subsidies, reasons: [...line.reasons, reason] }
  }
  const reason: Reason =
    off > 0
      ? { code: 'adjusted', params: { rule, name, amount: off } }
      : { code: 'raised', params: { rule, name, amount: -off } }
  return { ...line, amount, reasons: [...line.reasons, reason] }
}

/**
 * The adjustments of each line: those that concern it, have units left, and are the best of their choice group. Where
 * the units of one run out within a line, its later pieces are evaluated separately.
 */
function holdings(
  compiled: CompiledDefinition,
  lines: readonly PricedLine[],
  context: QuoteContext,
): readonly Held[] {
  const left = new TierUnits(compiled, context)
  const losers = losersOfGroups(compiled, lines, context)
  const hold = (line: PricedLine): Held[] => {
    const open = compiled.adjustments.filter(
      (rule) => concerns(rule, line) && !losers.has(keyOf(rule, line)) && left.left(rule) > 0,
    )
    const rules = withoutWasted(bestOfLine(open, line, compiled), line)
    const most = Math.min(line.quantity, ...rules.map((rule) => left.left(rule)))
    if (most < line.quantity) {
      const usedUp = rules.filter((rule) => left.left(rule) === most)
      return splitLine(line, most, usedUp).flatMap(hold)
    }
    for (const rule of rules) left.use(rule, line)
    return [{ line, rules }]
  }
  return lines.flatMap(hold)
}

function concerns({ adjustment, effect, holds }: CompiledAdjustment, line: PricedLine): boolean {
  if (!adjustment.items.includes(line.item.item.id)) return false
  // A reduced price that is not below the regular one uses up no place.
  if (adjustment.pool !== undefined && effect.isIdle(line)) return false
  return (line.amount !== 0 || (effect.raises && effect.isOfLine)) && holds(line.scope) === true
}

/** Without limited rules that take nothing off the amount left by earlier ones: they use up nothing. */
function withoutWasted(
  rules: readonly CompiledAdjustment[],
  line: PricedLine,
): readonly CompiledAdjustment[] {
  if (rules.every(({ adjustment }) => adjustment.pool === undefined)) return rules
  let left = { ...line, listAmount: line.amount }
  return rules.filter((rule) => {
    if (!isOfPieces(rule)) return true
    const [amount = left.amount] = amountsAfter(rule, [left], line.scope)
    const isIdle = amount === left.amount
    left = { ...left, amount }
    return !isIdle || rule.adjustment.pool === undefined
  })
}

/** Whether its effect on a line follows from that line alone. */
const isOfPieces = ({ effect, rank }: CompiledAdjustment) => rank === null && effect.isOfLine

/** What one rule alone takes off these lines. */
function gainOf(rule: CompiledAdjustment, lines: readonly AdjustableLine[]): Grosze {
  const [first] = lines
  if (first === undefined) return 0
  return sumMoney(lines.map(({ amount }) => amount)) - sumMoney(amountsAfter(rule, lines, first.scope))
}

/** Of rules that share a choice group only the one that gives most stays on a line (the first of equals). */
function bestOfLine(
  rules: readonly CompiledAdjustment[],
  line: PricedLine,
  { unitOfGroup }: CompiledDefinition,
): readonly CompiledAdjustment[] {
  return rules.filter((rule) => {
    const { choiceGroup } = rule.adjustment
    if (choiceGroup === undefined || unitOfGroup.get(choiceGroup) !== undefined) return true
    const rivals = rules.filter(({ adjustment }) => adjustment.choiceGroup === choiceGroup)
    const left = leftBefore(rivals, rules, line)
    return rule === best(rivals, (rival) => gainOf(rival, [left]))
  })
}

/** A line as left by the earlier rules, whatever they exclude: a low price of the first few. */
function leftBefore(
  [first]: readonly CompiledAdjustment[],
  rules: readonly CompiledAdjustment[],
  line: PricedLine,
): AdjustableLine {
  const earlier = rules.slice(0, first === undefined ? 0 : rules.indexOf(first))
  let left: AdjustableLine = { ...line, listAmount: line.amount }
  for (const rule of earlier.filter(isAlone)) {
    const [amount = left.amount] = amountsAfter(rule, [left], line.scope)
    left = { ...left, amount }
  }
  return left
}

const isAlone = (rule: CompiledAdjustment) => rule.adjustment.choiceGroup === undefined && isOfPieces(rule)

/** The rule that gives most, the first of equals. */
function best(rivals: readonly CompiledAdjustment[], gain: (rule: CompiledAdjustment) => Grosze) {
  const gains = rivals.map(gain)
  return rivals[gains.indexOf(Math.max(...gains))]
}

/**
 * Rules that lose against another of their group over a whole person or the whole registration. One whose places
 * are used up cannot win there.
 */
function losersOfGroups(
  compiled: CompiledDefinition,
  lines: readonly PricedLine[],
  context: QuoteContext,
): ReadonlySet<string> {
  const left = new TierUnits(compiled, context)
  const losers = new Set<string>()
  for (const [group, per] of compiled.unitOfGroup) {
    const rivals = compiled.adjustments.filter(({ adjustment }) => adjustment.choiceGroup === group)
    const units = Map.groupBy(lines, ({ scope }) => (per === 'person' ? (scope.person?.ref ?? '') : ''))
    for (const unit of units.values()) {
      const ofRule = (rule: CompiledAdjustment) =>
        left.served(
          rule,
          unit.filter((line) => concerns(rule, line)),
        )
      const open = (line: PricedLine) =>
        compiled.adjustments.filter(
          (rule) => rivals.includes(rule) || (concerns(rule, line) && left.left(rule) > 0),
        )
      const atRivals = (line: PricedLine) => leftBefore(rivals, open(line), line)
      const winner = best(rivals, (rival) => gainOf(rival, ofRule(rival).map(atRivals)))
      for (const rule of rivals) {
        if (rule === winner) for (const line of ofRule(rule)) left.use(rule, line)
        else for (const line of unit) losers.add(keyOf(rule, line))
      }
    }
  }
  return losers
}

const keyOf = ({ adjustment }: CompiledAdjustment, { scope, item, option }: PricedLine) =>
  [adjustment.id, scope.person?.ref, item.item.id, option?.option.id].join('/')
