import { z } from 'zod'
import { gate, grosze, id, price, text, when } from './definition-base.ts'
import { rounded } from './definition-items.ts'

/**
 * Changes of price. Application, warnings and words of an effect lie elsewhere, by its kind: browsers apply effects but
 * do not load schemas, and warnings stay out of the pages of visitors.
 */

const percent = z.number().min(0).max(100)
const ofSum = z.enum(['person', 'registration'])
const ofPiece = z.enum(['piece', 'person', 'registration'])
const sum = price.describe(
  'An amount, or rows and tables as of a price, asked of the person or of the registration; where no row holds, nothing is bounded.',
)

const effect = z
  .discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('to'), amount: grosze })
      .describe('Each piece costs this instead, if it is less.'),
    z
      .strictObject({ kind: z.literal('off'), amount: grosze, per: ofPiece.default('piece') })
      .describe('So much off, from each piece or once from the sum of a person or of the registration.'),
    z
      .strictObject({
        kind: z.literal('percent-off'),
        percent: percent.describe('Halves of a grosz are rounded up.'),
        of: z
          .enum(['left', 'list'])
          .default('left')
          .describe('Of what earlier rules have left, or of the list price.'),
        round: rounded,
        most: z
          .strictObject({ amount: grosze, per: ofPiece.default('person') })
          .optional()
          .describe('But no more off than this, of a person or of the registration the first lines first.'),
      })
      .describe('So many percent off what is left after earlier rules, or of the list price.'),
    z.strictObject({ kind: z.literal('plus'), amount: grosze }).describe('So much more for each piece.'),
    z
      .strictObject({ kind: z.literal('percent-plus'), percent: z.number().min(0).max(1000), round: rounded })
      .describe('So many percent more.'),
    z
      .strictObject({ kind: z.literal('cap'), amount: sum, per: ofSum })
      .describe('The items together cost no more than this.'),
    z
      .strictObject({ kind: z.literal('floor'), amount: grosze })
      .describe('Earlier reductions leave at least so much of each piece; what was cheaper before stays so.'),
    z
      .strictObject({ kind: z.literal('floor-percent'), percent })
      .describe('Earlier reductions leave at least so many percent of the list price.'),
    z
      .strictObject({ kind: z.literal('most-off'), amount: grosze, per: ofSum })
      .describe(
        'Earlier reductions together take at most this off the list prices of the items; the first lines keep theirs.',
      ),
    z
      .strictObject({ kind: z.literal('least'), amount: sum, per: ofSum })
      .describe('The items together cost at least this, if anything; the first line is raised.'),
    z
      .strictObject({
        kind: z.literal('free-for-each'),
        of: z.string().describe('A number fact: people, number.pupils, own.children …'),
        each: z.number().int().min(1),
        atMost: z.number().int().min(1).optional().describe('No more pieces than this are free.'),
      })
      .describe('One piece free for each so many units of a number fact; the cheapest first.'),
  ])
  .describe('What it does: pieces are changed one by one, `person` and `registration` as a sum.')

const places = {
  from: z.number().int().min(1).max(1000).default(1).describe('The first that it is for.'),
  to: z.number().int().min(1).max(1000).optional().describe('The last that it is for; all when not given.'),
}

const rank = z
  .discriminatedUnion('order', [
    z
      .strictObject({
        order: z
          .enum(['cheapest', 'dearest', 'listed'])
          .describe(
            'Which comes first; of equals the one typed first. listed: in the order of typing, of one person in the order of items and options: the first two weeks.',
          ),
        of: z
          .enum(['person', 'piece'])
          .default('person')
          .describe(
            'person: people by what the items together cost them. piece: each piece by its own price.',
          ),
        per: z
          .enum(['registration', 'person'])
          .default('registration')
          .describe('person: the pieces of each person have places of their own.'),
        ...places,
      })
      .describe('By what the items cost after the earlier rules. What costs nothing has no place.'),
    z
      .strictObject({
        order: z
          .enum(['oldest', 'youngest', 'typed'])
          .describe('By birth date or in the order of typing; equal birth dates keep the order of typing.'),
        among: when.describe('Who has a place; everybody when not given.'),
        ...places,
      })
      .describe(
        'By age: all who meet `among` have a place, also those who pay nothing and those for whom `when` does not hold.',
      ),
  ])
  .describe('Only for some of those for whom the rule holds: the n-th by price, the n-th child.')

export const adjustment = z
  .strictObject({
    id,
    name: text(120).describe('Shown as the reason at the line.'),
    note: text(300).optional().describe('Shown in the price list.'),
    when: gate.when.describe('For which lines: may ask the person, the registration and the line.'),
    items: z.array(id).min(1).describe('Whose lines it changes.'),
    effect,
    rank: rank.optional(),
    choiceGroup: id.optional().describe('Of adjustments with the same word only the best counts.'),
    pool: id.optional().describe('Only while this pool has units; each piece claims one.'),
    paidBy: text(120)
      .optional()
      .describe('The amount is not given away: this third party pays it (subsidy of a gmina).'),
  })
  .describe('A change of price after prices, in the stated order. Rounded to the nearest grosz, halves up.')

export const choiceGroup = z
  .strictObject({ id, per: z.enum(['line', 'person', 'registration']) })
  .describe('Over what the best of a choice group is found; each line by itself when not named here.')
