import { adjustLines } from './adjust.ts'
import type { CompiledDefinition } from './compiled.ts'
import { priceLines } from './lines.ts'
import type { ReckonCosts } from './price-facts.ts'
import { once, type Scope } from './scope.ts'
import { withShares } from './shares.ts'
import { grossOf, withTax } from './tax.ts'

/** The costs that facts of the price read: once for a draft, and only when some rule asks. */
export function reckonCosts(compiled: () => CompiledDefinition): ReckonCosts {
  const wholeOf = (scope: Scope): Scope => ({ ...scope, person: null, line: null })
  const priced = (scope: Scope) => once(scope, 'priced', () => priceLines(compiled(), wholeOf(scope)))
  return {
    listed: (scope) => {
      const { lines, isWhole } = priced(scope)
      if (!isWhole) return undefined
      return lines.map((line) => ({ item: line.item.item, amount: grossOf(line, line.amount) }))
    },
    adjusted: (scope) =>
      once(scope, 'adjusted', () => {
        const { lines, isWhole } = priced(scope)
        if (!isWhole) return undefined
        const adjusted = withShares(adjustLines(compiled(), lines, wholeOf(scope)).map(withTax))
        return adjusted.map(({ item: { item }, amount }) => ({ item, amount }))
      }),
  }
}
