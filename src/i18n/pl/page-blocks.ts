import type { BlockKind } from '#domain/event/page/page-blocks.ts'

/** Blocks of the public page: their usual headings, and words that belong to one of them. */

/** A heading of its own is optional where a text speaks for itself. */
export const blockHeadings: Readonly<Record<BlockKind, string>> = {
  invitation: 'Zaproszenie',
  included: 'Co jest w\u00a0cenie',
  prices: 'Ile to kosztuje',
  groups: 'Wolne miejsca w\u00a0grupach',
  programme: 'Dzień po dniu',
  leaving: 'Zmiany i\u00a0rezygnacja',
  questions: 'Pytania, które wracają',
  contact: 'Kontakt do organizatora',
  donation: 'Możesz pomóc',
  text: 'Tekst',
  gallery: 'Zdjęcia',
  files: 'Pliki do pobrania',
  map: 'Jak dojechać',
  people: 'Kto prowadzi',
  joined: 'Kto już jest',
  film: 'Film',
  partners: 'Partnerzy',
}

export const navigate = 'Nawiguj do tego miejsca'
export const showOnMap = 'Pokaż na mapie'
export const watchFilm = 'Obejrzyj film'
/** Where a click leads: 'Otworzy się youtube.com'. */
export const filmOpens = (host: string): string => `Otworzy się ${host}`
export const suggested = (sums: string): string => `Na przykład ${sums}.`
export const donate = 'Zapisz się i\u00a0dodaj darowiznę'
export const donateOnly = 'Wpłać darowiznę'
