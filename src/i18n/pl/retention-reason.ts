import type { RetentionReason } from '#domain/payment/retention-reason.ts'
import { formatMoney } from '#domain/values/money.ts'
import { tie } from '../text/typography.ts'
import { lastMomentText } from './spans.ts'

/** Why something is retained, and how much: '„Opłata” (do 26 sierpnia 2026): 10 zł'. */
export function retentionReasonText({ code, rule, until, amount }: RetentionReason): string {
  const day = until === null ? null : lastMomentText(until)
  return tie(`${reasonWords(code, rule, day)}: ${formatMoney(amount)}`)
}

function reasonWords(code: RetentionReason['code'], rule: string | null, day: string | null): string {
  if (code === 'unpaid') return 'brak wpłaty w terminie'
  return code === 'over' ? overWords(day) : ruleWords(rule, day)
}

const overWords = (day: string | null) =>
  day === null ? 'wpłat nie zwracamy' : `po ${day} wpłat nie zwracamy`

function ruleWords(rule: string | null, day: string | null): string {
  if (rule === null) return day === null ? 'według zasad rezygnacji' : `przy rezygnacji do ${day}`
  return day === null ? `„${rule}”` : `„${rule}” (do ${day})`
}
