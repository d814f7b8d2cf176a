import { formatMoney } from '#domain/money.ts'
import type { KeptReason } from '#domain/payment/refund-terms.ts'
import { tie } from '../typography.ts'
import { lastMomentText } from './spans.ts'

/** Why something is kept of who resigns, and how much: '„Opłata” (do 26 sierpnia 2026): 10 zł'. */
export function keptReason({ code, rule, until, amount }: KeptReason): string {
  const day = until === null ? null : lastMomentText(until)
  return tie(`${code === 'over' ? overWords(day) : ruleWords(rule, day)}: ${formatMoney(amount)}`)
}

const overWords = (day: string | null) =>
  day === null ? 'wpłat nie zwracamy' : `po ${day} wpłat nie zwracamy`

function ruleWords(rule: string | null, day: string | null): string {
  if (rule === null) return day === null ? 'według zasad rezygnacji' : `przy rezygnacji do ${day}`
  return day === null ? `„${rule}”` : `„${rule}” (do ${day})`
}
