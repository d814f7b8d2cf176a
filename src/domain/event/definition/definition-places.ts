import { z } from 'zod'
import { claim, dates, day, gate, id, moment, text } from './definition-base.ts'
import type { OwnCode } from './own-codes.ts'

const allotment = z
  .strictObject({
    id,
    name: text(120).describe('For whom.'),
    units: z.number().int().min(1).max(1_000_000).describe('So many units.'),
  })
  .describe('A part of the pool set aside from the beginning: for the desk, the staff, a group.')

const capacity = z.number().int().min(0).max(1_000_000)

const refusal = z.enum([
  'event_full',
  'group_full',
  'product_full',
  'slot_full',
  'room_full',
  'code_invalid',
  'limit_per_registrant',
  'limit_per_person',
])

export const pool = z
  .strictObject({
    id,
    name: text(120).describe('Named in refusals: "Autokar do Borowa".'),
    capacity: capacity.nullable().describe('Start value; null counts without limiting.'),
    refusal: refusal
      .optional()
      .describe(
        'The code with which who comes too late is refused; code_invalid: a code is used up. When left out it follows from whose limit it is, or from where it is claimed first: event_full, group_full, room_full for lodging, else product_full.',
      ),
    per: z
      .enum(['registrant', 'person', 'code', 'hour', 'day'])
      .optional()
      .describe(
        'Each has a limit of their own, over all registrations: everybody who registers (known by e-mail), or each person who takes part (by PESEL, else by name and birth date), refused with limit_per_registrant or limit_per_person; each of the codes, refused with code_invalid; or each hour of entry, or all hours of a day together.',
      ),
    codes: z
      .array(z.string().trim().min(6).max(60))
      .min(1)
      .max(8000)
      .optional()
      .describe(
        'Of a limit per code: the codes, six characters or more. Once published they are kept as hashes ("~" and 22 characters), which may be sent back as they are.',
      ),
    issued: z
      .enum(['people', 'codes'])
      .optional()
      .describe(
        'Of a limit per code: its codes are issued in the panel and prove themselves, so none stand here. people: invitations, each of one person (fact invite); codes: for whoever has one.',
      ),
    allotments: z.array(allotment).default([]).describe('Parts of it that are not sold to everybody.'),
  })
  .describe('A limit: places, beds, seats, reduced prices.')

/** A limit written where it holds: a pool and the claim of one unit on it. */
export const limit = z
  .union([
    capacity,
    z.strictObject({
      id: id.optional().describe('That of the part when not given; "event" for the event.'),
      places: capacity.nullable().describe('Start value; null counts without limiting.'),
      name: pool.shape.name.optional().describe('That of the part when not given.'),
      refusal: refusal
        .optional()
        .describe('As of a pool: when left out, it follows from whose limit it is, or from the part.'),
      per: z.enum(['registrant', 'person', 'hour', 'day']).optional().describe('As of a pool.'),
      allotments: pool.shape.allotments,
    }),
  ])
  .optional()
  .meta({
    id: 'limit',
    description:
      'So many places of this part alone: the same as a pool and a claim of one unit on it. What several parts share is a pool.',
    examples: [150, { places: 150, name: 'Grupa Biała' }],
  })

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

const placesOfHour = z.number().int().min(0).max(100_000).nullable()

const slotPattern = z
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
    capacity: placesOfHour.describe('Places of each hour; null counts without limiting.'),
  })
  .describe('Hours of entry from a pattern with exceptions.')

const slotList = z
  .strictObject({
    list: z
      .array(
        z.strictObject({
          at: moment,
          places: placesOfHour.describe('Places of this hour; null counts without limiting.'),
        }),
      )
      .min(1)
      .max(2000)
      .describe('Each hour of entry, in any order.'),
  })
  .describe('Hours of entry, one by one.')

/** Hours of entry; each has a pool `slot:<local date-time>`. */
export const slots = z.union([slotPattern, slotList]).meta({
  examples: [{ list: [{ at: '2026-05-02T10:00:00', places: 20 }] }],
})

export const group = z
  .strictObject({
    id,
    name: text(80),
    leader: text(120).optional().describe('Who leads it.'),
    note: text(300).optional().describe('Shown below the name.'),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'colour_malformed' satisfies OwnCode)
      .optional(),
    ...gate,
    dates: dates.optional().describe('The group has dates of its own.'),
    limit: limit.describe('Places of the group.'),
    claims: z.array(claim).default([]).describe('Claimed for each person of the group.'),
  })
  .describe('A group that a person joins.')

export const participantType = z
  .strictObject({
    id,
    name: text(80),
    note: text(300).optional(),
    ...gate,
    limit: limit.describe('Places of the type.'),
    claims: z.array(claim).default([]).describe('Claimed for each person of the type.'),
  })
  .describe('A kind of participation: adult, child, medic, volunteer.')
