/** The registrant's contact on 'Moje zgłoszenie'. */

export const heading = 'Twój kontakt'
/** Before the address. */
export const newAddressWaits = 'Nowy adres czeka na potwierdzenie:'
export const openLink =
  'Otwórz link z\u00a0wiadomości, która tam przyszła. Do tego czasu piszemy na dotychczasowy.'
export const change = 'Zmień kontakt'
export const renewLink = 'Wyślij mi nowy link, ten przestanie działać'
export const renewed = 'Nowy link jest w\u00a0drodze e-mailem. Ta strona już się nie otworzy.'
export const saved = 'Zapisano.'
export const lost = 'Nie udało się. Spróbuj ponownie za chwilę.'

export const noEmail = 'bez adresu e-mail'
export const noPhone = 'bez numeru telefonu'

export const email = 'Adres e-mail'
export const emailHint = 'Nowy adres potwierdzisz linkiem, który na niego wyślemy.'
export const phone = 'Numer telefonu'
export const save = 'Zapisz'
export const saving = 'Zapisuję…'
export const cancel = 'Anuluj'
