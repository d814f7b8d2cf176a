import { z } from 'zod'
import { conditionSchema } from './condition.ts'
import { id, text, when } from './definition-base.ts'

/** Facts of the organiser's own, asked for as `own.<id>` in any condition, price or table. */

const classes = z
  .strictObject({
    id,
    name: text(120),
    kind: z.literal('class'),
    of: z.enum(['person', 'registration']).default('person'),
    values: z
      .array(
        z.strictObject({
          id,
          name: text(120),
          when: when.describe('Who has the value; one without it holds for the rest and stands last.'),
        }),
      )
      .min(1)
      .max(60),
  })
  .describe('Names for ranges: the first value whose condition holds. Good for rows of a price table.')

const count = z
  .strictObject({
    id,
    name: text(120),
    kind: z.literal('count'),
    when: conditionSchema.describe('Who is counted.'),
  })
  .describe('How many people of the registration meet a condition.')

const rank = z
  .strictObject({
    id,
    name: text(120),
    kind: z.literal('rank'),
    among: when.describe('Who counts; everybody when not given.'),
    order: z
      .enum(['oldest', 'youngest', 'typed'])
      .default('oldest')
      .describe('By birth date or in the order of typing; equal birth dates keep the order of typing.'),
  })
  .describe('Place of a person among those of the registration who count: 1, 2, 3 … Others have none.')

const sum = z
  .strictObject({
    id,
    name: text(120),
    kind: z.literal('sum'),
    per: z
      .enum(['registration', 'person'])
      .default('registration')
      .describe('person: of what each person has, apart; a fact of the person then.'),
    of: z.array(z.string()).min(1).max(20).describe('Number facts: total.<item>, own.<count>, people …'),
    times: z
      .record(z.string(), z.number().int().min(-1000).max(1000))
      .default({})
      .describe(
        'How often one of them counts, 1 when not given; a negative number takes away: { "number.double": 2, "people": -1 }.',
      ),
    plus: z
      .number()
      .int()
      .min(-1000)
      .max(1000)
      .default(0)
      .describe('Added to the sum: the ninth and further.'),
    divided: z
      .strictObject({
        by: z.number().int().min(1).max(1000),
        round: z.enum(['up', 'down']).describe('up: for each begun; down: for each full.'),
      })
      .optional()
      .describe('How many times so many go into the sum: for each begun ten.'),
  })
  .describe(
    'Several numbers added up. Two numbers are compared by what is left: beds less people is at least 0.',
  )

export const ownFact = z.discriminatedUnion('kind', [classes, count, rank, sum])
