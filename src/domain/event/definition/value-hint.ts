import { parseMoney } from '../../values/money.ts'

/** Fields that are amounts, by the last name of their path. */
const AMOUNTS = ['price', 'amount', 'amounts', 'to', 'fixed', 'from']

/**
 * How a value in another notation is written here, to be appended to the sentence about the error: '120 zł' as grosze,
 * '10%' and 'true' as their values. Empty where there is nothing to add.
 */
export function hintFor(path: string, value: unknown): string {
  const isAmount = AMOUNTS.includes(path.split('.').at(-1) ?? '')
  if (typeof value === 'number') {
    const grosze = Math.round(value * 100)
    return isAmount && !Number.isInteger(value) ? inGrosze(`${value.toFixed(2)}\u00a0zł`, grosze) : ''
  }
  if (typeof value !== 'string') return ''
  const text = value.trim()
  if (/^\d+(?:[.,]\d+)?%$/.test(text))
    return ` Procent wpisuje się samą liczbą: ${text.slice(0, -1).replace(',', '.')}.`
  if (text === 'true' || text === 'false') return ` Bez cudzysłowu: ${text}.`
  if (/^\d+$/.test(text) && !isAmount) return ` Bez cudzysłowu: ${text}.`
  const grosze = isAmount ? parseMoney(text.replace(/\s*(?:zł|PLN)$/i, '')) : null
  return grosze === null ? '' : inGrosze(text, grosze)
}

const inGrosze = (amount: string, grosze: number) =>
  ` Kwoty podaje się w\u00a0groszach: ${amount.replace('.', ',')} to ${grosze}.`
