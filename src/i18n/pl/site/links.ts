import { tie } from '../../text/typography.ts'
import { counts } from '../counts.ts'

/** 'Moje zgłoszenie' for people without a link, and the page that confirms a new address. */

export const heading = 'Moje zgłoszenie'
export const giveAddress = (organiser: string): string =>
  `${tie('Podaj adres e-mail z zapisu. Wyślemy na niego link do twoich zgłoszeń u organizatora:')} ${organiser}.`
export const address = 'Adres e-mail'
export const send = 'Wyślij link'
export const sending = 'Wysyłam…'
export const notSent = 'Nie udało się wysłać. Spróbuj ponownie za chwilę.'

export const sent = 'Sprawdź skrzynkę'
/** Before the address. */
export const onItsWay = 'Wiadomość jest w\u00a0drodze na adres'
export const ifAny = 'Jeśli są pod nim zgłoszenia, znajdziesz w\u00a0niej link do nich.'
export const notThere =
  'Nie ma jej po kilku minutach? Zajrzyj do folderu ze spamem i\u00a0sprawdź, czy adres jest bez błędu.'
export const otherAddress = 'Podaj inny adres'

export const cardHeading = 'Mam kartę z\u00a0numerem i\u00a0PIN-em'
export const cardHint = 'Kartę drukuje biuro, gdy w\u00a0zgłoszeniu nie ma adresu e-mail.'
export const number = 'Numer zgłoszenia'
export const pin = 'PIN'
export const open = 'Otwórz zgłoszenie'
export const notOpened = 'Nie udało się otworzyć. Spróbuj ponownie za chwilę.'

export const otherTrouble = 'Inny kłopot?'
export const helpedBy = (organiser: string): string => `Pomoże organizator: ${organiser}.`

export const confirmHeading = 'Potwierdź adres'
/** Before the address. */
export const mailsGoTo = 'Wiadomości i\u00a0bilety będą przychodzić na adres'
export const previousEnds = 'Link wysłany na poprzedni adres przestanie działać.'
export const confirm = 'Potwierdzam adres'
export const saving = 'Zapisuję…'
export const lost = 'Nie udało się. Odśwież stronę i\u00a0spróbuj ponownie.'

export const replyHeading = 'Potwierdź adres do odpowiedzi'
/** Before the address. */
export const repliesGoTo = 'Odpowiedzi uczestników na bilety i\u00a0inne wiadomości będą przychodzić na adres'
export const replyConfirmed = 'Gotowe. Odpowiedzi uczestników przychodzą odtąd na ten adres.'

/** All registrations of a mailbox. */
export const mailboxHeading = 'Moje zgłoszenia'
export const mailboxOnce = 'Ten link otwiera listę jeden raz. Potem wystarczy poprosić o\u00a0nowy.'
export const mailboxOpen = 'Pokaż moje zgłoszenia'
export const mailboxOpening = 'Otwieram…'
export const mailboxUsed =
  'Ten link został już użyty albo minęły 24 godziny od jego wysłania. Poproś o\u00a0nowy, przyjdzie od razu.'
export const mailboxAgain = 'Wyślij nowy link'
export const mailboxNone = 'Pod tym adresem nie ma już zgłoszeń u\u00a0tego organizatora.'
export const ofEvent = (number: string): string => `Zgłoszenie ${number}`
export const names = (names: readonly string[], people: number): string =>
  names.length === 0 ? counts.people(people) : names.join(', ')
export const toPay = (amount: string): string => `Do zapłaty ${amount}`
