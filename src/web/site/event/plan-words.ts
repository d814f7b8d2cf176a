import type { PaymentPart } from '#domain/event/definition.ts'
import { formatMoney } from '#domain/money.ts'
import { amountsOf } from '#domain/quote/price.ts'
import { formatDay, readDay } from '#domain/time.ts'
import { percentText } from '#i18n/pl/percent.ts'
import { type PluralForms, pluralChooser } from '#i18n/plural.ts'
import { priceWords } from './price-words.ts'

/** Genitive: 'w ciągu 3 dni'. */
const DAYS: PluralForms = { one: 'dnia', few: 'dni', many: 'dni', other: 'dnia' }
const DAYS_OF: PluralForms = { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' }
const WORKING_DAYS: PluralForms = {
  ...{ one: 'dnia roboczego', few: 'dni roboczych', many: 'dni roboczych', other: 'dnia roboczego' },
}
const WORKING_DAYS_OF: PluralForms = {
  ...{ one: 'dzień roboczy', few: 'dni robocze', many: 'dni roboczych', other: 'dnia roboczego' },
}
const MINUTES: PluralForms = { one: 'minuty', few: 'minut', many: 'minut', other: 'minuty' }
const HOURS: PluralForms = { one: 'godziny', few: 'godzin', many: 'godzin', other: 'godziny' }
const choose = pluralChooser('pl')
const counted = (count: number, forms: PluralForms) => `${count}\u00a0${choose(count, forms)}`

/** How a number fact is called. */
type NameOf = (fact: string) => string

/** How it is paid, one sentence for each part: 'Zaliczka: 300 zł od osoby, w ciągu 3 dni od zapisu.' */
export function planWords(plan: readonly PaymentPart[], nameOf: NameOf): string[] {
  const [only, ...others] = plan
  if (only !== undefined && others.length === 0) return [`Płatność ${term(only)}.`]
  return plan.map((part) =>
    part.amount === 'rest'
      ? `${part.name} ${term(part)}.`
      : `${part.name}: ${sum(part.amount, nameOf)}${rounded(part.round)}, ${term(part)}.`,
  )
}

function sum(amount: Exclude<PaymentPart['amount'], 'rest'>, nameOf: NameOf): string {
  if (amount === 'equal') return 'równa część reszty'
  if ('fixed' in amount) return `${formatMoney(amount.fixed)}${timesWords(amount.each, nameOf)}`
  if ('percent' in amount) return `${percentText(amount.percent)} ceny`
  const amounts = amountsOf(amount.perPerson)
  return `${priceWords({ from: Math.min(...amounts), to: Math.max(...amounts) })} od osoby`
}

/** ' od osoby', ' razy Drużyna'. */
function timesWords(each: string | undefined, nameOf: NameOf): string {
  if (each === undefined) return ''
  return each === 'people' ? ' od osoby' : ` razy ${nameOf(each)}`
}

const WAYS = { nearest: '', down: ' w\u00a0dół', up: ' w\u00a0górę' } as const

const rounded = (round: PaymentPart['round']): string =>
  round === undefined ? '' : ` (zaokrąglone${WAYS[round.direction]} do ${formatMoney(round.to)})`

function term({ due }: PaymentPart): string {
  if ('on' in due) return due.on === null ? 'w\u00a0terminie, który podamy' : `do ${dayWords(due.on)}`
  return `${relativeTerm(due)}${lastTerm(due.notAfter)}`
}

type Relative = Exclude<PaymentPart['due'], { on: string | null }>

function relativeTerm(due: Relative): string {
  if ('daysAfterRegistration' in due) {
    const days = due.daysAfterRegistration
    return days === 0 ? 'w\u00a0dniu zapisu' : `w\u00a0ciągu ${counted(days, DAYS)} od zapisu`
  }
  if ('workingDaysAfterRegistration' in due) {
    return `w\u00a0ciągu ${counted(due.workingDaysAfterRegistration, WORKING_DAYS)} od zapisu`
  }
  if ('daysBefore' in due || 'workingDaysBefore' in due) return `najpóźniej ${daysAhead(due)}`
  const minutes = due.minutesAfterRegistration
  const words = minutes % 60 === 0 ? counted(minutes / 60, HOURS) : counted(minutes, MINUTES)
  return `w\u00a0ciągu ${words} od zapisu`
}

const daysAhead = (due: { readonly daysBefore: number } | { readonly workingDaysBefore: number }) =>
  'daysBefore' in due
    ? `${counted(due.daysBefore, DAYS_OF)} przed początkiem`
    : `${counted(due.workingDaysBefore, WORKING_DAYS_OF)} przed początkiem`

/** ', nie później niż 1 lipca 2026'. */
function lastTerm(day: Relative['notAfter']): string {
  if (day === undefined) return ''
  return `, nie później niż ${'on' in day ? dayWords(day.on) : daysAhead(day)}`
}

function dayWords(text: string): string {
  const day = readDay(text)
  return day === null ? text : formatDay(day)
}
