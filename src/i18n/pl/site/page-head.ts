/** Titles and descriptions of the pages, for the browser and for search engines. */

export const home = 'Zapisy na wydarzenia'
export const homeDescription = (organiser: string): string => `Wydarzenia, na które zaprasza ${organiser}.`
export const eventDescription = (event: string): string => `${event}. Zapisy przez internet.`
export const calledOff = (event: string): string => `Odwołane: ${event}`
export const calledOffDescription = (event: string): string => `${event}: nie odbędzie się.`
export const collectionDescription = (title: string): string => `Zbiórka: ${title}.`
export const donation = (title: string): string => `Darowizna: ${title}`
export const donationDescription = 'Podziękowanie za darowiznę.'
export const register = (event: string): string => `Zapisy: ${event}`
export const registerDescription = (event: string): string => `Zapisz siebie i rodzinę: ${event}.`
export const registration = (number: string): string => `Moje zgłoszenie ${number}`
export const payment = (number: string): string => `Płatność, zgłoszenie ${number}`
export const registrationDescription = (event: string): string => `Zgłoszenie: ${event}.`
export const change = (number: string): string => `Zmień zgłoszenie ${number}`
export const waiting = (event: string): string => `Lista rezerwowa: ${event}`
export const waitingDescription = (event: string): string => `Lista rezerwowa: ${event}.`
export const transfer = (event: string): string => `Miejsce dla ciebie: ${event}`
export const transferDescription = (event: string): string => `Miejsce: ${event}.`
export const email = 'Potwierdź adres'
export const emailDescription = 'Nowy adres e-mail.'
export const links = 'Moje zgłoszenie'
export const linksDescription = (organiser: string): string =>
  `Link do zgłoszenia u organizatora: ${organiser}.`
export const returned = 'Wracasz z płatności'
export const returnedDescription = 'Wracasz z płatności.'
export const missing = 'Nie ma takiej strony'
export const missingDescription = 'Nie ma takiej strony.'
export const failed = 'Coś się zepsuło'
export const failedDescription = 'Strona nie wczytała się.'
export const reply = 'Potwierdź adres do odpowiedzi'
export const replyDescription = 'Potwierdzenie adresu, na który przychodzą odpowiedzi na wiadomości.'

/** The title of a page that shows a draft. */
export const preview = (title: string): string => `Podgląd: ${title}`
export const unready = 'Podgląd'
export const unreadyDescription = 'Wydarzenie, które jest jeszcze przygotowywane.'

export const invite = (event: string): string => `Zaproszenie: ${event}`
export const inviteDescription = (event: string): string => `Zaproszenie na wydarzenie: ${event}.`
