import type { Verdict } from './scanner-api.ts'

/** One code before one gate. The nonce is made once: sent again, it is still the same scan. */
export interface Scan {
  readonly code: string
  readonly gate: string
  readonly nonce: string
}

/** Why there is no verdict. `no_answer`: nothing is known; the ticket may have been marked used. */
export type NoVerdict = 'no_answer' | 'forbidden' | 'signed_out' | 'failed'

export type ScanState =
  | { readonly step: 'ready' }
  | { readonly step: 'asking'; readonly scan: Scan }
  | { readonly step: 'judged'; readonly scan: Scan; readonly verdict: Verdict }
  | { readonly step: 'unanswered'; readonly scan: Scan; readonly why: NoVerdict }

/** What `call` answered with, as far as it matters here. */
type ScanAnswer =
  | { readonly ok: true; readonly data: Verdict }
  | { readonly ok: false; readonly offline: boolean; readonly code: string }

const REFUSED: Readonly<Record<string, NoVerdict>> = { forbidden: 'forbidden', not_signed_in: 'signed_out' }

/** Where a scan stands after an answer, or after none. Only the server's word lets anybody in. */
export function afterAnswer(scan: Scan, answer: ScanAnswer): ScanState {
  if (answer.ok) return { step: 'judged', scan, verdict: answer.data }
  // A text that the contract does not take as a code is no ticket of ours.
  if (answer.code === 'invalid_input') return { step: 'judged', scan, verdict: { verdict: 'unknown' } }
  if (answer.offline) return { step: 'unanswered', scan, why: 'no_answer' }
  return { step: 'unanswered', scan, why: REFUSED[answer.code] ?? 'failed' }
}
