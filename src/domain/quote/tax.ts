import { type Grosze, percentOf } from '../money.ts'
import type { AdjustedLine } from './adjust.ts'

/**
 * Adds VAT to a line whose prices are net: once to the whole line, rounded to the grosz. Changes are told gross, each
 * as the difference that it makes, so that they add up to the amount also after rounding.
 */
export function withTax(line: AdjustedLine): AdjustedLine {
  const { vat } = line.item.item
  if (vat === undefined || vat.prices === 'gross') return line
  const gross = (net: Grosze) => net + percentOf(net, vat.rate)
  let net = line.listAmount
  const reasons = line.reasons.map((reason) => {
    const { amount } = reason.params
    if (typeof amount !== 'number') return reason
    const before = net
    net += reason.code === 'raised' ? amount : -amount
    return { ...reason, params: { ...reason.params, amount: Math.abs(gross(before) - gross(net)) } }
  })
  return {
    ...line,
    amount: gross(line.amount),
    listAmount: gross(line.listAmount),
    subsidies: reasons.flatMap(({ code, params }) =>
      code === 'paid_by' ? [{ by: String(params.by), amount: Number(params.amount) }] : [],
    ),
    reasons,
  }
}
