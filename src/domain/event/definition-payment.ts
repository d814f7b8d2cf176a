import { z } from 'zod'
import { day, grosze, id, price, round, text, when } from './definition-base.ts'

const daysBefore = z.number().int().min(0).max(730).describe('So many days before the first day.')
const workingDaysBefore = z
  .number()
  .int()
  .min(0)
  .max(365)
  .describe('Working days before the first day: without Saturdays, Sundays and public holidays.')

const notAfter = z
  .union([z.strictObject({ on: day }), z.strictObject({ daysBefore }), z.strictObject({ workingDaysBefore })])
  .optional()
  .describe('But not after this day: the earlier of both counts.')

/** The last moment of something; a day holds to its end. */
const beforeStart = [
  z.strictObject({ on: day }),
  z.strictObject({ daysBefore, notAfter }),
  z.strictObject({ workingDaysBefore, notAfter }),
] as const

/** The last day or moment of a rule for who resigns or changes something. */
const lastDay = [
  ...beforeStart,
  z.strictObject({
    daysAfterRegistration: z.number().int().min(0).max(365).describe('Days after the day of registration.'),
    notAfter,
  }),
  z.strictObject({
    hoursBefore: z
      .number()
      .int()
      .min(1)
      .max(24 * 60)
      .describe('Hours before the chosen hour of entry; without one, before the first day begins (0:00).'),
  }),
] as const

const due = z
  .union([
    z.strictObject({ on: day.nullable().describe('null: the day will be told later.') }),
    ...beforeStart.slice(1),
    z.strictObject({ daysAfterRegistration: z.number().int().min(0).max(365), notAfter }),
    z.strictObject({ workingDaysAfterRegistration: z.number().int().min(0).max(365), notAfter }),
    z.strictObject({
      minutesAfterRegistration: z
        .number()
        .int()
        .min(5)
        .max(60 * 24 * 14),
      notAfter,
    }),
  ])
  .describe(
    'The last moment for the part; a day holds to its end. What is already due is due within 24 hours.',
  )

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

export const refundRule = z
  .strictObject({
    name: text(120).optional().describe('Said as the reason.'),
    when: when.describe('Only for those for whom this holds.'),
    whole: z
      .boolean()
      .default(false)
      .describe(
        'Only where the whole registration resigns; who leaves while others stay goes by the rules after it.',
      ),
    until: z.union(lastDay).optional().describe('Last moment of the rule; without it, always.'),
    items: z.array(id).optional().describe('Only for what was paid for these; all when not given.'),
    kept: z
      .strictObject({
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
      .prefault({})
      .describe('What the organiser keeps: an amount, a percentage and the deposit add up.'),
  })
  .describe(
    'What who resigns gets back. The first rule that still runs counts; when none does, nothing. Without any rule staff decide.',
  )

export const datedFee = z
  .strictObject({ until: z.union(lastDay).optional(), amount: grosze })
  .describe('A fee that holds until a day; the first that still runs counts.')

/** Until when whoever registered may change something (flow C14), and what a dearer option costs. */
export const changes = z.strictObject({
  until: z.union(lastDay).optional().describe('The last day of changes; always when not given.'),
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

/** When a place may be given to somebody else, and what becomes of the difference (flow C8). */
export const handOver = z.strictObject({
  until: z
    .union(lastDay)
    .optional()
    .describe('The last day of handing over; to the end of the event when not given.'),
  refundDifference: z
    .boolean()
    .default(false)
    .describe('Where the new person pays less, the difference goes back; else it stays with the organiser.'),
})

/** What happens when a part is not paid in time (flow C9). */
export const alreadyDue = z
  .union([
    z.strictObject({ hours: z.number().int().min(1).max(72).describe('So many hours from then.') }),
    z.strictObject({ days: z.number().int().min(1).max(14).describe('To the end of so many days later.') }),
  ])
  .describe('When a part is due whose day has passed by the time somebody registers.')

export const unpaid = z
  .strictObject({
    outcome: z
      .enum(['cancel', 'staff'])
      .default('cancel')
      .describe('The first part: cancelled by itself, or staff decide.'),
    later: z
      .enum(['cancel', 'staff'])
      .default('staff')
      .describe('A later part: cancelled by itself, by the refund rules of that day, or staff decide.'),
    graceHours: z
      .number()
      .int()
      .min(0)
      .max(24 * 60)
      .default(0)
      .describe('Hours after the due date until the outcome.'),
  })
  .describe('What happens when a part is not paid in time.')
