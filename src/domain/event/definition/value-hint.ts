import { parseMoney } from '../../values/money.ts'
import type { ValueHint } from '../problems/values.ts'

/** Fields that are amounts, by the last name of their path. */
const AMOUNTS = ['price', 'amount', 'amounts', 'to', 'fixed', 'from']

/**
 * How a value in another notation is written here: '120 zł' as grosze, '10%' and 'true' as their values. Null where there
 * is nothing to add.
 */
export function hintFor(path: string, value: unknown): ValueHint | null {
  const isAmount = AMOUNTS.includes(path.split('.').at(-1) ?? '')
  if (typeof value === 'number') {
    const grosze = Math.round(value * 100)
    return isAmount && !Number.isInteger(value) ? inGrosze(`${value.toFixed(2)}\u00a0zł`, grosze) : null
  }
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^\d+(?:[.,]\d+)?%$/.test(text))
    return { kind: 'percent', written: text.slice(0, -1).replace(',', '.') }
  if (text === 'true' || text === 'false') return { kind: 'unquoted', written: text }
  if (/^\d+$/.test(text) && !isAmount) return { kind: 'unquoted', written: text }
  const grosze = isAmount ? parseMoney(text.replace(/\s*(?:zł|PLN)$/i, '')) : null
  return grosze === null ? null : inGrosze(text, grosze)
}

const inGrosze = (amount: string, grosze: number): ValueHint => ({
  kind: 'money',
  written: amount.replace('.', ','),
  grosze,
})
