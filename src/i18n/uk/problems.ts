import type { ProblemCode, QuoteProblem } from '#domain/quote/quote-result.ts'
import { formatMoney } from '#domain/values/money.ts'
import { formatHour, readMoment } from '#domain/values/time.ts'
import { type PluralForms, pluralChooser } from '../text/plural.ts'
import { problemSubject } from '../text/problem-subject.ts'

type Params = QuoteProblem['params']

const INVALID_FIELDS: Readonly<Record<string, string>> = {
  firstName: 'Щонайменше два знаки.',
  lastName: 'Щонайменше два знаки.',
  birthDate: 'Неправильна дата. Цей день у майбутньому або понад 130 років тому.',
}

/** The Ukrainian text of a problem: the organiser's own sentence when there is one. */
export function problem({ code, where, params }: QuoteProblem): string {
  if (typeof params.message === 'string') return params.message
  if (params.at !== undefined) return fullAt(params)
  return PROBLEMS[code](params, where ?? '')
}

const PROBLEMS: Readonly<Record<ProblemCode, (params: Params, where: string) => string>> = {
  not_open: (params) => {
    const thing = problemSubject(params)
    return thing === null
      ? `Запис відкриється ${moment(params.opens)}.`
      : `${thing}: можна вибрати від ${moment(params.opens)}.`
  },
  closed: (params) => {
    const thing = problemSubject(params)
    const { closes, opens, slot } = params
    if (slot !== undefined) return 'Ця година входу вже минула. Виберіть пізнішу.'
    if (opens !== undefined)
      return thing === null
        ? `Запис зараз закрито. Він відкриється ${moment(opens)}.`
        : `${thing}: можна вибрати від ${moment(opens)}.`
    if (thing !== null)
      return closes === undefined
        ? `${thing}: цього вже не можна вибрати.`
        : `${thing}: можна було вибрати до ${moment(closes)}.`
    return closes === undefined ? 'Запис закрито.' : `Запис завершився ${moment(closes)}.`
  },
  event_full: (params) =>
    full(params.part === undefined ? 'На цю подію немає місць.' : `Немає місць: ${params.pool}.`, params),
  group_full: (params) => full(`Немає місць: ${params.pool}.`, params),
  product_full: (params) => full(`Немає місць: ${params.pool}.`, params),
  slot_full: (params) => full('На цю годину немає місць.', params),
  room_full: (params) => full(`Немає місць: ${params.pool}.`, params),
  room_capacity: ({ pool, wanted, free, whole, instead }) => {
    const lack =
      whole === undefined
        ? `${pool}: осіб: ${wanted}, вільних ліжок: ${free}. Виберіть іншу кімнату для частини осіб.`
        : `${pool} (цілком): потрібно: ${wanted}, вільних: ${free}. Виберіть інше житло для частини осіб.`
    return lack + nearest(instead)
  },
  no_such_option: ({ item, question }, where) => {
    if (where === 'carer') return 'Цієї особи вже немає в заявці. Виберіть іншу.'
    if (where === 'plan') return 'Цей спосіб оплати тут недоступний. Виберіть інший.'
    return `${item ?? question ?? 'Вибір'}: такого варіанта немає. Виберіть один зі списку.`
  },
  no_such_slot: () => 'У цей час входу немає. Виберіть день і годину в календарі.',
  too_young: (params) => {
    if (isByBirthYear(params)) return ofAge(bornText(params), params)
    if (params.from === undefined) return 'Ця особа замолода для цієї події.'
    return ofAge(`осіб віком від ${yearsGenitive(Number(params.from))}`, params)
  },
  too_old: (params) => {
    if (isByBirthYear(params)) return ofAge(bornText(params), params)
    if (params.to === undefined) return 'Вік цієї особи більший, ніж передбачено для цієї події.'
    return ofAge(`осіб віком до ${yearsGenitive(Number(params.to))}`, params)
  },
  not_eligible: (params, where) => {
    if (where === 'carer') return 'Ця особа не може бути опікуном. Виберіть іншу.'
    const thing = problemSubject(params)
    if (thing === null) return 'Цей вибір не для цієї особи.'
    return params.ofAll === undefined
      ? `${thing}: не для цієї особи. Виберіть щось інше.`
      : `${thing}: не з іншими виборами. Виберіть щось інше.`
  },
  guardian_must_register: () => 'Неповнолітню особу записує хтось із батьків або законний опікун.',
  adult_must_register_personally: () => 'Повнолітня особа записується особисто.',
  limit_per_registrant: (params) => {
    const { max, item, most, pool } = params
    if (pool !== undefined) return ownLimit(pool, 'однієї адреси e-mail', params)
    return item === undefined
      ? `В одній заявці може бути щонайбільше: ${people(Number(max))}.`
      : `${item}: щонайбільше ${most ?? 1} в одній заявці.`
  },
  limit_per_person: (params, where) => {
    const { item, most, pool } = params
    if (pool !== undefined) return ownLimit(pool, 'цієї особи', params)
    return where === 'carer'
      ? `На одного опікуна може припадати щонайбільше: ${people(Number(most ?? 1))}. Виберіть іншого.`
      : `${item}: щонайбільше ${most ?? 1} для однієї особи.`
  },
  group_too_small: ({ min }) => `В одній заявці має бути щонайменше: ${people(Number(min))}.`,
  invite_only: () => 'Запис лише за паролем або запрошенням.',
  code_invalid: ({ pool, free }) => {
    if (pool === undefined) return 'Цей код не діє. Перевірте, чи він переписаний точно.'
    return Number(free ?? 0) === 0
      ? 'Цей код уже використано.'
      : `Скільки разів ще можна використати цей код: ${free}.`
  },
  statement_missing: () => 'Позначте цю заяву. Без неї ми не можемо прийняти заявку.',
  field_missing: ({ item, least }, where) => {
    if (where === 'carer') return 'Виберіть опікуна.'
    if (item !== undefined && Number(least ?? 1) > 1) return `${item}: виберіть щонайменше ${least}.`
    return 'Обов’язкове поле.'
  },
  field_invalid: ({ question, pesel, plain, item, choose, from, to }, where) => {
    if (plain !== undefined) return 'Введіть лише ім’я або прізвище, без адреси сайту й довгого номера.'
    if (pesel !== undefined) return 'Дата народження не збігається з номером PESEL.'
    if (choose === 'span') return `${item}: виберіть підряд, без перерви.`
    if (choose === 'amount' && from !== undefined)
      return `${item}: вкажіть суму від ${formatMoney(Number(from))} до ${formatMoney(Number(to))}.`
    return INVALID_FIELDS[where] ?? `${question ?? item ?? 'Це поле'}: перевірте, що введено.`
  },
}

