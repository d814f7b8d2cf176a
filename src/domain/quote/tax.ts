import { type Grosze, percentOf } from '../values/money.ts'
import type { AdjustedLine } from './adjust.ts'

type Taxed = Pick<AdjustedLine, 'item' | 'scope'>

/** The rate that is added; none to a gross price, nor for people who are exempt. */
function netRate({ item: { item, untaxed }, scope }: Taxed): number {
  const { vat } = item
  return vat?.prices === 'net' && vat.rate !== 'exempt' && untaxed(scope) !== true ? vat.rate : 0
}

/** The price of a net line with its tax; a gross one unchanged. */
export const grossOf = (line: Taxed, amount: Grosze): Grosze => amount + percentOf(amount, netRate(line))

/**
 * Adds VAT to a line whose prices are net: once to the whole line, rounded to the grosz. Changes are reported gross,
 * each as the difference that it makes, so that they add up to the amount also after rounding.
 */
export function withTax(line: AdjustedLine): AdjustedLine {
  if (netRate(line) === 0) return line
  const gross = (net: Grosze) => grossOf(line, net)
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
