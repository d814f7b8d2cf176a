import { type AdjustedLine, adjustLines } from './adjust.ts'
import type { CompiledDefinition } from './compiled.ts'
import { type ListedPrices, priceLines } from './lines.ts'
import type { PriceCalculator } from './price-facts.ts'
import { once, type Scope } from './scope.ts'
import { withShares } from './shares.ts'
import { grossOf, withTax } from './tax.ts'

/**
 * The stages of a price. Each is calculated once for a draft, whether `quote()` needs it or a rule that asks for a price
 * comes first: rules see exactly the prices that are charged.
 */

/** The choices by the price list, before adjustments, net where prices are net. */
export const listPrices = (compiled: CompiledDefinition, scope: Scope): ListedPrices =>
  once(scope, 'listPrices', () => priceLines(compiled, registrationOf(scope)))

/** The price list, then adjustments, then tax, then items whose price is a share of others. */
export const finalPrices = (compiled: CompiledDefinition, scope: Scope): readonly AdjustedLine[] =>
  once(scope, 'finalPrices', () => {
    const { lines } = listPrices(compiled, scope)
    return withShares(adjustLines(compiled, lines, registrationOf(scope)).map(withTax))
  })

const registrationOf = (scope: Scope): Scope => ({ ...scope, person: null, line: null })

/** The prices that facts read. */
export function priceCalculator(compiled: () => CompiledDefinition): PriceCalculator {
  return {
    listed: (scope) => {
      const { lines, isWhole } = listPrices(compiled(), scope)
      if (!isWhole) return undefined
      return lines.map((line) => ({ item: line.item.item, amount: grossOf(line, line.amount) }))
    },
    adjusted: (scope) => {
      if (!listPrices(compiled(), scope).isWhole) return undefined
      return finalPrices(compiled(), scope).map(({ item: { item }, amount }) => ({ item, amount }))
    },
  }
}
