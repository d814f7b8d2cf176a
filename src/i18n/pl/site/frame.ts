/** What every page of a registration site has: the header, the footer and the organiser's contact. */

export const skip = 'Przejdź do treści'
export const demo = 'Wersja demonstracyjna'
export const ofOrganiser = 'Strona organizatora'
export const events = 'Wydarzenia'
export const myRegistration = 'Moje zgłoszenie'
export const contact = 'Kontakt'
export const documentsAndContact = 'Dokumenty i kontakt'
export const writeToOrganiser = 'Napisz do organizatora'
export const complain = 'Zgłoś nieprawidłowość'
export const complaintSubject = 'Zgłoszenie nieprawidłowości'
export const servedBy = (brand: string): string => `Zapisy prowadzi ${brand}`
export const contactHeading = 'Kontakt do organizatora'
export const phone = (phone: string): string => `telefon ${phone}`
export const email = (email: string): string => `e-mail ${email}`

export const nip = (nip: string): string => `NIP\u00a0${nip}`
export const organisedBy = (organiser: string): string => `Organizator: ${organiser}`

/** Whether the organiser sells as a business, as it has said itself. */
export const trader = (isTrader: boolean): string =>
  isTrader ? 'Organizator jest przedsiębiorcą.' : 'Organizator nie działa jako przedsiębiorca.'

/** The first layer of the data-protection clause, and who supervises it. */
export const controller = (organiser: string): string =>
  `Administratorem danych osobowych jest ${organiser}. Dane służą organizacji wydarzenia i\u00a0rozliczeniu.`
export const supervisor = 'Skargę można złożyć do Prezesa Urzędu Ochrony Danych Osobowych.'
export const churchSupervisor = 'Nadzór nad ochroną danych sprawuje Kościelny Inspektor Ochrony Danych.'

/** The other party to the contract, and who provides the system. */
export const parties = (organiser: string, brand: string): string =>
  `Organizatorem i\u00a0stroną umowy jest ${organiser}. ${brand} dostarcza system zapisów.`
