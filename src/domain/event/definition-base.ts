import { z } from 'zod'
import { conditionSchema } from './condition.ts'

/** What the parts of a definition are made of: ids, texts, amounts, days, prices, claims. */

export const id = z
  .string()
  // 'constructor' is a word of every object: as a key it would always be there.
  .regex(
    /^(?!constructor$)[a-z0-9][a-z0-9-]{0,39}$/,
    'Identyfikator: małe litery, cyfry i myślnik, do 40 znaków.',
  )
export const text = (max: number) => z.string().trim().min(1).max(max)
export const grosze = z.number().int().min(0).max(100_000_000)
export const day = z.iso.date()
export const moment = z.iso.datetime({ local: true, offset: false })

/** `when → amount`, the first row that holds counts; `name` words the reason ('Dziecko, 7–15 lat'). */
const priceRow = z.strictObject({
  when: conditionSchema.optional(),
  amount: grosze,
  name: text(120).optional(),
})

/** A table of two facts is a shorter way to write rows; `null` where a combination is not on offer. */
const priceTable = z.strictObject({
  rows: z.string(),
  columns: z.string(),
  amounts: z.record(z.string(), z.record(z.string(), grosze.nullable())),
})

export const price = z.union([grosze, z.array(priceRow).min(1), priceTable])

export const claim = z.strictObject({
  /** One pool, or several of which the first with room is taken (groups given out automatically). */
  pool: z.union([id, z.array(id).min(2).max(100)]),
  units: z.number().int().min(1).max(1000).default(1),
  when: conditionSchema.optional(),
})
