import type { Verdict } from './scanner-api.ts'

/** One code at one gate. The nonce is created once: sent again, it is still the same scan. */
export interface Scan {
  readonly code: string
  readonly gate: string
  readonly nonce: string
  /** Why the person is let in though a document is lacking. */
  readonly inSpite?: string
}

/** Why there is no verdict. `no_answer`: nothing is known; the ticket may have been marked used. */
export type NoVerdict = 'no_answer' | 'forbidden' | 'signed_out' | 'failed'

export type ScanState =
  | { readonly step: 'ready' }
  | { readonly step: 'asking'; readonly scan: Scan }
  | { readonly step: 'decided'; readonly scan: Scan; readonly verdict: Verdict }
  | { readonly step: 'unanswered'; readonly scan: Scan; readonly why: NoVerdict }

/** The relevant part of the answer of `call`. */
type ScanAnswer =
  | { readonly ok: true; readonly data: Verdict }
  | { readonly ok: false; readonly offline: boolean; readonly code: string }

const REFUSED: Readonly<Record<string, NoVerdict>> = { forbidden: 'forbidden', not_signed_in: 'signed_out' }

/** The state of a scan after an answer, or after none. Only the server can grant entry. */
export function afterAnswer(scan: Scan, answer: ScanAnswer): ScanState {
  if (answer.ok) return { step: 'decided', scan, verdict: answer.data }
  // A text that the contract does not accept as a code is not one of our tickets.
  if (answer.code === 'invalid_input') return { step: 'decided', scan, verdict: { verdict: 'unknown' } }
  if (answer.offline) return { step: 'unanswered', scan, why: 'no_answer' }
  return { step: 'unanswered', scan, why: REFUSED[answer.code] ?? 'failed' }
}
