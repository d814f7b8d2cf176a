import type { ProblemCode, QuoteProblem } from '#domain/quote/quote-result.ts'
import { formatMoney } from '#domain/values/money.ts'
import { formatDay, formatHour, readMoment } from '#domain/values/time.ts'
import { problemSubject } from '../text/problem-subject.ts'
import { tie } from '../text/typography.ts'
import { counts } from './counts.ts'
import { formWords } from './form.ts'
import { yearsGenitive } from './spans.ts'

type Params = QuoteProblem['params']

/** Names of the fields that every event has; questions and items have their own. */
export const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  birthDate: 'Data urodzenia',
  sex: 'Płeć',
  type: 'Rodzaj udziału',
  group: 'Grupa',
  slot: 'Godzina wejścia',
  people: 'Liczba osób',
  code: 'Hasło',
}

/** Specification §5: the messages of fields that cannot be read. */
const INVALID_FIELDS: Readonly<Record<string, string>> = {
  firstName: formWords['BROWSER_OS.FORM.MIN_TWO_CHARACTERS'],
  lastName: formWords['BROWSER_OS.FORM.MIN_TWO_CHARACTERS'],
  birthDate: `${formWords['BROWSER_OS.FORM.INVALID_DATE']} To dzień w przyszłości albo sprzed ponad 130 lat.`,
}

/** The text of a problem: the organiser's own sentence when there is one. */
export function problem({ code, where, params }: QuoteProblem): string {
  if (typeof params.message === 'string') return tie(params.message)
  if (params.at !== undefined) return tie(fullAt(params))
  return tie(PROBLEMS[code](params, where ?? ''))
}

const PROBLEMS: Readonly<Record<ProblemCode, (params: Params, where: string) => string>> = {
  not_open: (params) => {
    const thing = problemSubject(params)
    return thing === null
      ? `Zapisy otworzą się ${moment(params.opens)}.`
      : `${thing}: można wybrać od ${moment(params.opens)}.`
  },
  closed: (params) => {
    const thing = problemSubject(params)
    const { closes, opens, slot, place } = params
    if (slot !== undefined) return 'Ta godzina wejścia już minęła. Wybierz późniejszą.'
    if (opens !== undefined)
      return thing === null
        ? `Zapisy są teraz zamknięte. Otworzą się ${moment(opens)}.`
        : `${thing}: można wybrać od ${moment(opens)}.`
    if (thing === null)
      return closes === undefined ? 'Zapisy są zamknięte.' : `Zapisy zakończyły się ${moment(closes)}.`
    if (closes !== undefined) return `${thing}: można było wybrać do ${moment(closes)}.`
    return `${thing}: tego nie można już ${place === undefined ? 'zamówić' : 'wybrać'}.`
  },
  event_full: (params) =>
    params.part === undefined ? full('Brak miejsc na to wydarzenie.', params) : fullPart(params),
  group_full: (params) => fullPart(params),
  product_full: (params) => fullPart(params),
  slot_full: (params) => full('Brak miejsc o tej godzinie.', params),
  room_full: (params) => fullPart(params),
  room_capacity: ({ pool, wanted, free, whole, instead }) => {
    const lack =
      whole === undefined
        ? `${pool}: osób jest ${wanted}, a wolnych łóżek ${free}. Wybierz inny pokój dla części osób.`
        : `${pool} (w całości): potrzeba ${wanted}, a wolnych ${free}. Wybierz inny nocleg dla części osób.`
    return lack + nearest(instead)
  },
  no_such_option: ({ item, question }, where) => {
    if (where === 'carer') return 'Tej osoby nie ma już w zgłoszeniu. Wybierz inną.'
    if (where === 'plan') return 'Ten sposób płatności nie jest tu dostępny. Wybierz inny.'
    return `${item ?? question ?? 'Wybór'}: takiej opcji nie ma. Wybierz jedną z listy.`
  },
  no_such_slot: () => 'O tej porze nie ma wejścia. Wybierz dzień i godzinę z kalendarza.',
  too_young: (params) => {
    if (isByBirthYear(params)) return ofAge(bornText(params), params)
    if (params.from === undefined) return 'Ta osoba jest za młoda na to wydarzenie.'
    return ofAge(`osób od ${yearsGenitive(Number(params.from))}`, params)
  },
  too_old: (params) => {
    if (isByBirthYear(params)) return ofAge(bornText(params), params)
    if (params.to === undefined) return 'Ta osoba przekroczyła wiek, dla którego jest to wydarzenie.'
    return ofAge(`osób do ${yearsGenitive(Number(params.to))}`, params)
  },
  not_eligible: (params, where) => {
    if (where === 'carer') return 'Ta osoba nie może być opiekunem. Wybierz inną.'
    const thing = problemSubject(params)
    if (thing === null) return 'Ten wybór nie jest dla tej osoby.'
    return params.ofAll === undefined
      ? `${thing}: nie dla tej osoby. Wybierz inaczej.`
      : `${thing}: nie przy pozostałych wyborach. Wybierz inaczej.`
  },
  guardian_must_register: () => 'Osobę niepełnoletnią zapisuje rodzic lub opiekun prawny.',
  adult_must_register_personally: () => 'Osoba pełnoletnia zapisuje się sama.',
  limit_per_registrant: (params) => {
    const { max, item, most, pool } = params
    if (pool !== undefined) return ownLimit(pool, 'na jeden adres e-mail', params)
    return item === undefined
      ? `W jednym zgłoszeniu można zapisać najwyżej: ${counts.people(Number(max))}.`
      : `${item}: najwyżej ${most ?? 1} w jednym zgłoszeniu.`
  },
  limit_per_person: (params, where) => {
    const { item, most, pool } = params
    if (pool !== undefined) return ownLimit(pool, 'dla tej osoby', params)
    return where === 'carer'
      ? `Jedna osoba może mieć pod opieką najwyżej: ${most}. Wybierz inną.`
      : `${item}: najwyżej ${most ?? 1} dla jednej osoby.`
  },
  group_too_small: ({ min }) => `W jednym zgłoszeniu potrzeba co najmniej: ${counts.people(Number(min))}.`,
  invite_only: () => 'Zapisy są tylko z hasłem albo zaproszeniem.',
  code_invalid: ({ pool, free }) => {
    if (pool === undefined) return 'Ten kod nie działa. Sprawdź, czy jest przepisany dokładnie.'
    return Number(free ?? 0) === 0
      ? 'Ten kod został już wykorzystany.'
      : `Tego kodu można użyć jeszcze tyle razy: ${free}.`
  },
  statement_missing: () => 'Zaznacz to oświadczenie. Bez niego nie możemy przyjąć zgłoszenia.',
  field_missing: ({ item, least }, where) => {
    if (where === 'carer') return 'Wybierz opiekuna.'
    if (item !== undefined && Number(least ?? 1) > 1) return `${item}: wybierz co najmniej ${least}.`
    return formWords['BROWSER_OS.FORM.REQUIRED_FIELD']
  },
  field_invalid: ({ question, pesel, plain, item, choose, from, to }, where) => {
    if (plain !== undefined) return formWords['BROWSER_OS.FORM.NAME_WITH_ADDRESS']
    if (pesel !== undefined) return 'Data urodzenia nie zgadza się z numerem PESEL.'
    if (choose === 'span') return `${item}: wybierz kolejne, jedno po drugim, bez przerwy.`
    if (choose === 'amount' && from !== undefined)
      return `${item}: podaj kwotę od ${formatMoney(Number(from))} do ${formatMoney(Number(to))}.`
    return INVALID_FIELDS[where] ?? `${question ?? item ?? 'To pole'}: sprawdź, co jest wpisane.`
  },
}

