import { z } from 'zod'
import { claim, dates, day, gate, id, text } from './definition-base.ts'

const allotment = z
  .strictObject({
    id,
    name: text(120).describe('For whom.'),
    units: z.number().int().min(1).max(1_000_000).describe('So many units.'),
  })
  .describe('A part of the pool set aside from the beginning: for the desk, the staff, a group.')

export const pool = z
  .strictObject({
    id,
    name: text(120).describe('Named in refusals: "Autokar do Borowa".'),
    capacity: z
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .nullable()
      .describe('Start value; null counts without limiting.'),
    refusal: z
      .enum([
        'event_full',
        'group_full',
        'product_full',
        'slot_full',
        'room_full',
        'code_invalid',
        'limit_per_registrant',
        'limit_per_person',
      ])
      .describe('The code that who comes too late is told; code_invalid: a code is used up.'),
    per: z
      .enum(['registrant', 'person', 'hour', 'day'])
      .optional()
      .describe(
        'Each has a limit of their own, over all registrations: everybody who registers (known by e-mail), or each person who takes part (by PESEL, else by name and birth date), told limit_per_registrant or limit_per_person; or each hour of entry, or all hours of a day together.',
      ),
    allotments: z.array(allotment).default([]).describe('Parts of it that are not sold to everybody.'),
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
    everyMinutes: z.number().int().min(5).max(1440).describe('From one hour of entry to the next.'),
    first: time.describe('The first hour of entry of a day.'),
    last: time.describe('The last hour of entry of a day.'),
    breaks: z.array(span).default([]).describe('No entry at or after "from" and before "to".'),
    from: day.describe('First day with entries.'),
    to: day.nullable().describe('Last day with entries; null: no end.'),
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
      .default([])
      .describe('Days without entries: one day, or the last of a weekday in each month.'),
    other: z.array(otherHours).default([]).describe('Days with other hours.'),
    capacity: z.number().int().min(0).max(100_000).describe('Places of each hour.'),
  })
  .describe('Hours of entry from a pattern with exceptions.')

export const group = z
  .strictObject({
    id,
    name: text(80),
    leader: text(120).optional().describe('Who leads it.'),
    note: text(300).optional().describe('Shown below the name.'),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'Kolor: # i sześć cyfr szesnastkowych, małymi literami.')
      .optional(),
    ...gate,
    dates: dates.optional().describe('The group has dates of its own.'),
    claims: z.array(claim).default([]).describe('Claimed for each person of the group.'),
  })
  .describe('A group that a person joins.')

export const participantType = z
  .strictObject({
    id,
    name: text(80),
    note: text(300).optional(),
    ...gate,
    claims: z.array(claim).default([]).describe('Claimed for each person of the type.'),
  })
  .describe('A kind of participation: adult, child, medic, volunteer.')
