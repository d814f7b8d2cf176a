import { type Grosze, percentOf } from '../money.ts'
import type { AdjustedLine } from './adjust.ts'

/** Adds VAT to a line whose prices are net: once to the whole line, rounded to the grosz. Reductions are told gross. */
export function withTax(line: AdjustedLine): AdjustedLine {
  const { vat } = line.item.item
  if (vat === undefined || vat.prices === 'gross') return line
  const gross = (net: Grosze) => net + percentOf(net, vat.rate)
  return {
    ...line,
    amount: gross(line.amount),
    listAmount: gross(line.listAmount),
    subsidies: line.subsidies.map(({ by, amount }) => ({ by, amount: gross(amount) })),
    reasons: line.reasons.map((reason) => {
      const { amount } = reason.params
      return typeof amount === 'number'
        ? { ...reason, params: { ...reason.params, amount: gross(amount) } }
        : reason
    }),
  }
}
