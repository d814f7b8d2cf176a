import type { Reason } from '#domain/quote/quote-result.ts'
import { formatMoney } from '#domain/values/money.ts'

/** Explains in English why a line costs what it costs; an empty text where there is nothing to explain. */
export function reason({ code, params }: Reason): string {
  const amount = Number(params.amount)
  switch (code) {
    case 'fixed':
      return ''
    case 'rule':
      return String(params.name)
    case 'table':
      return `${params.row}, ${params.column}`
    case 'option':
      return String(params.option)
    case 'chosen':
      return 'an amount of your choice'
    case 'share':
      return `${params.percent}% of the price`
    case 'raised':
      return `${params.name}: +${formatMoney(amount)}`
    case 'paid_by':
      return `${params.name} (paid by ${params.by}): ${formatMoney(-amount)}`
    case 'adjusted':
      return `${params.name}: ${formatMoney(-amount)}`
    case 'used_up':
      return `${params.name}: used up`
    case 'agreed':
      return `price agreed earlier: ${formatMoney(-amount)}`
  }
}
