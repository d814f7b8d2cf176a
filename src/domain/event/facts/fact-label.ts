import { formatDate, readDay } from '../../values/time.ts'
import type { EventDefinition } from '../definition/definition.ts'

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

/** The name of a fact in Polish, for people who read rules; its own name where there is no such fact. */
export function factLabel(definition: EventDefinition, fact: string): string {
  const fixed = LABELS[fact]
  if (fixed !== undefined) return fixed
  const [family = '', id = '', option] = fact.split('.')
  const day = family === 'ageOn' ? readDay(id) : null
  if (day !== null) return `wiek w dniu ${formatDate(day)}`
  const thing = nameOf(definition, family, id, option)
  if (thing === undefined) return fact
  const says = OF_THINGS[family]
  return says === undefined ? thing : `${says}: ${thing}`
}

function nameOf(
  { facts, groups, items, questions, types }: EventDefinition,
  family: string,
  id: string,
  option: string | undefined,
): string | undefined {
  const named = (all: readonly { readonly id: string; readonly name: string }[]) =>
    all.find((each) => each.id === id)?.name
  switch (family) {
    case 'own':
      return named(facts)
    case 'answer':
    case 'count':
      return questions.find((question) => question.id === id)?.label
    case 'peopleOfType':
      return named(types)
    case 'peopleInGroup':
      return named(groups)
  }
  const item = items.find((each) => each.id === id)
  if (item === undefined || option === undefined) return item?.name
  const name = item.options.find((each) => each.id === option)?.name
  return name === undefined ? undefined : `${item.name}, ${name}`
}
