/** Cash at a desk: KP where it is received, KW where it is paid out. */

export const CASH_KINDS = ['KP', 'KW'] as const

export type CashKind = (typeof CASH_KINDS)[number]

/** What cash was received or paid out for; to_bank: it was carried to the bank. */
export const CASH_PURPOSES = ['payment', 'refund', 'reversal', 'to_bank'] as const

export type CashPurpose = (typeof CASH_PURPOSES)[number]

interface Numbered {
  readonly kind: CashKind
  /** The position of the desk in its event, from 1. */
  readonly desk: number
  readonly number: number
  readonly year: number
}

/** The name of a document: 'KP 12/2026' at the first desk, 'KP 2-12/2026' at the second. */
export const cashDocumentName = ({ kind, desk, number, year }: Numbered): string =>
  `${kind} ${desk === 1 ? '' : `${desk}-`}${number}/${year}`

interface Moved {
  readonly kind: CashKind
  readonly amount: number
}

/** Grosze that should be in the drawer: those at the start, with all that came and without all that went. */
export const expectedCash = (start: number, moved: readonly Moved[]): number =>
  moved.reduce((sum, { kind, amount }) => sum + (kind === 'KP' ? amount : -amount), start)

/** The kind of document that takes another back. */
export const reversing = (kind: CashKind): CashKind => (kind === 'KP' ? 'KW' : 'KP')
