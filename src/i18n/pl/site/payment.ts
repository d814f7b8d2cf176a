/** The button that starts a payment, and what comes of it. */

export const pay = (amount: string): string => `Zapłać ${amount}`
export const payAgain = (amount: string): string => `Zapłać jeszcze raz ${amount}`
/** To the step with all ways and sums. */
export const otherWay = 'Zapłać inaczej'
export const goBack = 'Wróć do płatności'
export const starting = 'Przechodzę do płatności…'
export const lost = 'Brak połączenia z\u00a0bramką płatności. Spróbuj ponownie za chwilę.'
export const settled = 'Teraz nie ma nic do zapłacenia. Odśwież stronę.'
export const closed =
  'Płatności przez internet jeszcze tu nie działają. Napisz do organizatora, jak zapłacić.'
export const otherAmount = (was: string, now: string): string =>
  `Kwota się zmieniła: było ${was}, teraz jest ${now}. Jeśli się zgadzasz, naciśnij jeszcze raz.`
