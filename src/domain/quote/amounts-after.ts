import type { Grosze } from '../values/money.ts'
import type { CompiledAdjustment, CompiledItem, CompiledOption } from './compiled.ts'
import type { EffectLine } from './effects/price-effect.ts'
import { piecesInRank } from './rank.ts'
import type { Scope } from './scope.ts'

/** The view of a line for an adjustment. */
export interface AdjustableLine extends EffectLine {
  readonly scope: Scope
  readonly item: CompiledItem
  readonly option: CompiledOption | null
}

type Lines = readonly (AdjustableLine | null)[]

/**
 * The effect of an adjustment on the lines that it concerns, line by line; `null` is a line that it leaves alone, and
 * its amount is 0.
 */
export function amountsAfter(rule: CompiledAdjustment, lines: Lines, whole: Scope): Grosze[] {
  const { rank } = rule
  if (rank === null) return afterEffect(rule, lines, whole)
  const pieces = piecesInRank(rank, lines)
  const parts = lines.map((line, index) => (line === null ? null : partOf(line, pieces[index] ?? 0)))
  const after = afterEffect(rule, parts, whole)
  return lines.map((line, index) => (line?.amount ?? 0) - (parts[index]?.amount ?? 0) + (after[index] ?? 0))
}

/** Some pieces of a line, each at an equal part of its amount; null without any. */
function partOf(line: AdjustableLine, quantity: number): AdjustableLine | null {
  if (quantity === 0 || quantity === line.quantity) return quantity === 0 ? null : line
  const share = (amount: Grosze) => Math.round((amount * quantity) / line.quantity)
  return { ...line, quantity, amount: share(line.amount), listAmount: share(line.listAmount) }
}

const afterEffect = ({ effect, number, sum }: CompiledAdjustment, lines: Lines, whole: Scope): Grosze[] =>
  effect.apply(lines, {
    number: () => {
      const known = number?.(whole)
      return typeof known === 'number' ? known : 0
    },
    sumFor: (position) => sum?.(lines[position]?.scope ?? whole) ?? null,
  })
