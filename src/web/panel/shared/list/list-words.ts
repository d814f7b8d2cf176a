import { pl } from '#i18n/pl.ts'
import type { ListName } from './list-search.ts'

/** '742 osoby', '1 zgłoszenie'. */
export const rowsWord = (list: ListName, count: number): string =>
  list === 'people' ? pl.counts.people(count) : pl.counts.registrations(count)

/** The number of what matches; beyond what is counted 'ponad 10 000 osób'. */
export const countWord = (
  list: ListName,
  { count, more }: { readonly count: number; readonly more: boolean },
): string => (more ? `ponad ${rowsWord(list, count)}` : rowsWord(list, count))

export const columnsWord = (chosen: number, all: number): string => `Kolumny: ${chosen} z\u00a0${all}`
