import { counts } from '../counts.ts'

/** The tickets of a registration. */

export const heading = (count: number): string => (count === 1 ? 'Bilet' : 'Bilety')
export const howTo = (count: number): string =>
  count === 1
    ? 'Przy wejściu pokaż kod z\u00a0telefonu albo z\u00a0wydruku.'
    : `Przy wejściu pokaż kody z\u00a0telefonu albo z\u00a0wydruku. Razem: ${counts.tickets(count)}.`
export const place = (place: number, count: number): string => `${place} z\u00a0${count}`
export const addToCalendar = 'Dodaj do kalendarza'
export const named = (name: string): string => `Bilet: ${name}`
export const picture = (name: string): string => `Kod QR biletu: ${name}`
export const used = 'Bilet został już użyty.'
export const next = (name: string): string => `Następny: ${name}`
