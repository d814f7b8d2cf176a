import { z } from 'zod'
import { grosze, id, price, round, text, when } from './definition-base.ts'
import { deadline, due } from './definition-deadline.ts'

const part = z
  .strictObject({
    name: text(60).describe('"Zaliczka", "II rata", "Całość".'),
    when: when.describe('The part is for those people alone.'),
    amount: z
      .union([
        z.strictObject({ perPerson: price }).describe('A price for each person.'),
        z
          .strictObject({
            fixed: grosze,
            each: z
              .string()
              .optional()
              .describe('So many times as this number fact of the registration says: people, number.teams …'),
          })
          .describe('For the registration.'),
        z
          .strictObject({
            percent: z.number().min(1).max(100),
            items: z
              .array(id)
              .min(1)
              .optional()
              .describe('Of what these items cost; of all but donations when not given.'),
          })
          .describe('Of what those people cost.'),
        z
          .strictObject({
            restOf: z
              .array(id)
              .min(1)
              .describe('These items; for something else the parts after it remain, at least the last.'),
          })
          .describe(
            'What is left to pay of these items: their cost less what the parts before it take for them. A part that names no items is for everything but donations first.',
          ),
        z
          .literal('equal')
          .describe('An equal piece of what is left then: as many pieces as this and the parts after it.'),
        z.literal('rest'),
      ])
      .describe('How much; never more than is left. The last part is what remains.'),
    round: round.describe(
      'What each person pays of a percentage or of an equal part is rounded to this; without it to the grosz.',
    ),
    due,
    deposit: z.boolean().default(false).describe('Kept by refund rules that keep the deposit.'),
  })
  .describe('A part of the payment.')

export const plan = z
  .strictObject({
    id,
    name: text(80).describe('How the way of paying is called.'),
    when: when.describe('Offered to registrations for which this holds.'),
    per: z
      .enum(['person', 'term'])
      .default('person')
      .describe(
        'term: who takes part in several terms (options with dates) pays for each by itself: sums for each person are for each term, and days before the start are its own. What belongs to no term goes with the first.',
      ),
    parts: z.array(part).min(1).describe('In the order of paying; the last is "rest".'),
  })
  .describe(
    'A way of paying; who registers chooses, the first that is offered counts when nothing is chosen.',
  )

const kept = z.strictObject({
  amount: grosze.default(0),
  per: z
    .enum(['person', 'registration', 'term'])
    .default('person')
    .describe(
      'How often the amount is kept: once of each person, however many terms they had; once; or of each term (option with dates), also of one that is given back by who stays.',
    ),
  percent: z.number().min(0).max(100).default(0),
  of: z
    .enum(['paid', 'price', 'price-less-deposit', 'deposit'])
    .default('paid')
    .describe('What the percentage is taken of.'),
  deposit: z.boolean().default(false).describe('Parts with deposit: true are kept.'),
})

export const refundRule = z
  .strictObject({
    name: text(120).optional().describe('Shown as the reason.'),
    when: when.describe('Only for those for whom this holds.'),
    whole: z
      .boolean()
      .default(false)
      .describe(
        'Only where the whole registration resigns; who leaves while others stay goes by the rules after it.',
      ),
    until: deadline.optional().describe('Last moment of the rule; without it, always.'),
    items: z.array(id).optional().describe('Only for what was paid for these; all when not given.'),
    kept: kept
      .prefault({})
      .describe('What the organiser keeps: an amount, a percentage and the deposit add up.'),
  })
  .describe(
    'What who resigns gets back. The first rule that still runs counts; when none does, nothing. Without any rule nothing is retained.',
  )

export const datedFee = z
  .strictObject({ until: deadline.optional(), amount: grosze })
  .describe('A fee that holds until a day; the first that still runs counts.')

/** Until when the registrant may change something (flow C14), and what a dearer option costs. */
export const changes = z.strictObject({
  until: deadline.optional().describe('The last day of changes; always when not given.'),
  exchange: z
    .enum(['difference', 'full'])
    .default('difference')
    .describe(
      'What a dearer option of an item costs: the difference of the prices of today, or the full price of today less what was paid for the old one. A cheaper one goes by the difference.',
    ),
})

/** A fee for a change. */
export const changeFee = datedFee.extend({
  items: z
    .array(id)
    .min(1)
    .optional()
    .describe('Only where somebody who stays has something else of these items; any change when not given.'),
})

/** When a place may be handed over to another person, and what becomes of the difference (flow C8). */
export const handOver = z.strictObject({
  until: deadline
    .optional()
    .describe('The last day of handing over; to the end of the event when not given.'),
  refundDifference: z
    .boolean()
    .default(false)
    .describe('Where the new person pays less, the difference goes back; else it stays with the organiser.'),
})

export const alreadyDue = z
  .union([
    z.strictObject({ hours: z.number().int().min(1).max(72).describe('So many hours from then.') }),
    z.strictObject({ days: z.number().int().min(1).max(14).describe('To the end of so many days later.') }),
  ])
  .describe('When a part is due whose day has passed by the time somebody registers.')

/** What happens when a part is not paid in time (flow C9). */
export const unpaid = z
  .strictObject({
    outcome: z
      .enum(['cancel', 'staff'])
      .default('cancel')
      .describe('The first part: cancelled by itself, or staff decide.'),
    later: z
      .enum(['cancel', 'staff'])
      .default('staff')
      .describe(
        'A later part: cancelled by itself, by "kept" here or else by the refund rules of that day, or staff decide.',
      ),
    kept: kept
      .optional()
      .describe(
        'What the organiser keeps of who is cancelled for a later part, instead of what the refund rules keep of who resigns.',
      ),
    graceHours: z
      .number()
      .int()
      .min(0)
      .max(24 * 60)
      .default(0)
      .describe('Hours after the due date until the outcome.'),
  })
  .describe('What happens when a part is not paid in time.')
