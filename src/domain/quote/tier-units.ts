import type { CompiledAdjustment, CompiledDefinition } from './compiled.ts'
import { freeUnits } from './free-units.ts'
import type { PricedLine } from './lines.ts'
import type { QuoteContext, Reason } from './quote-result.ts'

/** Counts reduced places as the lines use them up, one after another. */
export class TierUnits {
  readonly #used = new Map<string, number>()
  readonly #free: (pool: string) => number

  constructor(compiled: CompiledDefinition, { facts }: QuoteContext) {
    this.#free = (pool) => freeUnits(compiled, facts.free, pool)
  }

  /** How many more pieces the rule may cover; infinite where it has no pool. */
  left({ adjustment: { pool } }: CompiledAdjustment): number {
    if (pool === undefined) return Number.POSITIVE_INFINITY
    return Math.max(0, this.#free(pool) - (this.#used.get(pool) ?? 0))
  }

  use({ adjustment: { pool } }: CompiledAdjustment, { quantity }: PricedLine): void {
    if (pool !== undefined) this.#used.set(pool, (this.#used.get(pool) ?? 0) + quantity)
  }

  /** The pieces that the rule would still cover for these lines in their order. */
  served(rule: CompiledAdjustment, lines: readonly PricedLine[]): PricedLine[] {
    let left = this.left(rule)
    return lines.flatMap((line) => {
      const pieces = Math.min(left, line.quantity)
      left -= pieces
      return pieces === 0 ? [] : [piecesOf(line, pieces)]
    })
  }
}

/**
 * Some pieces of a line at the price of one each. The known facts of the line (the fact `quantity`) stay as chosen: a
 * line that is priced in two ways is still one choice.
 */
function piecesOf(line: PricedLine, quantity: number): PricedLine {
  return quantity === line.quantity
    ? line
    : { ...line, quantity, amount: (line.amount / line.quantity) * quantity }
}

/** The first pieces of a line, and those beyond the places of these rules. */
export function splitLine(
  line: PricedLine,
  first: number,
  usedUp: readonly CompiledAdjustment[],
): [PricedLine, PricedLine] {
  const later = piecesOf(line, line.quantity - first)
  const reasons = usedUp.map(
    ({ adjustment: { id: rule, name } }): Reason => ({ code: 'used_up', params: { rule, name } }),
  )
  return [piecesOf(line, first), { ...later, reasons: [...later.reasons, ...reasons] }]
}
