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
  withdrawn: { name: 'Wycofana', say: (at: string) => `Zgodę wycofano: ${at}.` },
}
/** In front of the reason. */
export const because = 'Powód: '
export const add = 'Dodaj plik'
export const addAnother = 'Dodaj nowy plik'
export const howToAdd =
  'Plik dodasz w\u00a0zmianie zgłoszenia, przy tym samym pytaniu. Możesz też przynieść podpisany papier do biura.'
