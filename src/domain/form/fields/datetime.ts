import { isoMoment, readMoment } from '../../time.ts'
import { type FieldType, rule } from '../field-type.ts'
import { formError } from '../messages.ts'
import { type DateParts, date, datePartsOf, isoDate } from './date.ts'
import { loadTime, readTime, type TimeValue, time } from './time.ts'

export interface DateTimeValue {
  readonly date: DateParts
  readonly time: TimeValue
}

/** A day and an hour: first what the day lacks, then what the hour lacks. */
export const datetime: FieldType<DateTimeValue, { readonly date: DateParts; readonly time: string }> = {
  empty: { date: date.empty, time: time.empty },
  isEmpty: (value) => date.isEmpty(value.date) && time.isEmpty(value.time),
  validators: [
    rule((value) => !date.isEmpty(value.date), formError('DATE_MISSING')),
    rule((value) => isoDate(value.date) !== null, formError('INVALID_DATE')),
    rule((value) => !time.isEmpty(value.time), formError('TIME_MISSING')),
    rule((value) => value.time.time !== null, formError('INVALID_TIME')),
  ],
  parse: (typed) => ({ date: typed.date, time: readTime(typed.time) }),
  serialise: (value) => {
    const day = isoDate(value.date)
    return day === null || value.time.time === null ? null : `${day}T${value.time.time}`
  },
  load: (stored) => {
    const moment = typeof stored === 'string' ? readMoment(stored) : null
    const [day, hour] = moment === null ? [] : isoMoment(moment).split('T')
    return { date: datePartsOf(day), time: loadTime(hour) }
  },
}
