import type { PaymentPart } from '#domain/event/definition.ts'
import { formatMoney } from '#domain/money.ts'
import { amountsOf } from '#domain/quote/price.ts'
import { formatDay, readDay } from '#domain/time.ts'
import { type PluralForms, pluralChooser } from '#i18n/plural.ts'
import { priceWords } from './price-list.ts'

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

/** How it is paid, one sentence for each part: 'Zaliczka: 300 zł od osoby, w ciągu 3 dni od zapisu.' */
export function planWords(plan: readonly PaymentPart[]): string[] {
  const [only, ...others] = plan
  if (only !== undefined && others.length === 0) return [`Płatność ${term(only)}.`]
  return plan.map((part) =>
    part.amount === 'rest'
      ? `${part.name} ${term(part)}.`
      : `${part.name}: ${sum(part.amount)}, ${term(part)}.`,
  )
}

function sum(amount: Exclude<PaymentPart['amount'], 'rest'>): string {
  if ('fixed' in amount) return formatMoney(amount.fixed)
  if ('percent' in amount) return `${String(amount.percent).replace('.', ',')}% ceny`
  const amounts = amountsOf(amount.perPerson)
  return `${priceWords({ from: Math.min(...amounts), to: Math.max(...amounts) })} od osoby`
}

function term({ due }: PaymentPart): string {
  if ('on' in due) {
    if (due.on === null) return 'w\u00a0terminie, który podamy'
    const day = readDay(due.on)
    return `do ${day === null ? due.on : formatDay(day)}`
  }
  if ('daysAfterRegistration' in due) {
    const days = due.daysAfterRegistration
    return days === 0 ? 'w\u00a0dniu zapisu' : `w\u00a0ciągu ${counted(days, DAYS)} od zapisu`
  }
  if ('workingDaysAfterRegistration' in due) {
    return `w\u00a0ciągu ${counted(due.workingDaysAfterRegistration, WORKING_DAYS)} od zapisu`
  }
  if ('daysBefore' in due) return `najpóźniej ${counted(due.daysBefore, DAYS_OF)} przed początkiem`
  if ('workingDaysBefore' in due) {
    return `najpóźniej ${counted(due.workingDaysBefore, WORKING_DAYS_OF)} przed początkiem`
  }
  const minutes = due.minutesAfterRegistration
  const words = minutes % 60 === 0 ? counted(minutes / 60, HOURS) : counted(minutes, MINUTES)
  return `w\u00a0ciągu ${words} od zapisu`
}
