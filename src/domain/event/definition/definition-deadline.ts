import { z } from 'zod'
import { day } from './definition-base.ts'

/** Deadlines: a number, its unit, and what it is counted from. */

const count = (least: number, most: number, what: string) =>
  z.number().int().min(least).max(most).describe(what)
const after = z.literal('registration').describe('Counted from the moment of registration.')
const beforeStart = z
  .literal('start')
  .describe('Counted back from the first day: that of the own term or group, or of the event.')
const beforeEntry = z
  .literal('entry')
  .describe('Counted back from the chosen hour of entry; without one, from 0:00 of the first day.')

const daysBefore = {
  days: count(0, 730, 'So many days before the first day; to the end of that day.'),
  before: beforeStart,
}
const workingDaysBefore = {
  workingDays: count(0, 365, 'Working days: without Saturdays, Sundays and public holidays.'),
  before: beforeStart,
}

const notAfter = z
  .union([z.strictObject({ on: day }), z.strictObject(daysBefore), z.strictObject(workingDaysBefore)])
  .optional()
  .describe('But not after this day: the earlier of both counts.')

const relative = [
  z.strictObject({
    days: count(0, 365, 'So many days after the day of registration; to the end of that day.'),
    ...{ after, notAfter },
  }),
  z.strictObject({
    workingDays: count(0, 365, 'Working days: without Saturdays, Sundays and public holidays.'),
    ...{ after, notAfter },
  }),
  z.strictObject({ hours: count(1, 24 * 14, 'So many hours, to the minute.'), after, notAfter }),
  z.strictObject({ minutes: count(5, 60 * 24 * 14, 'So many minutes.'), after, notAfter }),
  z.strictObject({ ...daysBefore, notAfter }),
  z.strictObject({ ...workingDaysBefore, notAfter }),
  z.strictObject({
    hours: count(1, 24 * 60, 'So many hours before the entry, to the minute.'),
    ...{ before: beforeEntry, notAfter },
  }),
] as const

/** The last moment of a rule or a fee. */
export const deadline = z.union([z.strictObject({ on: day }), ...relative]).meta({
  id: 'deadline',
  description:
    'The last moment of something: a day, or a number of days, working days, hours or minutes after registration, before the first day or before the hour of entry. Days hold to their end.',
  examples: [
    { on: '2026-07-01' },
    { days: 14, before: 'start' },
    { workingDays: 3, after: 'registration', notAfter: { on: '2026-07-01' } },
    { hours: 48, before: 'entry' },
  ],
})

/** The same for a part of payment, whose day may also be announced later. */
export const due = z
  .union([
    z.strictObject({ on: day.nullable().describe('Day; null: it will be announced later.') }),
    ...relative,
  ])
  .describe(
    'The last moment for the part: a deadline, or { "on": null } for a day that will be announced later. What is already due is due within 24 hours (alreadyDue).',
  )

export type Deadline = z.infer<typeof deadline>
export type Due = z.infer<typeof due>
