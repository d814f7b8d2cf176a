import type { QuoteLine, Reason } from '#domain/quote/quote-result.ts'
import { formatMoney } from '#domain/values/money.ts'
import { tie } from '../text/typography.ts'
import { percentText } from './percent.ts'

/** Explains why a line costs what it costs; an empty text where there is nothing to explain. */
export function reason({ code, params }: Reason): string {
  switch (code) {
    case 'fixed':
      return ''
    case 'rule':
      return tie(String(params.name))
    case 'table':
      return tie(`${params.row}, ${params.column}`)
    case 'option':
      return tie(String(params.option))
    case 'chosen':
      return 'kwota według wyboru'
    case 'share':
      return tie(`${percentText(Number(params.percent))} ceny`)
    case 'raised':
      return tie(`${params.name}: +${formatMoney(Number(params.amount))}`)
    case 'paid_by':
      return tie(`${params.name} (płaci ${params.by}): ${formatMoney(-Number(params.amount))}`)
    case 'adjusted':
      return tie(`${params.name}: ${formatMoney(-Number(params.amount))}`)
    case 'used_up':
      return tie(`${params.name}: limit wyczerpany`)
    case 'agreed':
      return tie(`cena uzgodniona wcześniej: ${formatMoney(-Number(params.amount))}`)
  }
}

/** The name of a line: 'Autokar powrotny: Kielce', 'Koszulka: L', 'Kubek, 2 sztuki'. */
export function lineName(line: Pick<QuoteLine, 'itemName' | 'optionName' | 'quantity'>): string {
  const name = line.optionName === null ? line.itemName : `${line.itemName}: ${line.optionName}`
  return tie(line.quantity === 1 ? name : `${name}, ${line.quantity} szt.`)
}

/** The amount of a line as people read it: 'bezpłatnie' rather than '0 zł'. */
export const amountOrFree = (amount: number): string => (amount === 0 ? 'bezpłatnie' : formatMoney(amount))
