import { z } from 'zod'
import { claim, dates, day, gate, id, text } from './definition-base.ts'

const allotment = z
  .strictObject({ id, name: text(120), units: z.number().int().min(1).max(1_000_000) })
  .describe('A part of the pool set aside from the beginning: for the desk, the staff, a group.')

export const pool = z
  .strictObject({
    id,
    name: text(120),
    capacity: z
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .nullable()
      .describe('Start value; null counts without limiting.'),
    refusal: z
      .enum(['event_full', 'group_full', 'product_full', 'slot_full', 'room_full'])
      .describe('The code that who comes too late is told.'),
    allotments: z.array(allotment).default([]),
  })
  .describe('A limit: places, beds, seats, reduced prices.')

const time = z.iso.time()
const span = z.strictObject({ from: time, to: time })

const otherHours = z
  .strictObject({
    days: z.array(day).default([]),
    weekdays: z.array(z.number().int().min(1).max(7)).default([]),
    first: time,
    last: time,
    everyMinutes: z.number().int().min(5).max(1440).optional(),
    breaks: z.array(span).default([]),
  })
  .describe('Other hours on these days or weekdays; the first that names the day counts.')

/** Hours of entry from a pattern with exceptions; each expands into a pool `slot:<local date-time>`. */
export const slots = z
  .strictObject({
    everyMinutes: z.number().int().min(5).max(1440),
    first: time.describe('The first hour of entry of a day.'),
    last: time.describe('The last hour of entry of a day.'),
    breaks: z.array(span).default([]).describe('No entry at or after "from" and before "to".'),
    from: day,
    to: day.nullable(),
    weekdays: z
      .array(z.number().int().min(1).max(7))
      .min(1)
      .default([1, 2, 3, 4, 5, 6, 7])
      .describe('Monday is 1.'),
    closed: z
      .array(
        z.union([
          z.strictObject({ day }),
          z.strictObject({ lastWeekdayOfMonth: z.number().int().min(1).max(7) }),
        ]),
      )
      .default([]),
    other: z.array(otherHours).default([]),
    capacity: z.number().int().min(0).max(100_000).describe('Places of each hour.'),
  })
  .describe('Hours of entry from a pattern with exceptions.')

export const group = z
  .strictObject({
    id,
    name: text(80),
    leader: text(120).optional(),
    note: text(300).optional(),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'Kolor: # i sześć cyfr szesnastkowych, małymi literami.')
      .optional(),
    ...gate,
    dates: dates.optional(),
    claims: z.array(claim).default([]),
  })
  .describe('A group that a person joins.')

export const participantType = z
  .strictObject({
    id,
    name: text(80),
    note: text(300).optional(),
    ...gate,
    claims: z.array(claim).default([]),
  })
  .describe('A kind of participation: adult, child, medic, volunteer.')
