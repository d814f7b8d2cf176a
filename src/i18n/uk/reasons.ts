import type { Reason } from '#domain/quote/quote-result.ts'
import { formatMoney } from '#domain/values/money.ts'

/** Explains in Ukrainian why a line costs what it costs; an empty text where there is nothing to explain. */
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
      return 'сума за вашим вибором'
    case 'share':
      return `${String(params.percent).replace('.', ',')}% ціни`
    case 'raised':
      return `${params.name}: +${formatMoney(amount)}`
    case 'paid_by':
      return `${params.name} (платить ${params.by}): ${formatMoney(-amount)}`
    case 'adjusted':
      return `${params.name}: ${formatMoney(-amount)}`
    case 'used_up':
      return `${params.name}: ліміт вичерпано`
    case 'agreed':
      return `ціна, узгоджена раніше: ${formatMoney(-amount)}`
  }
}
