/** 'Co dalej' of 'Moje zgłoszenie': what is done already, what waits for whom and until when. */

export const heading = 'Co dalej'
export const statuses = { done: 'zrobione', now: 'teraz', later: 'później' }

export const accepted = 'Zgłoszenie przyjęte'
/** The same while the organiser decides, and after a refusal. */
export const sent = 'Zgłoszenie wysłane'
export const decision = 'Decyzja organizatora'
export const decisionNext = 'Odpowiedź przyjdzie e-mailem.'
export const paid = (amount: string): string => `Wpłata ${amount} dotarła`
export const partUntil = (day: string, part: string, amount: string): string => `Do ${day}: ${part} ${amount}`
/** What is to be paid where it has no parts. */
export const wholePart = 'wpłata'
export const withoutTerm = (amount: string): string => `Do zapłaty: ${amount}`
export const overdue = 'Termin minął.'
export const goToPayment = 'Przejdź do płatności'

export const lacking = (what: string): string => `Do uzupełnienia: ${what}`
export const fillIn = 'Uzupełnij'
export const documents = (count: number): string => `Dokumenty do dodania: ${count}`
export const look = 'Zobacz'

export const tickets = 'Bilety'
export const ticketsComing = 'Przyjdą e-mailem i\u00a0pojawią się tutaj, gdy wpłata dotrze.'
export const ticketsReady = (count: number): string =>
  count === 1 ? 'Bilet jest gotowy' : 'Bilety są gotowe'
export const showTickets = (count: number): string => (count === 1 ? 'Pokaż bilet' : 'Pokaż bilety')

export const meeting = (moment: string): string => `${moment}: spotykamy się`
export const toCalendar = 'Do kalendarza'
