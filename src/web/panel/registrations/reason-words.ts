import { formatMoney } from '#domain/money.ts'
import type { Line } from './lines.ts'

type Reason = Line['reasons'][number]

/** Why a line costs what it costs, in one sentence of the price list. */
export function reasonWords({ code, params }: Reason): string {
  switch (code) {
    case 'rule':
      return `${params.name}`
    case 'table':
      return `${params.row}, ${params.column}`
    case 'option':
      return `Cena: ${params.option}`
    case 'adjusted':
      return `${params.name}: ${formatMoney(-Number(params.amount))}`
    default:
      return 'Cena stała'
  }
}
