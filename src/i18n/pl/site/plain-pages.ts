/** Pages that are text alone: a document, the return from a payment, a missing page, a failure. */

export const version = (version: number): string => `Wersja ${version}.`

export const returned = 'Wracasz z\u00a0płatności'
export const returnedNext =
  'Gdy wpłata dotrze, potwierdzenie przyjdzie e-mailem. W\u00a0tej przeglądarce nie mogę pokazać zgłoszenia: otwórz je linkiem z\u00a0wiadomości albo w\u00a0oknie, w\u00a0którym zaczęła się płatność.'
export const sendLink = 'Wyślij mi link'

export const missing = 'Nie ma takiej strony'
export const missingNext =
  'Adres jest niepełny albo strony już nie ma. Link do zgłoszenia przepisz w\u00a0całości z\u00a0wiadomości.'
export const seeEvents = 'Zobacz wydarzenia'

export const failed = 'Coś się zepsuło'
export const failedNext =
  'To nasza usterka. Nic nie przepadło: zgłoszenia i\u00a0wpłaty zostają, a\u00a0to, co wpisano w\u00a0formularzu zapisów, czeka w\u00a0tej przeglądarce.'
export const tryLater = 'Odczekaj minutę i\u00a0spróbuj ponownie.'
export const urgent = 'Pilna sprawa? Pomoże organizator:'
