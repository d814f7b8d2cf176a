import type { FactName } from '#domain/event/problems/values.ts'
import { formatDate, readDay } from '#domain/values/time.ts'

/** Names of the facts that every event has, in the nominative. */
const LABELS: Readonly<Record<string, string>> = {
  age: 'wiek w dniu wydarzenia',
  ageNow: 'wiek w dniu zapisu',
  birthYear: 'rok urodzenia',
  birthDate: 'data urodzenia',
  sex: 'płeć',
  type: 'rodzaj udziału',
  group: 'grupa',
  isRegistrant: 'osoba, która zapisuje',
  daysToStart: 'liczba dni do początku',
  workingDaysToStart: 'liczba dni roboczych do początku',
  role: 'kto zapisuje',
  registrantIsAdult: 'zapisuje osoba pełnoletnia',
  people: 'liczba osób',
  adults: 'liczba osób pełnoletnich',
  minors: 'liczba osób niepełnoletnich',
  minorsPerAdult: 'liczba niepełnoletnich na jedną osobę pełnoletnią',
  moment: 'chwila zapisu',
  day: 'dzień zapisu',
  paymentDay: 'dzień wpłaty',
  firstPaymentDay: 'dzień pierwszej wpłaty',
  daysToPayment: 'liczba dni od zapisu do wpłaty',
  slotDay: 'dzień wejścia',
  slotWeekday: 'dzień tygodnia wejścia',
  slotTime: 'godzina wejścia',
  daysToSlot: 'liczba dni do wejścia',
  hoursToSlot: 'liczba pełnych godzin do wejścia',
  channel: 'miejsce zapisu',
  code: 'hasło lub kod',
  codeList: 'lista, na której jest kod',
  invite: 'zaproszenie',
  plan: 'sposób płatności',
  option: 'wybrana opcja',
  quantity: 'liczba sztuk',
  price: 'cena',
  listPrice: 'cena przed zniżkami',
}

/** What a fact says of an item, an option of it, a question, a type or a group, by its family. */
const OF_THINGS: Readonly<Record<string, string>> = {
  chosen: 'wybór',
  number: 'liczba',
  total: 'razem',
  first: 'pierwszy wybór',
  last: 'ostatni wybór',
  price: 'cena',
  listPrice: 'cena przed zniżkami',
  count: 'liczba odpowiedzi',
  peopleOfType: 'liczba osób',
  peopleInGroup: 'liczba osób',
}

/** The name of a fact, for people who read rules; its own name where there is no such fact. */
export function factLabel({ fact, thing }: FactName): string {
  const fixed = LABELS[fact]
  if (fixed !== undefined) return fixed
  const [family = '', id = ''] = fact.split('.')
  const day = family === 'ageOn' ? readDay(id) : null
  if (day !== null) return `wiek w dniu ${formatDate(day)}`
  if (thing === null) return fact
  const says = OF_THINGS[family]
  return says === undefined ? thing : `${says}: ${thing}`
}
