import { type Grosze, sumMoney } from '../money.ts'
import type { CompiledAdjustment, CompiledDefinition } from './compile.ts'
import { amountsAfter } from './effects.ts'
import { freeUnits } from './free-units.ts'
import type { PricedLine } from './lines.ts'
import type { QuoteContext, Reason } from './quote-result.ts'
import type { Scope } from './scope.ts'

/** A line after adjustments; `listAmount` is what it was before, `pools` what the reductions use up. */
export interface AdjustedLine extends PricedLine {
  readonly listAmount: Grosze
  readonly pools: readonly string[]
  readonly subsidies: readonly { readonly by: string; readonly amount: Grosze }[]
}

/** Applies the adjustments in the stated order, each to the lines that it is for. */
export function adjustLines(
  compiled: CompiledDefinition,
  lines: readonly PricedLine[],
  whole: Scope,
): AdjustedLine[] {
  const held = holdings(compiled, lines, whole.context)
  let adjusted: AdjustedLine[] = lines.map((line) => ({
    ...line,
    listAmount: line.amount,
    pools: (held.get(line) ?? []).flatMap(({ adjustment }) => adjustment.pool ?? []),
    subsidies: [],
  }))
  for (const rule of compiled.adjustments) {
    const concerned = adjusted.map((line, index) => (isHeld(held, lines[index], rule) ? line : null))
    if (concerned.every((line) => line === null)) continue
    const amounts = amountsAfter(rule, concerned, whole)
    adjusted = adjusted.map((line, index) =>
      concerned[index] === null ? line : changed(line, amounts[index] ?? line.amount, rule),
    )
  }
  return adjusted
}

type Held = ReadonlyMap<PricedLine, readonly CompiledAdjustment[]>

const isHeld = (held: Held, line: PricedLine | undefined, rule: CompiledAdjustment) =>
  line !== undefined && held.get(line)?.includes(rule) === true

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

/** Which adjustments each line gets: those that are for it, have units left, and are the best of their group. */
function holdings(compiled: CompiledDefinition, lines: readonly PricedLine[], context: QuoteContext): Held {
  const left = new TierUnits(compiled, context)
  const losers = losersOfGroups(compiled, lines, context)
  return new Map(
    lines.map((line) => {
      const holding = compiled.adjustments.filter(
        (rule) => concerns(rule, line) && !losers.has(keyOf(rule, line)) && left.has(rule, line),
      )
      const chosen = bestOfLine(holding, line, compiled)
      for (const rule of chosen) left.use(rule, line)
      return [line, chosen] as const
    }),
  )
}

function concerns({ adjustment, holds }: CompiledAdjustment, line: PricedLine): boolean {
  if (!adjustment.items.includes(line.item.item.id) || isWasted(adjustment, line)) return false
  const isDearer = 'plus' in adjustment.effect || 'percentPlus' in adjustment.effect
  return (line.amount !== 0 || isDearer) && holds(line.scope) === true
}

/** A reduced price that is not less than the own one: nobody uses up a place of it. */
const isWasted = ({ pool, effect }: CompiledAdjustment['adjustment'], { amount, quantity }: PricedLine) =>
  pool !== undefined && 'to' in effect && amount <= effect.to * quantity

/** What one rule alone takes off these lines. */
function gainOf(rule: CompiledAdjustment, lines: readonly PricedLine[]): Grosze {
  const [first] = lines
  if (first === undefined) return 0
  const before = lines.map((line) => ({ ...line, listAmount: line.amount }))
  return sumMoney(before.map(({ amount }) => amount)) - sumMoney(amountsAfter(rule, before, first.scope))
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
    return rule === best(rivals, () => [line])
  })
}

/** The rule that gives most on the lines that are its own, the first of equals. */
function best(
  rivals: readonly CompiledAdjustment[],
  linesOf: (rule: CompiledAdjustment) => readonly PricedLine[],
) {
  const gains = rivals.map((rival) => gainOf(rival, linesOf(rival)))
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
        unit.filter((line) => concerns(rule, line) && left.has(rule, line))
      const winner = best(rivals, ofRule)
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

/** Keeps count of reduced places as the lines use them up, one after another. */
class TierUnits {
  readonly #used = new Map<string, number>()
  readonly #free: (pool: string) => number

  constructor(compiled: CompiledDefinition, { facts }: QuoteContext) {
    this.#free = (pool) => freeUnits(compiled, facts.free, pool)
  }

  has({ adjustment: { pool } }: CompiledAdjustment, { quantity }: PricedLine): boolean {
    return pool === undefined || this.#free(pool) - (this.#used.get(pool) ?? 0) >= quantity
  }

  use({ adjustment: { pool } }: CompiledAdjustment, { quantity }: PricedLine): void {
    if (pool !== undefined) this.#used.set(pool, (this.#used.get(pool) ?? 0) + quantity)
  }
}
