import { z } from 'zod'
import { conditionSchema } from './condition.ts'
import { id, text, when } from './definition-base.ts'
import type { OwnCode } from './own-codes.ts'

/** What must hold, and what people agree to. */

export const requirement = z
  .strictObject({
    id,
    of: z.enum(['person', 'registration']).describe('Judged for each person, or once for all.'),
    when: when.describe('Judged only when this holds.'),
    must: conditionSchema.describe('What has to hold.'),
    code: z.enum([
      'too_young',
      'too_old',
      'not_eligible',
      'guardian_must_register',
      'adult_must_register_personally',
      'limit_per_registrant',
      'limit_per_person',
      'group_too_small',
      'invite_only',
      'code_invalid',
      'room_capacity',
      'no_such_option',
      'field_missing',
      'not_open',
      'closed',
    ]),
    where: z.string().optional().describe('The field it belongs to: birthDate, group, an item, a question.'),
    message: text(300).describe('Shown to who registers, in Polish.'),
  })
  .describe('What must hold, or the registration is refused with the code.')

/** When left out, anybody may register anybody. */
export const registrants = z
  .strictObject({
    minors: z
      .enum(['anybody', 'adult'])
      .default('anybody')
      .describe('adult: who is not of age is registered by an adult, else guardian_must_register.'),
    on: z
      .enum(['registration', 'event'])
      .default('registration')
      .describe('On which day age is compared: on that of registering, or on that of the event.'),
    adults: z
      .enum(['anybody', 'themselves'])
      .default('anybody')
      .describe(
        'themselves: an adult registers personally, or by the office, else adult_must_register_personally.',
      ),
  })
  .optional()
  .describe('Who registers whom: requirements that need not be written out.')
  .meta({ examples: [{ minors: 'adult', on: 'registration', adults: 'anybody' }] })

export const statement = z
  .strictObject({
    id,
    version: z.number().int().min(1).describe('Raised when the text changes.'),
    text: text(2000).describe('What is accepted, in Polish.'),
    document: z
      .strictObject({ name: text(120), body: text(60_000) })
      .optional()
      .describe('The whole text of the document that the sentence names (terms).'),
    required: z.boolean().describe('Without it: statement_missing.'),
    when: when.describe('Needed only when this holds for somebody of the registration.'),
    once: z
      .boolean()
      .default(false)
      .describe(
        'With `when`: asked once for the whole registration; it may ask only facts of the registration.',
      ),
  })
  .describe('A consent or a declaration with a box of its own.')

export const approval = z
  .strictObject({
    id,
    name: text(120).describe('What is confirmed: "Służba medyczna".'),
    when: conditionSchema.describe('Whose registration waits for approval.'),
    payment: z
      .enum(['after', 'at-once'])
      .default('after')
      .describe('after: nothing is due until it is approved.'),
  })
  .describe('Somebody of the staff confirms these people before the registration is complete.')

export const carers = z
  .strictObject({
    for: conditionSchema.describe('Who needs a carer on the spot: { "fact": "age", "atMost": 17 }.'),
    may: conditionSchema.describe('Which people of the registration may be carers.'),
    most: z.number().int().min(1).max(100).describe('One carer looks after at most so many.'),
  })
  .describe('Each of these people names a carer of the same registration.')

export const number = z
  .strictObject({
    id,
    name: text(80).describe('How the number is called: "Numer startowy".'),
    pattern: z
      .string()
      .min(1)
      .max(40)
      .regex(/\{n(:[1-6])?\}/, 'number_pattern_without_count' satisfies OwnCode)
      .describe(
        '{n} the running number, {n:3} with leading zeros, {group} and {type} the ids: "{group}-{n:3}".',
      ),
    given: z.enum(['confirmation', 'payment']).default('confirmation').describe('When people get it.'),
    per: z.enum(['event', 'group', 'type']).default('event').describe('What runs by itself.'),
    from: z.number().int().min(0).max(999_999).default(1).describe('The first number.'),
    when: when.describe('Only these people get one.'),
  })
  .describe('A number of each person: pilgrim, start, badge. It is kept on every change.')
