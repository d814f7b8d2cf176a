/** Where the refunded money is, step by step; and the account that a refund needs. */

export const heading = 'Gdzie są pieniądze'
export const statuses = { done: 'gotowe', now: 'teraz', later: 'potem' }

export const requested = (amount: string): string => `Zwrot ${amount} zlecony`
export const prepared = (amount: string): string => `Zwrot ${amount} przygotowany`
export const awaitsConfirmation = 'Czeka na zatwierdzenie'
export const confirmedByOrganiser = 'Większe kwoty potwierdza organizator. Nie musisz nic robić.'
export const withheld = 'Zwrot wstrzymany'
export const reason = (reason: string): string => `Powód: ${reason}`

export const sending = 'Wysyłam…'
export const onItsWay = 'W drodze'
export const sent = 'Wysłany'
export const sentByTransfer = (end: string | null): string =>
  end === null ? 'Wysłany przelewem' : `Wysłany przelewem na konto …${end}`
export const arrived = 'Zwrócono'
export const sameAccount = 'na konto, z którego przyszła wpłata'
export const byOrganiser = (when: string): string => `${when}, przez organizatora`
export const onAccount = 'Na koncie'
export const onAccountBy = (day: string): string => `Na koncie najpóźniej ${day}`
export const gatewayConfirms = 'Nie musisz nic robić. Napiszemy, gdy operator płatności go potwierdzi.'

export const accountNeeded = 'Potrzebny numer konta'
export const otherWay = 'Te pieniądze nie mogą wrócić drogą, którą przyszły.'
export const transferToGiven = 'Przelew na podane konto'
export const accountGiven = 'Numer konta podany'
export const account = (end: string | null): string => `Konto …${end}`
export const awaitsTransfer = 'Czeka na przelew'
export const transferByOrganiser = (end: string | null): string =>
  `Organizator zleci go w swoim banku${end === null ? '' : ` na konto …${end}`}.`
export const today = 'dziś'

/** Money in the heading of a registration that has ended. */
export const giveAccount = (amount: string): string => `Zwrot ${amount}: podaj numer konta.`
export const moving = (amount: string): string => `Zwrot ${amount} jest w drodze.`
export const waits = (amount: string): string => `Zwrot ${amount} czeka na zatwierdzenie.`
export const isWithheld = (amount: string): string => `Zwrot ${amount} jest wstrzymany.`
export const refunded = (amount: string): string => `Zwrócono ${amount}.`
export const toRefund = (amount: string): string => `Do zwrotu ${amount}.`

export const otherNumber = 'Podaj inny numer konta'
export const number = 'Numer konta do zwrotu'
export const numberHint = '26 cyfr. Zobaczy go tylko organizator, w\u00a0bazie jest zaszyfrowany.'
export const wrongNumber = 'Ten numer konta się nie zgadza. Sprawdź wszystkie 26 cyfr.'
export const saveNumber = 'Zapisz numer konta'
export const saving = 'Zapisuję…'