const isByBirthYear = ({ bornFrom, bornTo }: Params): boolean =>
  bornFrom !== undefined || bornTo !== undefined

/** The admitted years of birth; both ends count. */
function bornText({ bornFrom: from, bornTo: to }: Params): string {
  if (to === undefined) return `rocznika ${from} i młodszych`
  if (from === undefined) return `rocznika ${to} i starszych`
  return from === to ? `rocznika ${from}` : `roczników ${from}–${to}`
}

function ofAge(whom: string, params: Params): string {
  const thing = problemSubject(params)
  return thing === null ? `To wydarzenie jest dla ${whom}.` : `${thing}: dla ${whom}. Wybierz inaczej.`
}

/** A limit of one hour of entry, or of one day. */
function fullAt({ pool, at, free, wanted }: Params): string {
  const left = Number(free ?? 0)
  const lack = left <= 0 ? 'nie ma już wolnych' : `wolne: ${left}, potrzeba ${wanted}`
  return `${pool}: ${at === 'day' ? 'w tym dniu' : 'o tej godzinie'} ${lack}. Wybierz inny termin.`
}

/** Full, with how many places are left when that would help, and the alternatives. */
function full(sentence: string, { free, wanted, instead }: Params, ofWhat = ''): string {
  const left = Number(free ?? 0)
  const lack =
    left <= 0 ? sentence : `Za mało miejsc${ofWhat}: ${counts.placesLeft(left)}, potrzeba ${wanted}.`
  return lack + nearest(instead)
}

/** The same for a part of the event, by its name. */
const fullPart = (params: Params): string => full(`Brak miejsc: ${params.pool}.`, params, ` (${params.pool})`)

/** The limit of one person over all registrations. */
const ownLimit = (pool: Params[string], whose: string, { free, wanted, twice }: Params): string => {
  if (twice !== undefined) return `${pool}: ta sama osoba jest w zgłoszeniu kilka razy.`
  return Number(free ?? 0) === 0
    ? `${pool}: limit ${whose} jest już wykorzystany.`
    : `${pool}: ${whose} zostało ${free}, a potrzeba ${wanted}.`
}

/** The alternatives with room, if any. */
const nearest = (instead: Params[string] | undefined) =>
  instead === undefined ? '' : ` Najbliższe wolne: ${instead}.`

/** '4 stycznia 2026, niedziela, o 9:00'; of a deadline that is the end of a day only the day. */
function moment(iso: string | number | undefined): string {
  const read = readMoment(String(iso ?? ''))
  if (read === null) return ''
  const day = formatDay(read.toPlainDate())
  const hour = formatHour(read)
  return hour === '23:59' ? day : `${day}, o ${hour}`
}
