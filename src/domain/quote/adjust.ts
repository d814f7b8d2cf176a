import { type Grosze, sumMoney } from '../money.ts'
import type { CompiledAdjustment, CompiledDefinition } from './compiled.ts'
import { amountsAfter, type EffectLine } from './effects.ts'
import type { PricedLine } from './lines.ts'
import type { QuoteContext, Reason } from './quote-result.ts'
import type { Scope } from './scope.ts'
import { splitLine, TierUnits } from './tier-units.ts'

/** A line after adjustments; `listAmount` is what it was before, `pools` what the reductions use up. */
export interface AdjustedLine extends PricedLine {
  readonly listAmount: Grosze
  readonly pools: readonly string[]
  readonly subsidies: readonly { readonly by: string; readonly amount: Grosze }[]
}

/**
 * Applies the adjustments in the stated order, each to the lines that it is for. A line of several pieces of which
 * only the first are reduced becomes two.
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
  const { name, paidBy: by } = adjustment
  if (by !== undefined && off > 0) {
    const reason: Reason = { code: 'paid_by', params: { name, by, amount: off } }
    const subsidies = [...line.subsidies, { by, amount: off }]
    return { ...line, amount, subsidies, reasons: [...line.reasons, reason] }
  }
  const reason: Reason =
    off > 0
      ? { code: 'adjusted', params: { name, amount: off } }
      : { code: 'raised', params: { name, amount: -off } }
  return { ...line, amount, reasons: [...line.reasons, reason] }
}

/**
 * Which adjustments each line gets: those that are for it, have units left, and are the best of their group. Where
 * the units of one end within a line, its later pieces are looked at by themselves.
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

function concerns({ adjustment, holds }: CompiledAdjustment, line: PricedLine): boolean {
  if (!adjustment.items.includes(line.item.item.id) || isWasted(adjustment, line)) return false
  const isDearer = 'plus' in adjustment.effect || 'percentPlus' in adjustment.effect
  return (line.amount !== 0 || isDearer) && holds(line.scope) === true
}

/** A reduced price that is not less than the own one: nobody uses up a place of it. */
const isWasted = ({ pool, effect }: CompiledAdjustment['adjustment'], { amount, quantity }: PricedLine) =>
  pool !== undefined && 'to' in effect && amount <= effect.to * quantity

/** Without rules with a limit that take nothing off what those before them have left: they use up nothing. */
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

/** Whether what it makes of a line follows from that line alone. */
const isOfPieces = ({ adjustment: { effect, rank } }: CompiledAdjustment) =>
  rank === undefined &&
  ['to', 'off', 'percentOff', 'plus', 'percentPlus', 'floor', 'floorPercent'].some(
    (kind) => kind in effect,
  ) &&
  !('off' in effect && effect.per !== 'piece') &&
  !('most' in effect && effect.most !== undefined && effect.most.per !== 'piece')

/** What one rule alone takes off these lines. */
function gainOf(rule: CompiledAdjustment, lines: readonly EffectLine[]): Grosze {
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

/** A line as the rules before these leave it, whatever they exclude: a low price of the first so many. */
function leftBefore(
  [first]: readonly CompiledAdjustment[],
  rules: readonly CompiledAdjustment[],
  line: PricedLine,
): EffectLine {
  const earlier = rules.slice(0, first === undefined ? 0 : rules.indexOf(first))
  let left: EffectLine = { ...line, listAmount: line.amount }
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
