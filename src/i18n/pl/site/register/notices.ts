/** Notices of the form: to a person who returns, and after an order that was not accepted. */

export const rulesChanged =
  'Organizator właśnie zmienił zasady zapisów. Dane zostały, sprawdź podsumowanie jeszcze raz.'
export const registered = (number: string): string => `Zgłoszenie ${number} jest przyjęte.`
export const myRegistration = 'Moje zgłoszenie'
export const waits = 'Zgłoszenie z\u00a0tej przeglądarki jest na liście rezerwowej.'
export const waitingList = 'Lista rezerwowa'
export const draftFound = 'To, co było wpisane wcześniej, zostało w\u00a0tej przeglądarce.'
export const startOver = 'Zacznij od nowa'

export const saving = 'Zapisuję…'
export const checking = 'Sprawdzam…'
export const offline = 'Brak połączenia. Dane zostały. Spróbuj ponownie.'
/** Before the new price. */
export const priceWas = (was: string): string =>
  `Cena zmieniła się w\u00a0trakcie zapisu: było ${was}, teraz jest`
/** After it. */
export const confirmAgain = '. Jeśli się zgadzasz, potwierdź jeszcze raz.'
export const sentBefore = (email: string): string =>
  `To zgłoszenie dotarło już wcześniej. Link do niego jest w\u00a0wiadomości wysłanej na adres ${email}.`
export const startNew = 'Zacznij nowe zgłoszenie'
export const refused = 'Zgłoszenia nie można przyjąć w\u00a0tej postaci:'
export const backToChoice = 'Wróć do wyboru'
