import type { ProblemCode, QuoteProblem } from '#domain/quote/quote-result.ts'
import { formatMoney } from '#domain/values/money.ts'
import { formatHour, readMoment } from '#domain/values/time.ts'
import { pluralChooser } from '../text/plural.ts'
import { problemSubject } from '../text/problem-subject.ts'

type Params = QuoteProblem['params']

const INVALID_FIELDS: Readonly<Record<string, string>> = {
  firstName: 'At least two characters.',
  lastName: 'At least two characters.',
  birthDate: 'This is not a valid date. It lies in the future, or more than 130 years ago.',
}

/** The English text of a problem: the organiser's own sentence when there is one. */
export function problem({ code, where, params }: QuoteProblem): string {
  if (typeof params.message === 'string') return params.message
  if (params.at !== undefined) return fullAt(params)
  return PROBLEMS[code](params, where ?? '')
}

const PROBLEMS: Readonly<Record<ProblemCode, (params: Params, where: string) => string>> = {
  not_open: (params) => {
    const thing = problemSubject(params)
    return thing === null
      ? `Registration opens on ${moment(params.opens)}.`
      : `${thing}: available from ${moment(params.opens)}.`
  },
  closed: (params) => {
    const thing = problemSubject(params)
    const { closes, opens, slot } = params
    if (slot !== undefined) return 'This entry time has already passed. Choose a later one.'
    if (opens !== undefined)
      return thing === null
        ? `Registration is closed now. It opens on ${moment(opens)}.`
        : `${thing}: available from ${moment(opens)}.`
    if (thing !== null)
      return closes === undefined
        ? `${thing}: no longer available.`
        : `${thing}: was available until ${moment(closes)}.`
    return closes === undefined ? 'Registration is closed.' : `Registration closed on ${moment(closes)}.`
  },
  event_full: (params) =>
    full(
      params.part === undefined
        ? 'There are no places left at this event.'
        : `No places left: ${params.pool}.`,
      params,
    ),
  group_full: (params) => full(`No places left: ${params.pool}.`, params),
  product_full: (params) => full(`No places left: ${params.pool}.`, params),
  slot_full: (params) => full('There are no places left at this time.', params),
  room_full: (params) => full(`No places left: ${params.pool}.`, params),
  room_capacity: ({ pool, wanted, free, whole, instead }) => {
    const lack =
      whole === undefined
        ? `${pool}: people: ${wanted}, free beds: ${free}. Choose another room for some of the people.`
        : `${pool} (taken whole): needed: ${wanted}, free: ${free}. Choose another room for some of the people.`
    return lack + nearest(instead)
  },
  no_such_option: ({ item, question }, where) => {
    if (where === 'carer') return 'This person is no longer in the registration. Choose another one.'
    if (where === 'plan') return 'This way of paying is not available here. Choose another one.'
    return `${item ?? question ?? 'Choice'}: there is no such option. Choose one from the list.`
  },
  no_such_slot: () => 'There is no entry at this time. Choose a day and an hour from the calendar.',
  too_young: (params) => {
    if (isByBirthYear(params)) return ofAge(bornText(params), params)
    if (params.from === undefined) return 'This person is too young for this event.'
    return ofAge(`people aged ${params.from} or over`, params)
  },
  too_old: (params) => {
    if (isByBirthYear(params)) return ofAge(bornText(params), params)
    if (params.to === undefined) return 'This person is above the age for this event.'
    return ofAge(`people aged ${params.to} or under`, params)
  },
  not_eligible: (params, where) => {
    if (where === 'carer') return 'This person cannot be a carer. Choose another one.'
    const thing = problemSubject(params)
    if (thing === null) return 'This choice is not for this person.'
    return params.ofAll === undefined
      ? `${thing}: not for this person. Choose something else.`
      : `${thing}: not with the other choices. Choose something else.`
  },
  guardian_must_register: () => 'A minor is registered by a parent or legal guardian.',
  adult_must_register_personally: () => 'An adult registers in person.',
  limit_per_registrant: (params) => {
    const { max, item, most, pool } = params
    if (pool !== undefined) return ownLimit(pool, 'one e-mail address', params)
    return item === undefined
      ? `One registration may have at most: ${people(Number(max))}.`
      : `${item}: at most ${most ?? 1} in one registration.`
  },
  limit_per_person: (params, where) => {
    const { item, most, pool } = params
    if (pool !== undefined) return ownLimit(pool, 'this person', params)
    return where === 'carer'
      ? `One carer may look after at most: ${people(Number(most ?? 1))}. Choose another carer.`
      : `${item}: at most ${most ?? 1} for one person.`
  },
  group_too_small: ({ min }) => `One registration needs at least: ${people(Number(min))}.`,
  invite_only: () => 'Registration is by password or invitation only.',
  code_invalid: ({ pool, free }) => {
    if (pool === undefined) return 'This code does not work. Check that it is copied exactly.'
    return Number(free ?? 0) === 0 ? 'This code has been used up.' : `Uses left of this code: ${free}.`
  },
  statement_missing: () => 'Tick this statement. Without it we cannot accept the registration.',
  field_missing: ({ item, least }, where) => {
    if (where === 'carer') return 'Choose a carer.'
    if (item !== undefined && Number(least ?? 1) > 1) return `${item}: choose at least ${least}.`
    return 'This field is required.'
  },
  field_invalid: ({ question, pesel, plain, item, choose, from, to }, where) => {
    if (plain !== undefined) return 'Enter the name alone, without a web address or a long number.'
    if (pesel !== undefined) return 'The date of birth does not agree with the PESEL number.'
    if (choose === 'span') return `${item}: choose consecutive ones, without a gap.`
    if (choose === 'amount' && from !== undefined)
      return `${item}: enter an amount from ${formatMoney(Number(from))} to ${formatMoney(Number(to))}.`
    return INVALID_FIELDS[where] ?? `${question ?? item ?? 'This field'}: check what is entered.`
  },
}

