import type { CashDocument, CashReport, CashShift } from './cash-api.ts'

/** What kind of paper it is, under its number. */
export const DOCUMENT_TITLES: Readonly<Record<CashDocument['kind'], string>> = {
  KP: 'Dowód wpłaty',
  KW: 'Dowód wypłaty',
}

/** What cash was received or paid out for. */
export function purposeWords({ purpose, reason, reverses }: CashDocument): string {
  switch (purpose) {
    case 'payment':
      return 'wpłata'
    case 'refund':
      return reason === null ? 'zwrot' : `zwrot: ${reason}`
    case 'to_bank':
      return `do banku: ${reason ?? ''}`
    case 'reversal':
      return `pomyłka w\u00a0${reverses ?? ''}: ${reason ?? ''}`
  }
}

/** Grosze that were counted too much, or too little; null while the shift is open. */
export const differenceOf = ({ closed, expected }: CashShift): number | null =>
  closed === null ? null : closed.counted - expected

/** From the first document of a kind to the last: 'KP 3/2026 – KP 9/2026'. */
export function rangeOf({ documents }: CashReport, kind: CashDocument['kind']): string {
  const names = documents.filter((each) => each.kind === kind).map(({ name }) => name.replace(' ', '\u00a0'))
  const [first] = names
  if (first === undefined) return ''
  return names.length === 1 ? first : `${first} – ${names.at(-1)}`
}
