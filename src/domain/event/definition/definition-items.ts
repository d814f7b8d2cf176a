import { z } from 'zod'
import { conditionSchema } from './condition.ts'
import { claim, dates, day, gate, grosze, id, price, round, text } from './definition-base.ts'
import { limit } from './definition-places.ts'

const option = z
  .strictObject({
    id,
    name: text(120),
    note: text(300).optional().describe('Shown below the name.'),
    ...gate,
    price: price.optional().describe('The price of the item when not given.'),
    limit: limit.describe('Places of this option.'),
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

export const rounded = round.describe(
  'What one piece then costs is rounded to this; without it the change of the line to the grosz.',
)

/**
 * Something that can be ordered. Legal kinds decide the texts on withdrawal (ustawa o prawach konsumenta, art. 27 and
 * 38).
 */
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
      .optional()
      .describe(
        'What it is in law: decides the texts on withdrawal, no price. When left out it follows from the category: participation and donation are themselves, merchandise is goods, everything else a dated-service.',
      ),
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
      .describe(
        'any, span: everybody chooses at least so many options. quantity: at least so many pieces for whoever takes any; none may be taken.',
      ),
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
    limit: limit.describe('Places of the item, whatever the option.'),
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
      .describe('on-site: shown, but outside the total; paid on the spot.'),
    vat: vat.optional(),
  })
  .describe('Something that can be had: a fee, a seat, a bed, a meal, a T-shirt, a donation.')
