import { z } from 'zod'
import { conditionSchema } from './condition.ts'
import { claim, dates, day, gate, grosze, id, price, round, text } from './definition-base.ts'

const option = z
  .strictObject({
    id,
    name: text(120),
    note: text(300).optional().describe('Shown below the name.'),
    ...gate,
    price: price.optional().describe('The price of the item when not given.'),
    claims: z.array(claim).default([]).describe('Claimed for each piece of this option.'),
    dates: dates.optional().describe('The option is a term (turnus) with dates of its own.'),
    day: day.optional().describe('The option is a day or a stage of the way.'),
  })
  .describe('One of the choices of an item: a term, a stop, a room kind, a size, a day.')

const vat = z
  .strictObject({
    rate: z
      .union([z.number().int().min(0).max(100), z.literal('exempt')])
      .describe('Percent; exempt: zwolnione ("zw.").'),
    prices: z.enum(['gross', 'net']).default('gross').describe('net: tax is added to each line.'),
    exemptWhen: conditionSchema
      .optional()
      .describe('For whom no tax is added to net prices: who pays from public money.')
      .meta({ examples: [{ fact: 'answer.public-money', is: true }] }),
  })
  .describe('VAT of the item.')

/**
 * Something that can be had. Legal kinds decide the texts on withdrawal (ustawa o prawach konsumenta,
 * art. 27 and 38).
 */
const rounded = round.describe(
  'What one piece then costs is rounded to this; without it the change of the line to the grosz.',
)

export const item = z
  .strictObject({
    id,
    name: text(120),
    note: text(500).optional().describe('Shown below the name.'),
    category: z
      .enum(['participation', 'transport', 'lodging', 'meal', 'merchandise', 'donation', 'other'])
      .describe(
        'participation of the registration is what a headcount counts; a donation is outside percentages.',
      ),
    legalKind: z
      .enum(['participation', 'dated-service', 'goods', 'made-to-order', 'donation'])
      .describe('What it is in law: decides the texts on withdrawal, no price.'),
    per: z.enum(['person', 'registration']).describe('Chosen by each person, or once for all.'),
    choose: z
      .enum(['always', 'one', 'optional', 'any', 'span', 'quantity', 'amount'])
      .describe(
        'always: everybody gets and pays it. one: an option must be chosen. optional: nothing or one option (or yes). any: several options. span: consecutive options (days). quantity: a number of pieces, of each option if there are any. amount: a free sum in grosze (donation).',
      ),
    ...gate,
    min: z
      .number()
      .int()
      .min(1)
      .max(999)
      .optional()
      .describe('At least so many pieces or options for each who takes the item.'),
    max: z.number().int().min(1).max(999).optional().describe('More is limit_per_person.'),
    options: z.array(option).default([]).describe('What is chosen of.'),
    price: price.default(0).describe('Of one piece; options may have their own.'),
    amounts: z
      .strictObject({
        suggested: z.array(grosze).max(6).default([]).describe('Sums to choose from.'),
        from: grosze.default(100).describe('The least.'),
        to: grosze.default(10_000_000).describe('The most.'),
      })
      .optional()
      .describe('For choose "amount": sums to offer and the bounds.'),
    claims: z.array(claim).default([]).describe('Claimed for each piece, whatever the option.'),
    share: z
      .strictObject({
        percent: z.number().min(0.01).max(100).describe('So many percent.'),
        of: z.array(id).min(1).describe('Of what these items cost after all adjustments, with tax.'),
        round: rounded,
      })
      .optional()
      .describe('Costs, beside its price, a share of what others cost the same person: insurance.'),
    heads: z
      .number()
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('By headcount, a piece of participation is so many people: a family ticket is 4.'),
    paid: z
      .enum(['now', 'on-site'])
      .default('now')
      .describe('on-site: told, but outside the total; paid on the spot.'),
    vat: vat.optional(),
  })
  .describe('Something that can be had: a fee, a seat, a bed, a meal, a T-shirt, a donation.')

/** Exactly one effect; `piece` lines are changed one by one, `person` and `registration` as a sum. */
const effect = z.union([
  z.strictObject({ to: grosze }).describe('Each piece costs this instead, if it is less.'),
  z
    .strictObject({ off: grosze, per: z.enum(['piece', 'person', 'registration']).default('piece') })
    .describe('So much off, from each piece or once from the sum of a person or of the registration.'),
  z
    .strictObject({
      percentOff: z.number().min(0).max(100).describe('Percent; halves of a grosz are rounded up.'),
      of: z
        .enum(['left', 'list'])
        .default('left')
        .describe('Of what earlier rules have left, or of the list price.'),
      round: rounded,
      most: z
        .strictObject({ amount: grosze, per: z.enum(['piece', 'person', 'registration']).default('person') })
        .optional()
        .describe('But no more off than this, of a person or of the registration the first lines first.'),
    })
    .describe('So many percent off what is left after earlier rules, or of the list price.'),
  z.strictObject({ plus: grosze }).describe('So much more for each piece.'),
  z
    .strictObject({ percentPlus: z.number().min(0).max(1000), round: rounded })
    .describe('So many percent more.'),
  z
    .strictObject({ cap: grosze, per: z.enum(['person', 'registration']) })
    .describe('The items together cost no more than this.'),
  z
    .strictObject({ floor: grosze })
    .describe('Earlier reductions leave at least so much of each piece; what was cheaper before stays so.'),
  z
    .strictObject({ floorPercent: z.number().min(0).max(100) })
    .describe('Earlier reductions leave at least so many percent of the list price.'),
  z
    .strictObject({ mostOff: grosze, per: z.enum(['person', 'registration']) })
    .describe(
      'Earlier reductions together take at most this off the list prices of the items; the first lines keep theirs.',
    ),
  z
    .strictObject({ least: grosze, per: z.enum(['person', 'registration']) })
    .describe('The items together cost at least this, if anything; the first line is raised.'),
  z
    .strictObject({
      freeFor: z.string().describe('A number fact: people, number.pupils, own.children …'),
      each: z.number().int().min(1),
      atMost: z.number().int().min(1).optional().describe('No more pieces than this are free.'),
    })
    .describe('One piece free for each so many units of a number fact; the cheapest first.'),
])

const rank = z
  .strictObject({
    order: z
      .enum(['cheapest', 'dearest', 'listed'])
      .describe(
        'Which comes first; of equals the one typed first. listed: in the order of typing, of one person in the order of items and options: the first two weeks.',
      ),
    of: z
      .enum(['person', 'piece'])
      .default('person')
      .describe('person: people by what the items together cost them. piece: each piece by its own price.'),
    per: z
      .enum(['registration', 'person'])
      .default('registration')
      .describe('person: the pieces of each person have places of their own.'),
    from: z.number().int().min(1).max(1000).default(1).describe('The first that it is for.'),
    to: z.number().int().min(1).max(1000).optional().describe('The last that it is for; all when not given.'),
  })
  .describe(
    'Only some of those for whom the rule holds, by what the items cost after the earlier rules. What costs nothing has no place.',
  )

export const adjustment = z
  .strictObject({
    id,
    name: text(120).describe('Said as the reason at the line.'),
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
