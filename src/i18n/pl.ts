import { formatMoney, formatSum } from '#domain/values/money.ts'
import {
  formatDate,
  formatDay,
  formatDayOfYear,
  formatDayShort,
  formatDays,
  formatHour,
  formatMoment,
} from '#domain/values/time.ts'
import { draftChange } from './pl/changes.ts'
import { counts } from './pl/counts.ts'
import { fieldNames, problem } from './pl/problems.ts'
import { amountOrFree, lineName, reason } from './pl/reasons.ts'
import {
  checkInRefusals,
  checkInVerdicts,
  paidNesses,
  paymentStates,
  registrationStates,
} from './pl/states.ts'

/** The words of the domain in Polish; other languages have the same shape (`Words`). */
export const pl = {
  money: formatMoney,
  sum: formatSum,
  amountOrFree,
  date: formatDate,
  day: formatDay,
  dayOfYear: formatDayOfYear,
  dayShort: formatDayShort,
  days: formatDays,
  hour: formatHour,
  moment: formatMoment,
  counts,
  fieldNames,
  problem,
  reason,
  lineName,
  draftChange,
  registrationStates,
  paidNesses,
  paymentStates,
  checkInVerdicts,
  checkInRefusals,
}
