import type { DocumentState } from '#domain/documents/document-state.ts'
import type { EntryEffect } from '#domain/form/fields/file-rules.ts'
import { documentStates } from '../checked-documents.ts'

/** 'Moje zgłoszenie': how a document stands that the office checks, in words for who has registered (flow C7). */

export const heading = 'Dokumenty'
export const states = {
  missing: { name: 'Brak', say: () => 'Czekamy na ten dokument. Podpisz go i\u00a0dodaj zdjęcie albo skan.' },
  delivered: {
    name: 'Dostarczona',
    say: (at: string) => `Plik dotarł: ${at}. Biuro sprawdza zwykle w\u00a02\u00a0dni.`,
  },
  rejected: { name: 'Odrzucona', say: () => '' },
  checked: { name: 'Sprawdzona', say: () => 'Wszystko jest. Nie trzeba nic robić.' },
  withdrawn: { name: 'Wycofana', say: (at: string) => `Zgodę wycofano: ${at}. Biuro już o\u00a0tym wie.` },
}
/** In front of the reason. */
export const because = 'Powód: '
export const add = 'Dodaj plik'
export const addAnother = 'Dodaj nowy plik'
export const howToAdd =
  'Plik dodasz w\u00a0zmianie zgłoszenia, przy tym samym pytaniu. Możesz też przynieść podpisany papier do biura.'
export const giveAgain = 'Daj zgodę ponownie'

/** Withdrawing. */
export const withdraw = 'Wycofaj zgodę'
export const withdrawing = (about: string) => `Wycofanie: ${about}`
export const meansAtEntry: Readonly<Record<EntryEffect, string>> = {
  warn: 'Miejsce i bilet zostają. Przy wejściu obsługa zobaczy, że zgody nie ma, i może o nią zapytać.',
  block: 'Miejsce i wpłata zostają, ale bez tej zgody ta osoba nie wejdzie na wydarzenie.',
  nothing: 'Miejsce i bilet zostają, a wejście na wydarzenie się nie zmienia.',
}
export const means = [
  'Zgoda przestaje obowiązywać od razu. To, co zrobiono na jej podstawie wcześniej, pozostaje ważne.',
  'Organizator dowie się o tym od nas.',
  'Zgodę można dać ponownie: dodaj nowy plik albo podpisz papier w biurze.',
]
export const confirmWithdrawal = 'Wycofuję zgodę'
export const keep = 'Zostaw zgodę'
export const withdrawingNow = 'Zapisujemy wycofanie…'
export const nothingToWithdraw =
  'Tej zgody nie ma teraz u\u00a0nas, więc nie ma czego wycofać. Odśwież stronę.'

/** On a ticket: what is lacking, and what that means. */
export const onTicket = (name: string, state: DocumentState) =>
  `${name}: ${documentStates[state].toLocaleLowerCase('pl')}.`
export const ticketBlocked = 'Bez tego dokumentu ta osoba nie wejdzie.'
export const ticketWarned = 'Przy wejściu obsługa o niego zapyta.'
export const toDocuments = 'Zobacz dokumenty'
