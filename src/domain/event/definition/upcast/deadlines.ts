import { isObject, type Json, listOf } from './json.ts'

/** A number, its unit and its side, by the key that said all of it in version 2. */
const SPANS: Readonly<Record<string, { readonly unit: string; readonly side: Json }>> = {
  daysBefore: { unit: 'days', side: { before: 'start' } },
  workingDaysBefore: { unit: 'workingDays', side: { before: 'start' } },
  hoursBefore: { unit: 'hours', side: { before: 'entry' } },
  daysAfterRegistration: { unit: 'days', side: { after: 'registration' } },
  workingDaysAfterRegistration: { unit: 'workingDays', side: { after: 'registration' } },
  minutesAfterRegistration: { unit: 'minutes', side: { after: 'registration' } },
}

/** Due dates and last days as deadlines: a number, its unit and its side instead of one key for each of them. */
export function withDeadlines(definition: Json): Json {
  return within(definition, {
    plans: each((plan) => within(plan, { parts: each((part) => within(part, { due: toDeadline })) })),
    refunds: each(withUntil),
    fees: (fees) => within(fees, { transfer: each(withUntil), change: each(withUntil) }),
    changes: withUntil,
    handOver: withUntil,
  })
}

type Convert = (value: unknown) => unknown

const withUntil: Convert = (rule) => within(rule, { until: toDeadline })

const toDeadline: Convert = (value) =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, own]): [string, unknown][] => {
          const span = Object.hasOwn(SPANS, key) ? SPANS[key] : undefined
          if (span !== undefined) return [[span.unit, own], ...Object.entries(span.side)]
          return [[key, key === 'notAfter' ? toDeadline(own) : own]]
        }),
      )
    : value

const each =
  (convert: Convert): Convert =>
  (list) =>
    Array.isArray(list) ? listOf(list).map(convert) : list

/** Converts those of these fields that an object has; anything else is left for the shape to refuse. */
function within<Value>(value: Value, fields: Readonly<Record<string, Convert>>): Value {
  if (!isObject(value)) return value
  const converted = Object.entries(fields).flatMap(([key, convert]) =>
    key in value ? [[key, convert(value[key])] as const] : [],
  )
  return { ...value, ...Object.fromEntries(converted) }
}
