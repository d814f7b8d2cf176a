import { z } from 'zod'

/** How a case file defines the words of its samples when their names are not sufficient. */

/** Where a field of a sample goes. */
const place = z
  .string()
  .regex(
    /^(each person|((choices|answers)\.[a-z0-9-]+|choices\.[a-z0-9-]+\.[a-z0-9-]+|type|group|carer|code|plan|slot|invite|nothing)( of each person)?)$/,
    "a place is 'choices.<item>', 'choices.<item>.<option>', 'answers.<question>', 'type', 'group', 'carer', 'code', 'plan', 'slot', 'invite', 'each person' (what a registration says once for all) or 'nothing'",
  )

const units = z.number().int().min(0)

/** How a key of `given` sets the use of pools. */
const givenRule = z.union([
  /** Taken places are added to each of these pools, or to the slot that the registration wants. */
  z.strictObject({ takenOf: z.union([z.literal('slot'), z.array(z.string()).min(1)]) }),
  /** Places that are left of each of these pools. */
  z.strictObject({ leftOf: z.union([z.literal('slot'), z.array(z.string()).min(1)]) }),
  /** Given by a sentence: the sentence → units left free by pool. */
  z.strictObject({ sentences: z.record(z.string(), z.record(z.string(), units)) }),
  /** It only informs the reader. */
  z.strictObject({ nothing: z.literal(true) }),
])

export const vocabularySchema = z.object({
  reads: z.record(z.string(), place).default({}),
  words: z.record(z.string(), z.string()).default({}),
  roles: z.record(z.string(), z.enum(['guardian', 'staff', 'other'])).default({}),
  given: z.record(z.string(), givenRule).default({}),
  /** Which pool a name in the expected claims means. */
  pools: z.record(z.string(), z.string()).default({}),
})

export const VOCABULARY = ['reads', 'words', 'roles', 'given', 'pools'] as const
