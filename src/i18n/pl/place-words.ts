import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { tie } from '../text/typography.ts'

/** One of a list, by the key of the list. */
const ONE_OF: ReadonlyMap<string, string> = new Map([
  ['windows', 'czas zapisów'],
  ['groups', 'grupa'],
  ['types', 'rodzaj uczestnika'],
  ['questions', 'pytanie'],
  ['facts', 'własna cecha'],
  ['items', 'pozycja'],
  ['options', 'opcja'],
  ['price', 'wiersz cennika'],
  ['adjustments', 'zniżka lub dopłata'],
  ['pools', 'limit'],
  ['requirements', 'wymaganie'],
  ['approvals', 'akceptacja'],
  ['plans', 'sposób płatności'],
  ['parts', 'część'],
  ['refunds', 'zasada rezygnacji'],
  ['numbers', 'numery'],
  ['statements', 'oświadczenie'],
  ['values', 'klasa'],
  ['choiceGroups', 'grupa zniżek'],
  ['allotments', 'część limitu'],
  ['claims', 'zajmowane miejsca'],
  ['hours', 'godziny'],
  ['breaks', 'przerwa'],
  ['closed', 'dzień bez wejść'],
  ['other', 'inne godziny'],
  ['list', 'godzina wejścia'],
  ['transfer', 'opłata za przekazanie'],
  ['change', 'opłata za zmianę'],
  ['all', 'część'],
  ['any', 'część'],
])

/** A field, by its key. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['title', 'nazwa'],
  ['name', 'nazwa'],
  ['dates', 'dni'],
  ['start', 'pierwszy dzień'],
  ['end', 'ostatni dzień'],
  ['startTime', 'godzina początku'],
  ['ageDay', 'dzień liczenia wieku'],
  ['ask', 'dane osób'],
  ['birthDate', 'data urodzenia'],
  ['sex', 'płeć'],
  ['ages', 'wiek'],
  ['born', 'rocznik'],
  ['price', 'cena'],
  ['amount', 'kwota'],
  ['amounts', 'kwoty do wyboru'],
  ['each', 'dopłata za każdą'],
  ['claims', 'zajmowane miejsca'],
  ['pool', 'limit'],
  ['capacity', 'liczba miejsc'],
  ['units', 'liczba miejsc'],
  ['allotments', 'wydzielone miejsca'],
  ['min', 'najmniej'],
  ['max', 'najwięcej'],
  ['day', 'dzień'],
  ['effect', 'zmiana ceny'],
  ['rank', 'kolejność'],
  ['choiceGroup', 'grupa zniżek'],
  ['parts', 'części'],
  ['plans', 'sposoby płatności'],
  ['due', 'termin zapłaty'],
  ['notAfter', 'najpóźniej'],
  ['until', 'do kiedy'],
  ['opens', 'początek'],
  ['closes', 'koniec'],
  ['slots', 'godziny wejścia'],
  ['at', 'początek'],
  ['first', 'pierwsza godzina'],
  ['last', 'ostatnia godzina'],
  ['kept', 'potrącenie'],
  ['whole', 'tylko przy rezygnacji z\u00a0całości'],
  ['fees', 'opłaty'],
  ['handOver', 'przekazanie miejsca'],
  ['refundDifference', 'zwrot różnicy'],
  ['exchange', 'zamiana opcji'],
  ['registrants', 'kto zapisuje'],
  ['minors', 'osoby niepełnoletnie'],
  ['adults', 'osoby pełnoletnie'],
  ['carers', 'opiekunowie'],
  ['for', 'kto potrzebuje opiekuna'],
  ['may', 'kto może być opiekunem'],
  ['most', 'liczba podopiecznych'],
  ['must', 'co musi być spełnione'],
  ['where', 'pole'],
  ['pattern', 'wzór'],
  ['per', 'dla kogo'],
  ['peoplePerRegistration', 'liczba osób w zgłoszeniu'],
  ['waitingList', 'lista rezerwowa'],
  ['leastPeople', 'najmniejsza liczba osób'],
  ['decidedOn', 'dzień decyzji'],
  ['vat', 'VAT'],
  ['exemptWhen', 'dla kogo bez podatku'],
  ['rate', 'stawka'],
  ['limit', 'limit'],
  ['places', 'liczba miejsc'],
  ['by', 'nagłówki tabeli'],
  ['items', 'pozycje'],
  ['when', 'warunek'],
])

/**
 * The words for a path of a check in a definition: 'items.0.options.2.claims' is 'Pozycja „Nocleg”, opcja „Namiot”,
 * zajmowane miejsca'. Names without words are left out.
 */
export function placeWords(definition: EventDefinition, path: string): string {
  const keys = path.split('.')
  const { words } = keys.reduce<Walk>(step, { part: definition, list: undefined, words: [] })
  const [first = '', ...rest] = words
  return tie([first.charAt(0).toLocaleUpperCase('pl') + first.slice(1), ...rest].join(', '))
}

interface Walk {
  readonly part: unknown
  /** The key of the current list, and its words as a field. */
  readonly list: string | undefined
  readonly words: readonly string[]
}

function step({ part, list, words }: Walk, key: string): Walk {
  const inside =
    typeof part === 'object' && part !== null ? new Map(Object.entries(part)).get(key) : undefined
  if (list !== undefined && Array.isArray(part)) {
    const field = FIELDS.get(list)
    const before = words.at(-1) === field ? words.slice(0, -1) : words
    return { part: inside, list: undefined, words: [...before, oneOf(list, inside, Number(key))] }
  }
  const word = FIELDS.get(key)
  return { part: inside, list: key, words: word === undefined ? words : [...words, word] }
}

/** 'opcja „Namiot”'; by its position where it has no name. */
function oneOf(list: string, one: unknown, index: number): string {
  const noun = ONE_OF.get(list) ?? 'miejsce'
  const fields = new Map<string, unknown>(typeof one === 'object' && one !== null ? Object.entries(one) : [])
  const name = fields.get('name') ?? fields.get('label')
  return typeof name === 'string' ? `${noun} „${name}”` : `${noun} ${index + 1}`
}
