import { z } from 'zod'
import { conditionSchema } from './condition.ts'

/** What the parts of a definition are made of: ids, texts, amounts, days, conditions on the door, prices, claims. */

export const id = z
  .string()
  // 'constructor' is a word of every object: as a key it would always be there.
  .regex(
    /^(?!constructor$)[a-z0-9][a-z0-9-]{0,39}$/,
    'Identyfikator: małe litery, cyfry i myślnik, do 40 znaków.',
  )
  .describe('Name of the part within the definition; it never changes once published.')
export const text = (max: number) => z.string().trim().min(1).max(max)
export const grosze = z.number().int().min(0).max(100_000_000).describe('Amount in whole grosze.')
export const day = z.iso.date().describe('Day, "2026-07-01".')
export const moment = z.iso
  .datetime({ local: true, offset: false })
  .describe('Moment of Polish time, "2026-07-01T20:00:00".')
const time = z.iso.time().describe('Time of day, "09:00:00".')

export const when = conditionSchema.optional()

/** When and for whom something is open. Without windows it is always open; one open window is enough. */
export const window = z
  .strictObject({
    name: text(120).optional(),
    opens: moment.nullable().default(null),
    closes: moment.nullable().default(null).describe('Last moment, included.'),
    hours: z
      .array(z.strictObject({ from: time, to: time }))
      .default([])
      .describe('Open only within one of these times of day (both ends included); empty: all day.'),
    weekdays: z
      .array(z.number().int().min(1).max(7))
      .default([])
      .describe('Open only on these days of the week, Monday is 1; empty: every day.'),
    when: when.describe('For whom: members earlier, the diocese first.'),
  })
  .describe('From when until when, at which hours and for whom.')

/** Full years on the age day; a person outside them is too young or too old. */
export const ages = z
  .strictObject({
    from: z.number().int().min(0).max(120).optional(),
    to: z.number().int().min(0).max(120).optional(),
  })
  .describe('Age limit in full years on the age day, both ends included.')

/** Who may have something, and when: the same on groups, types, items and options. */
export const gate = {
  when: when.describe('Offered to those for whom this holds; others are told not_eligible.'),
  ages: ages.optional(),
  windows: z.array(window).default([]).describe('When it may be chosen: not_open before, closed after.'),
}

/** Own dates of a term (turnus), a stage or a group that starts elsewhere. */
export const dates = z
  .strictObject({
    start: day,
    end: day.optional(),
    ageDay: day.optional().describe('The day on which ages are reckoned; the start when not given.'),
  })
  .describe('Own dates: ages, deadlines before the start and refunds of who takes this follow them.')

/** An amount for each unit of a number: 20 zł a day, 10 zł for each person above twenty. */
const each = z
  .strictObject({
    amount: grosze,
    of: z.string().describe('A number fact: people, number.days, own.children …'),
    above: z.number().int().min(0).default(0).describe('Only units above this number count.'),
    atMost: z.number().int().min(1).optional().describe('No more units than this count.'),
  })
  .describe('Added to the amount: so much for each unit of a number.')

/** `when → amount`, the first row that holds counts; `name` words the reason ('Dziecko, 7–15 lat'). */
const priceRow = z.strictObject({
  when,
  amount: grosze,
  each: each.optional(),
  name: text(120).optional().describe('Said as the reason of the price.'),
})

/** A table of two facts is a shorter way to write rows; `null` where a combination is not on offer. */
const priceTable = z.strictObject({
  rows: z
    .string()
    .describe('Fact with few values: type, group, chosen.<item>, own.<class>, option (of the line) …'),
  columns: z.string().describe('Another such fact.'),
  amounts: z
    .record(z.string(), z.record(z.string(), grosze.nullable()))
    .describe('Value of the row fact → value of the column fact → amount; null: not on offer.'),
})

export const price = z
  .union([grosze, z.array(priceRow).min(1), priceTable])
  .describe('An amount, rows of which the first that holds counts, or a table of two facts.')

export const claim = z
  .strictObject({
    pool: z
      .union([id, z.array(id).min(2).max(100)])
      .describe('A pool, or several of which the first with room is taken.'),
    units: z.number().int().min(1).max(1000).default(1).describe('Units for each piece.'),
    sharedBy: z
      .number()
      .int()
      .min(2)
      .max(100)
      .optional()
      .describe('One unit serves so many pieces of a registration: a room of four beds taken whole.'),
    when: when.describe('Claimed only for those for whom this holds.'),
  })
  .describe('What is taken from a limit.')
