import type { Item } from '#domain/event/definition.ts'
import { formatMoney, type Grosze } from '#domain/money.ts'

/** '260 zł', '55–65 zł', 'do 60 zł' where some pay nothing, 'bezpłatnie'. */
export function priceWords({ from, to }: { from: Grosze; to: Grosze }): string {
  if (to === 0) return 'bezpłatnie'
  if (from === to) return formatMoney(from)
  return from === 0 ? `do ${formatMoney(to)}` : `${formatMoney(from, { currency: false })}–${formatMoney(to)}`
}

/** A price to which tax is added says so. */
export const withTax = (words: string, { vat }: Item): string =>
  vat?.prices === 'net' && vat.rate !== 'exempt' && vat.rate > 0 ? `${words} + ${vat.rate}% VAT` : words
