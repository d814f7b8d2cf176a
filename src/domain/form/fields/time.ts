import { formatHour } from '../../values/time.ts'
import { type FieldType, rule } from './field-type.ts'
import { formError } from './messages.ts'
import { isBlank } from './text.ts'

/** The typed text, and its ISO local time once there is one: a half-typed '9:' stays. */
export interface TimeValue {
  readonly text: string
  readonly time: string | null
}

const isoTime = (time: Temporal.PlainTime): string => time.toString({ smallestUnit: 'second' })

/** Reads an hour of the 24-hour day: 9:00, 09.00, 900. Seconds are not typed. */
export function readTime(text: string): TimeValue {
  const [, hour, minute] = /^([0-9]{1,2})[:.]?([0-9]{2})$/.exec(text.trim()) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return { text, time: null }
  return { text, time: isoTime(new Temporal.PlainTime(Number(hour), Number(minute))) }
}

/** Accepts an ISO local time; its seconds are kept until another hour is typed. */
export function loadTime(stored: unknown): TimeValue {
  if (typeof stored !== 'string') return { text: '', time: null }
  try {
    const time = Temporal.PlainTime.from(stored)
    return { text: formatHour(time), time: isoTime(time) }
  } catch {
    return { text: '', time: null }
  }
}

/** An hour of Polish time (specification §5). */
export const time: FieldType<TimeValue, string> = {
  empty: { text: '', time: null },
  isEmpty: ({ text }) => isBlank(text),
  validators: [rule(({ time }) => time !== null, formError('INVALID_TIME'))],
  parse: readTime,
  serialise: ({ time }) => time,
  load: loadTime,
  halfTyped: { keep: ({ text }) => text, resume: readTime },
  fact: { type: 'time', of: ({ time }) => time?.slice(0, 5) ?? '' },
  settings: {},
}
