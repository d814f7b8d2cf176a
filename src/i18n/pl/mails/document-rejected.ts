/** The staff cannot accept a document that was uploaded: what is wrong with it, and where another one is uploaded. */
export const documentRejectedWords = {
  subject: (document: string) => `Potrzebny jest nowy plik: ${document}`,
  intro: (event: string) =>
    `Dzień dobry! Biuro wydarzenia „${event}” nie może przyjąć przesłanego dokumentu.`,
  what: (document: string, person: string) =>
    person === '' ? `Dokument: ${document}` : `Dokument: ${document}, ${person}`,
  why: (reason: string) => `Powód: ${reason}`,
  next: 'Dodaj nowy plik: pod przyciskiem jest twoje zgłoszenie, a\u00a0w\u00a0nim „Dodaj nowy plik”. Gdy dotrze, sprawdzimy go jeszcze raz.',
  button: 'Dodaj nowy plik',
}
