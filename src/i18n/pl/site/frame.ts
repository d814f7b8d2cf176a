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

/** The other party to the contract, and who provides the system. */
export const parties = (organiser: string, brand: string): string =>
  `Organizatorem i\u00a0stroną umowy jest ${organiser}. ${brand} dostarcza system zapisów.`
