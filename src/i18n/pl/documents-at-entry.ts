import type { EntryEffect } from '#domain/form/fields/file-rules.ts'

/** Documents at the entry: the scanner, and what the organiser chooses. */

export const warned = 'Uwaga'
export const notInOrder = 'Brakuje dokumentu'
export const askFor = 'Poproś o\u00a0dokument albo skieruj do biura.'
/** Of a document that the person who scans may not see. */
export const unnamed = 'Inny dokument'
export const officeKnows = 'wyjaśni biuro'

export const letIn = 'Wpuść mimo to'
export const reason = 'Dlaczego wpuszczasz?'
export const reasonHint = 'Powód zostanie w\u00a0historii zgłoszenia.'
export const reasonMissing = 'Napisz, dlaczego wpuszczasz. Wystarczy kilka słów.'
export const confirm = 'Wpuść i\u00a0zapisz powód'

/** What happens without the document, in the sentence of the organiser: 'Bez niego przy wejściu …'. */
export const effects: Readonly<Record<EntryEffect, string>> = {
  warn: 'obsługa zobaczy ostrzeżenie',
  block: 'nie wpuszczamy bez zgody biura',
  nothing: 'nic się nie dzieje',
}
