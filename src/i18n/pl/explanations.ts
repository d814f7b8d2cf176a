import { formatMoney, type Grosze } from '#domain/values/money.ts'

/** Why a registration costs that, stands so and has these terms: for the staff, and for the registrant in a letter. */
export const explanationWords = {
  rules: (version: number, day: string) => `Obowiązują zasady w\u00a0wersji ${version}, ogłoszone ${day}.`,
  of: (what: string, whose: string) => (whose === '' ? what : `${what} (${whose})`),

  line: {
    listPrice: (amount: string, why: string) =>
      `Cena z\u00a0cennika: ${amount}${why === '' ? '' : ` (${why})`}.`,
    unchanged: 'Żadna zniżka ani dopłata jej nie zmienia.',
    result: (amount: string) => `Po zmianach: ${amount}.`,
    usedUp: (rule: string) =>
      `„${rule}” ma ograniczoną liczbę miejsc i\u00a0wszystkie są zajęte, dlatego nie obniża tej ceny.`,
    pricedOn: (day: string) => `Liczą się ceny z\u00a0dnia: ${day}.`,
    onSite: 'Płatne na miejscu, poza sumą zgłoszenia.',
  },

  total: {
    title: 'Razem',
    sum: (amounts: readonly string[], total: string) => `Suma pozycji: ${amounts.join(' + ')} = ${total}.`,
    one: (amount: string) => `Jedna płatna pozycja: ${amount}.`,
    nothing: 'Żadna pozycja nic nie kosztuje.',
  },

  due: {
    amount: (amount: string, until: string | null) =>
      `Do zapłaty ${amount}${until === null ? ', termin podamy później' : `, termin: ${until}`}.`,
    rule: (amount: string, term: string) => `Zasada: ${amount}, ${term}.`,
    prolonged: (day: string) => `Termin przedłużył organizator, dnia ${day}.`,
    paid: 'Ta część jest opłacona.',
    partly: (paid: string, left: string) => `Wpłacono ${paid}, zostało ${left}.`,
    overdue: (left: string) => `Termin już minął, brakuje ${left}.`,
  },

  balance: {
    titles: { left: 'Pozostało do zapłaty', over: 'Nadpłata' },
    charged: 'Należność',
    fees: 'Opłaty',
    paid: 'Wpłaty',
    refunded: 'Zwroty',
    kept: 'Zostaje u\u00a0organizatora',
    row: (name: string, amount: string) => `${name}: ${amount}.`,
    result: (name: string, amount: string) => `${name}: ${amount}.`,
  },

  refund: {
    title: (amount: string) => `Zwrot ${amount}`,
    done: (amount: string, day: string) => `Zwrot ${amount} został wykonany ${day}.`,
    prepared: (day: string) => `Zlecono go ${day}.`,
    why: 'Oddajemy to, co wpłacono ponad kwotę należną organizatorowi.',
    because: (reason: string) => `Powód wstrzymania: ${reason}`,
  },

  state: {
    made: (day: string) => `Zgłoszenie przyjęto ${day}.`,
    waitsForMoney: (amount: string, until: string | null) =>
      `Udział będzie potwierdzony po wpłacie ${amount}${until === null ? '' : `, termin: ${until}`}.`,
    placesUntil: (moment: string) => `Miejsca czekają do: ${moment}.`,
    unpaidRule: (rule: string, what: string) => `${rule}: ${what}.`,
    waitsForApproval: (what: string) => `Organizator musi najpierw zaakceptować: ${what}.`,
    refused: (day: string) => `Organizator nie zaakceptował zgłoszenia (${day}).`,
    because: (reason: string) => `Powód: ${reason}`,
    thenCancelled: (moment: string) => `Jeśli nic się nie zmieni, zgłoszenie zostanie anulowane: ${moment}.`,
    confirmed: (day: string) => `Udział potwierdzono ${day}.`,
    free: 'Nic nie trzeba było płacić.',
    paid: (amount: string) => `Wpłaty do tej pory: ${amount}.`,
    expired: (day: string) =>
      `Zgłoszenie wygasło ${day}, bo wpłata nie dotarła w\u00a0terminie. Miejsca wróciły do puli.`,
    cancelled: (day: string) => `Zgłoszenie anulowano ${day}. Miejsca wróciły do puli.`,
  },

  places: {
    title: (limit: string) => `Brak miejsc: ${limit}`,
    full: (limit: string, places: number, taken: number) =>
      `„${limit}”: limit ${places}, zajęte ${taken}. Wolnych miejsc nie ma, dlatego nie można ich teraz dobrać.`,
    waiting: (count: string) => `Na liście rezerwowej wcześniej czekają: ${count}.`,
    asOf: (day: string) => `Stan na dzień: ${day}.`,
  },
}

/** '120 zł', also of a sum with the sign of what has come in. */
export const plainSum = (amount: Grosze): string => formatMoney(Math.abs(amount))
