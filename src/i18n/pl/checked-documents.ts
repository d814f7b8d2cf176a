import type { DocumentState } from '#domain/documents/document-state.ts'
import type { EntryEffect } from '#domain/form/fields/file-rules.ts'
import type { DocumentsOfCell } from '#domain/lists/cell.ts'
import { type PluralForms, pluralChooser } from '../text/plural.ts'

const choose = pluralChooser('pl')
const WAIT: PluralForms = { one: 'czeka', few: 'czekają', many: 'czeka', other: 'czeka' }
const WITHDRAWN: PluralForms = { one: 'wycofana', few: 'wycofane', many: 'wycofanych', other: 'wycofanej' }

/** Names of the states of a document that the staff check (words.md). */
export const documentStates: Readonly<Record<DocumentState, string>> = {
  missing: 'Brak',
  delivered: 'Dostarczona',
  checked: 'Sprawdzona',
  rejected: 'Odrzucona',
  withdrawn: 'Wycofana',
}

/** 'Sprawdzona', 'Odrzucona: Brakuje podpisu.', 'Brak: 2, Sprawdzona: 1'. */
export function documentsText(documents: DocumentsOfCell): string {
  const [only] = documents
  if (documents.length === 1 && only?.count === 1)
    return [documentStates[only.state], only.reason].filter((part) => part !== '').join(': ')
  return documents.map(({ state, count }) => `${documentStates[state]}: ${count}`).join(', ')
}

/** '7 czeka na sprawdzenie', '2 czekają na sprawdzenie, 1 wycofana'. */
export function documentsWait({ total, withdrawn }: { total: number; withdrawn: number }): string {
  const waiting = total - withdrawn
  return [
    ...(waiting > 0 ? [`${waiting}\u00a0${choose(waiting, WAIT)} na sprawdzenie`] : []),
    ...(withdrawn > 0 ? [`${withdrawn}\u00a0${choose(withdrawn, WITHDRAWN)}`] : []),
  ].join(', ')
}

/** What the office reads about a consent that a registrant has withdrawn. */
export const withdrawalMeans: Readonly<Record<EntryEffect, string>> = {
  warn: 'Ta zgoda już nie obowiązuje. Miejsce i\u00a0bilet zostają, a\u00a0skaner przy wejściu pokaże ostrzeżenie.',
  block: 'Ta zgoda już nie obowiązuje. Miejsce zostaje, ale bez niej skaner nie wpuści tej osoby.',
  nothing: 'Ta zgoda już nie obowiązuje. Miejsce i\u00a0bilet zostają, a\u00a0wejście się nie zmienia.',
}

/** Usual reasons: a name for the button, and what the registrant reads, which can be changed. */
export const REJECTIONS: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'Podpis nieczytelny',
    text: 'Podpis jest nieczytelny. Zrób zdjęcie przy oknie, bez lampy. Nie trzeba podpisywać od nowa.',
  },
  { name: 'Brak podpisu', text: 'Brakuje podpisu. Podpisz dokument i\u00a0zrób nowe zdjęcie.' },
  {
    name: 'Zły dokument',
    text: 'To inny dokument niż ten, o\u00a0który prosimy. Sprawdź nazwę i\u00a0wyślij właściwy.',
  },
  {
    name: 'Ucięte zdjęcie',
    text: 'Na zdjęciu nie widać całej kartki. Zrób je jeszcze raz, z\u00a0wszystkimi rogami.',
  },
]
