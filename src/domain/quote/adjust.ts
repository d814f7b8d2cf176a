import type { Adjustment } from '../event/definition.ts'
import { type Grosze, percentOf } from '../money.ts'
import type { CompiledAdjustment, CompiledDefinition } from './compile.ts'
import { freeUnits } from './free-units.ts'
import type { PricedLine } from './lines.ts'
import type { QuoteContext, Reason } from './quote-result.ts'
import { ranksOf } from './rank.ts'
import { personScopes, type Scope } from './scope.ts'

/** A line after adjustments; `listAmount` is what it was before, `pools` what the reductions use up. */
export interface AdjustedLine extends PricedLine {
  readonly listAmount: Grosze
  readonly pools: readonly string[]
}

/** Applies the adjustments to each line in the order of lines, each line in the stated order. */
export function adjustLines(
  compiled: CompiledDefinition,
  lines: readonly PricedLine[],
  whole: Scope,
): AdjustedLine[] {
  const people = personScopes(whole.draft, whole.context)
  const rules = compiled.adjustments.map((rule) => ({
    ...rule,
    ranks: rule.adjustment.rank === undefined ? null : ranksOf(rule, people, compiled.definition),
  }))
  const left = new TierUnits(compiled, whole.context)
  return lines.map((line) => {
    const holding = rules.filter((rule) => concerns(rule, line) && left.has(rule.adjustment, line))
    const chosen = bestOfGroups(holding, line)
    for (const { adjustment } of chosen) left.use(adjustment, line)
    return applyAll(chosen, line)
  })
}

type RankedRule = CompiledAdjustment & { readonly ranks: ReadonlyMap<string, number> | null }

function concerns({ adjustment, holds, ranks }: RankedRule, line: PricedLine): boolean {
  if (!adjustment.items.includes(line.item.item.id) || line.amount === 0) return false
  if (ranks !== null) {
    const place = ranks.get(line.scope.person?.ref ?? '')
    if (place === undefined || place < (adjustment.rank?.from ?? 1)) return false
  }
  return holds(line.scope) === true
}

/** Of rules that share a choice group only the one that gives most stays (the first of equals). */
function bestOfGroups(rules: readonly RankedRule[], line: PricedLine): RankedRule[] {
  const gain = ({ adjustment }: RankedRule) => line.amount - after(adjustment, line.amount, line.quantity)
  return rules.filter((rule) => {
    const { choiceGroup } = rule.adjustment
    if (choiceGroup === undefined) return true
    const rivals = rules.filter(({ adjustment }) => adjustment.choiceGroup === choiceGroup)
    return rule === rivals.reduce((best, rival) => (gain(rival) > gain(best) ? rival : best))
  })
}

function applyAll(rules: readonly RankedRule[], line: PricedLine): AdjustedLine {
  let amount = line.amount
  const reasons: Reason[] = [...line.reasons]
  for (const { adjustment } of rules) {
    const reduced = after(adjustment, amount, line.quantity)
    if (reduced === amount) continue
    reasons.push({ code: 'adjusted', params: { name: adjustment.name, amount: amount - reduced } })
    amount = reduced
  }
  const pools = rules.flatMap(({ adjustment }) => adjustment.pool ?? [])
  return { ...line, amount, listAmount: line.amount, reasons, pools }
}

/** What an adjustment makes of an amount for so many pieces: never below zero, never more than before. */
function after({ effect }: Pick<Adjustment, 'effect'>, amount: Grosze, quantity: number): Grosze {
  if ('to' in effect) return Math.min(amount, effect.to * quantity)
  if ('off' in effect) return Math.max(0, amount - effect.off * quantity)
  return amount - percentOf(amount, effect.percentOff)
}

/** Keeps count of reduced places as the lines use them up, one after another. */
class TierUnits {
  readonly #used = new Map<string, number>()
  readonly #free: (pool: string) => number

  constructor(compiled: CompiledDefinition, { facts }: QuoteContext) {
    this.#free = (pool) => freeUnits(compiled, facts.free, pool)
  }

  has({ pool }: Adjustment, { quantity }: PricedLine): boolean {
    return pool === undefined || this.#free(pool) - (this.#used.get(pool) ?? 0) >= quantity
  }

  use({ pool }: Adjustment, { quantity }: PricedLine): void {
    if (pool !== undefined) this.#used.set(pool, (this.#used.get(pool) ?? 0) + quantity)
  }
}