const isByBirthYear = ({ bornFrom, bornTo }: Params): boolean =>
  bornFrom !== undefined || bornTo !== undefined

/** The admitted years of birth; both ends count. */
function bornText({ bornFrom: from, bornTo: to }: Params): string {
  if (to === undefined) return `осіб ${from} року народження і молодших`
  if (from === undefined) return `осіб ${to} року народження і старших`
  return from === to ? `осіб ${from} року народження` : `осіб ${from}–${to} років народження`
}

function ofAge(whom: string, params: Params): string {
  const thing = problemSubject(params)
  return thing === null ? `Ця подія для ${whom}.` : `${thing}: для ${whom}. Виберіть щось інше.`
}

/** The limit of one person over all registrations. */
const ownLimit = (pool: Params[string], whose: string, { free, wanted, twice }: Params): string => {
  if (twice !== undefined) return `${pool}: та сама особа є в заявці кілька разів.`
  return Number(free ?? 0) === 0
    ? `${pool}: ліміт для ${whose} вже вичерпано.`
    : `${pool}: для ${whose} залишилося ${free}, а потрібно ${wanted}.`
}

/** Full, with how many places are left when that would help, and the alternatives. */
/** A limit of one hour of entry, or of one day. */
function fullAt({ pool, at, free, wanted }: Params): string {
  const left = Number(free ?? 0)
  const lack = left <= 0 ? 'вільних уже немає' : `вільно: ${left}, потрібно ${wanted}`
  return `${pool}: ${at === 'day' ? 'цього дня' : 'на цю годину'} ${lack}. Виберіть інший термін.`
}

function full(sentence: string, { free, wanted, instead }: Params): string {
  const left = Number(free ?? 0)
  const lack = left <= 0 ? sentence : `Замало місць: залишилося ${places(left)}, потрібно ${wanted}.`
  return lack + nearest(instead)
}

/** The alternatives with room, if any. */
const nearest = (instead: Params[string] | undefined) =>
  instead === undefined ? '' : ` Найближчі вільні: ${instead}.`

const NBSP = '\u00a0'
const choose = pluralChooser('uk')
const counted =
  (forms: PluralForms) =>
  (count: number): string =>
    `${count}${NBSP}${choose(count, forms)}`

const people = counted({ one: 'особа', few: 'особи', many: 'осіб', other: 'особи' })
const places = counted({ one: 'місце', few: 'місця', many: 'місць', other: 'місця' })
/** After 'від' and 'до': 'від 1 року', 'до 15 років'. */
const yearsGenitive = counted({ one: 'року', few: 'років', many: 'років', other: 'року' })

const MONTHS = [
  ...['січня', 'лютого', 'березня', 'квітня', 'травня', 'червня', 'липня'],
  ...['серпня', 'вересня', 'жовтня', 'листопада', 'грудня'],
]
const WEEKDAYS = ['понеділок', 'вівторок', 'середа', 'четвер', 'п’ятниця', 'субота', 'неділя']

/** '4 січня 2023, середа, о 9:00'; of a deadline that is the end of a day only the day. */
function moment(iso: string | number | undefined): string {
  const read = readMoment(String(iso ?? ''))
  if (read === null) return ''
  const day = `${read.day}${NBSP}${MONTHS[read.month - 1]} ${read.year}, ${WEEKDAYS[read.dayOfWeek - 1]}`
  const hour = formatHour(read)
  return hour === '23:59' ? day : `${day}, о${NBSP}${hour}`
}
