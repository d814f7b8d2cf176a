import { z } from 'zod'
import { day, grosze, id, price, text, when } from './definition-base.ts'

/** The last moment of something; a day holds to its end. */
const beforeStart = [
  z.strictObject({ on: day }),
  z
    .strictObject({ daysBefore: z.number().int().min(0).max(730) })
    .describe('So many days before the first day.'),
  z
    .strictObject({ workingDaysBefore: z.number().int().min(0).max(365) })
    .describe('Working days before the first day: without Saturdays, Sundays and public holidays.'),
] as const

const due = z
  .union([
    z.strictObject({ on: day.nullable().describe('null: the day will be told later.') }),
    ...beforeStart.slice(1),
    z.strictObject({ daysAfterRegistration: z.number().int().min(0).max(365) }),
    z.strictObject({ workingDaysAfterRegistration: z.number().int().min(0).max(365) }),
    z.strictObject({
      minutesAfterRegistration: z
        .number()
        .int()
        .min(5)
        .max(60 * 24 * 14),
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
        z.strictObject({ fixed: grosze }).describe('For the registration.'),
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
        z.literal('rest'),
      ])
      .describe('How much; never more than is left. The last part is what remains.'),
    due,
    deposit: z.boolean().default(false).describe('Kept by refund rules that keep the deposit.'),
  })
  .describe('A part of the payment.')

export const plan = z
  .strictObject({
    id,
    name: text(80).describe('How the way of paying is called.'),
    when: when.describe('Offered to registrations for which this holds.'),
    parts: z.array(part).min(1).describe('In the order of paying; the last is "rest".'),
  })
  .describe(
    'A way of paying; who registers chooses, the first that is offered counts when nothing is chosen.',
  )

export const refundRule = z
  .strictObject({
    name: text(120).optional().describe('Said as the reason.'),
    until: z.union(beforeStart).optional().describe('Last moment of the rule; without it, always.'),
    items: z.array(id).optional().describe('Only for what was paid for these; all when not given.'),
    kept: z
      .strictObject({
        amount: grosze.default(0),
        per: z.enum(['person', 'registration']).default('person').describe('How often the amount is kept.'),
        percent: z.number().min(0).max(100).default(0),
        of: z
          .enum(['paid', 'price', 'price-less-deposit'])
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
  .strictObject({ until: z.union(beforeStart).optional(), amount: grosze })
  .describe('A fee that holds until a day; the first that still runs counts.')

/** What happens when a part is not paid in time (flow C9). */
export const unpaid = z
  .strictObject({
    outcome: z.enum(['cancel', 'staff']).default('cancel').describe('Cancelled by itself, or staff decide.'),
    graceHours: z
      .number()
      .int()
      .min(0)
      .max(24 * 60)
      .default(0)
      .describe('Hours after the due date until the outcome.'),
  })
  .describe('What happens when the first part is not paid in time.')
