import { isoMoment, readMoment } from '../../values/time.ts'
import { type DateParts, date, datePartsOf, isoDate, partsOfText, textOfParts } from './date.ts'
import { type FieldType, rule } from './field-type.ts'
import { formError } from './messages.ts'
import { loadTime, readTime, type TimeValue, time } from './time.ts'

export interface DateTimeValue {
  readonly date: DateParts
  readonly time: TimeValue
}

/** A day and an hour: first the errors of the day, then those of the hour. */
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
  serialise: isoOf,
  load: (stored) => {
    const moment = typeof stored === 'string' ? readMoment(stored) : null
    const [day, hour] = moment === null ? [] : isoMoment(moment).split('T')
    return { date: datePartsOf(day), time: loadTime(hour) }
  },
  halfTyped: {
    keep: ({ date, time }) => `${textOfParts(date)}T${time.text}`,
    resume: (text) => {
      const [day = '', hour = ''] = text.split('T')
      return { date: partsOfText(day), time: readTime(hour) }
    },
  },
  fact: { type: 'moment', of: (value) => isoOf(value) ?? '' },
  settings: {},
}

function isoOf({ date, time }: DateTimeValue): string | null {
  const day = isoDate(date)
  return day === null || time.time === null ? null : `${day}T${time.time}`
}