const isByBirthYear = ({ bornFrom, bornTo }: Params): boolean =>
  bornFrom !== undefined || bornTo !== undefined

/** The admitted years of birth; both ends count. */
function bornText({ bornFrom: from, bornTo: to }: Params): string {
  if (to === undefined) return `people born in ${from} or later`
  if (from === undefined) return `people born in ${to} or earlier`
  return from === to ? `people born in ${from}` : `people born in ${from}–${to}`
}

function ofAge(whom: string, params: Params): string {
  const thing = problemSubject(params)
  return thing === null ? `This event is for ${whom}.` : `${thing}: for ${whom}. Choose something else.`
}

/** The limit of one person over all registrations. */
const ownLimit = (pool: Params[string], whose: string, { free, wanted, twice }: Params): string => {
  if (twice !== undefined) return `${pool}: the same person is in this registration more than once.`
  return Number(free ?? 0) === 0
    ? `${pool}: the limit for ${whose} is used up.`
    : `${pool}: ${free} left for ${whose}, ${wanted} needed.`
}

/** Full, with how many places are left when that would help, and the alternatives. */
/** A limit of one hour of entry, or of one day. */
function fullAt({ pool, at, free, wanted }: Params): string {
  const left = Number(free ?? 0)
  const lack = left <= 0 ? 'none left' : `${left} left, ${wanted} needed,`
  return `${pool}: ${lack} ${at === 'day' ? 'on this day' : 'at this time'}. Choose another one.`
}

function full(sentence: string, { free, wanted, instead }: Params): string {
  const left = Number(free ?? 0)
  const lack = left <= 0 ? sentence : `Not enough places: ${places(left)} left, ${wanted} needed.`
  return lack + nearest(instead)
}

/** The alternatives with room, if any. */
const nearest = (instead: Params[string] | undefined) =>
  instead === undefined ? '' : ` Nearest free: ${instead}.`

const NBSP = '\u00a0'
const choose = pluralChooser('en')
const counted =
  (one: string, other: string) =>
  (count: number): string =>
    `${count}${NBSP}${choose(count, { one, few: other, many: other, other })}`

const people = counted('person', 'people')
const places = counted('place', 'places')

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 'Wednesday, 4 January 2023 at 9:00'; of a deadline that is the end of a day only the day. */
function moment(iso: string | number | undefined): string {
  const read = readMoment(String(iso ?? ''))
  if (read === null) return ''
  const day = `${WEEKDAYS[read.dayOfWeek - 1]}, ${read.day}${NBSP}${MONTHS[read.month - 1]} ${read.year}`
  const hour = formatHour(read)
  return hour === '23:59' ? day : `${day} at ${hour}`
}
