import { z } from 'zod'
import { conditionSchema } from './condition.ts'
import type { OwnCode } from './own-codes.ts'

/** The building blocks of a definition: ids, texts, amounts, days, gates, prices, claims. */

export const id = z
  .string()
  // 'constructor' exists on every object: as a key it would always be found.
  .regex(/^(?!constructor$)[a-z0-9][a-z0-9-]{0,39}$/, 'id_malformed' satisfies OwnCode)
  .describe('Name of the part within the definition; it never changes once published.')
export const text = (max: number) => z.string().trim().min(1).max(max)
export const grosze = z.number().int().min(0).max(100_000_000).describe('Amount in whole grosze.')
export const day = z.iso.date().describe('Day, "2026-07-01".')
export const moment = z.iso
  .datetime({ local: true, offset: false })
  .describe('Moment of Polish time, "2026-07-01T20:00:00".')
const time = z.iso.time().describe('Time of day, "09:00:00".')
export const startTime = z.iso.time().optional()

export const when = conditionSchema.optional()

/** When and for whom something is open. Without windows it is always open; one open window is enough. */
export const window = z
  .strictObject({
    name: text(120).optional().describe('How the window is called: "Pierwszeństwo członków".'),
    opens: moment.nullable().default(null).describe('First moment; null: since ever.'),
    closes: moment.nullable().default(null).describe('Last moment, included; null: for ever.'),
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
  .meta({
    id: 'window',
    description: 'From when until when, at which hours and for whom.',
    examples: [{ opens: '2026-03-01T20:00:00', closes: '2026-06-30T23:59:59' }],
  })

const birthYear = z.number().int().min(1900).max(2999).optional()

/** Full years on the age day, or years of birth; a person outside them is too young or too old. */
export const ages = z
  .strictObject({
    from: z.number().int().min(0).max(120).optional().describe('Younger people are refused with too_young.'),
    to: z.number().int().min(0).max(120).optional().describe('Older people are refused with too_old.'),
    born: z
      .strictObject({
        from: birthYear.describe('Born before this year: too_old.'),
        to: birthYear.describe('Born after this year: too_young.'),
      })
      .optional()
      .describe('Years of birth ("rocznik"), both ends included; whatever the age day is.'),
    message: text(300)
      .optional()
      .describe('Shown in Polish to who is refused, instead of the sentence that follows from the bounds.'),
  })
  .meta({
    id: 'ages',
    description:
      'Age limit in full years on the age day, or by year of birth, both ends included; what is given must all fit.',
    examples: [
      { from: 14, to: 19 },
      { born: { from: 2013, to: 2015 } },
      { from: 14, message: 'Na trasę nocną zapraszamy od 14 lat.' },
    ],
  })

/** Who may have something, and when: the same on groups, types, items and options. */
export const gate = {
  when: when.describe('Offered to those for whom this holds; others are refused with not_eligible.'),
  ages: ages.optional(),
  windows: z.array(window).default([]).describe('When it may be chosen: not_open before, closed after.'),
}

/** Own dates of a term (turnus), a stage or a group that starts elsewhere. */
export const dates = z
  .strictObject({
    start: day.describe('First day.'),
    end: day.optional().describe('Last day.'),
    startTime: startTime.describe(
      'At what hour people meet on the first day; that of the event when not given.',
    ),
    place: text(120).optional().describe('Where they meet; the place of the page when not given.'),
    ageDay: day.optional().describe('The day on which ages are calculated; the start when not given.'),
  })
  .meta({
    id: 'dates',
    description: 'Own dates: ages, deadlines before the start and refunds of who takes this follow them.',
    examples: [{ start: '2026-07-06', end: '2026-07-12' }],
  })

/** An amount for each unit of a number: 20 zł a day, 10 zł for each person above twenty. */
const each = z
  .strictObject({
    amount: grosze.describe('Grosze for each unit.'),
    of: z.string().describe('A number fact: people, number.days, own.children …'),
    above: z.number().int().min(0).default(0).describe('Only units above this number count.'),
    atMost: z.number().int().min(1).optional().describe('No more units than this count.'),
  })
  .describe('Added to the amount: so much for each unit of a number.')

/** `when → amount`, the first row that holds counts; `name` words the reason ('Dziecko, 7–15 lat'). */
const priceRow = z.strictObject({
  when: when.describe('For whom and when; a row without it holds for everybody and stands last.'),
  amount: grosze,
  each: each.optional(),
  name: text(120).optional().describe('Shown as the reason of the price.'),
})

/** Value of a fact → value of the next → amount; null: not on offer. */
export interface Amounts {
  readonly [value: string]: number | null | Amounts
}

const amounts: z.ZodType<Amounts> = z
  .lazy(() => z.record(z.string(), z.union([grosze.nullable(), amounts])))
  .meta({
    id: 'amounts',
    description: 'Value of the first fact → value of the next → … → amount; null: not on offer.',
    examples: [{ adult: 20000, child: null }, { adult: { red: 20000, blue: 10000 } }],
  })

/** A table of several facts is a shorter way to write rows; `null` where a combination is not on offer. */
const priceTable = z.strictObject({
  by: z
    .array(z.string())
    .min(1)
    .max(6)
    .describe('Facts with few values: type, group, chosen.<item>, own.<class>, option (of the line) …'),
  amounts,
})

export const price = z.union([grosze, z.array(priceRow).min(1), priceTable]).meta({
  id: 'price',
  description:
    'An amount, rows of which the first that holds counts, or a table of one to six facts. Where no row holds, the thing is not on offer (not_eligible).',
  examples: [
    26000,
    [
      { when: { fact: 'age', atMost: 6 }, amount: 0, name: 'Dziecko do 6 lat' },
      { amount: 26000, name: 'Od 7 lat' },
    ],
    { by: ['type', 'group'], amounts: { adult: { red: 20000, blue: 10000 } } },
  ],
})

export const claim = z
  .strictObject({
    pool: z
      .union([id, z.array(id).min(2).max(100)])
      .describe('A pool, or several of which the first with room is taken: groups given out by themselves.'),
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
  .meta({
    id: 'claim',
    description: 'What is taken from a limit.',
    examples: [{ pool: 'seats' }, { pool: 'beds', units: 2 }, { pool: 'rooms-4', sharedBy: 4 }],
  })

export const round = z
  .strictObject({
    to: z.number().int().min(1).max(100_000).describe('100: whole złoty, 1000: ten złoty.'),
    direction: z.enum(['nearest', 'down', 'up']).default('nearest').describe('nearest: halves up.'),
  })
  .optional()
