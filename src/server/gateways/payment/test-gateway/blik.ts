import type { Decision } from './decide-transaction.ts'

/** Codes that do not succeed, printed on the page; every other code of six digits pays. */
const REFUSED: Readonly<Record<string, Decision>> = { '000000': 'failed', '111111': 'cancelled' }

/** The outcome of a typed BLIK code; null when it is not six digits. */
export function blikDecision(typed: string): Decision | null {
  const code = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return null
  return REFUSED[code] ?? 'succeeded'
}
