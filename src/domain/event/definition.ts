import { z } from 'zod'
import { conditionSchema } from './condition.ts'
import { claim, day, grosze, id, moment, price, text } from './definition-base.ts'
import { page } from './page-schema.ts'

/**
 * The event definition: one validated, versioned JSON document that says everything about an event
 * (architecture §1.1). Amounts are whole grosze, days ISO dates, moments ISO local date-times in
 * Europe/Warsaw; a deadline given as a day holds until the end of that day.
 *
 * This module holds the shape alone. What the shape cannot say (an unknown id, overlapping ages)
 * is found by `checkDefinition`. Browser code imports its types only, never the schema.
 */

const option = z.strictObject({
  id,
  name: text(120),
  note: text(300).optional(),
  price: price.optional(),
  claims: z.array(claim).default([]),
})

/**
 * Something that can be had. `choose`: `always` = everybody gets and pays it (the fee);
 * `one` = one of the options must be chosen; `optional` = nothing or one option (or yes);
 * `any` = any number of different options; `quantity` = a number of pieces, 0…max.
 * Legal kinds decide the texts on withdrawal (ustawa o prawach konsumenta, art. 27 and 38).
 */
const item = z.strictObject({
  id,
  name: text(120),
  note: text(500).optional(),
  category: z.enum(['participation', 'transport', 'lodging', 'meal', 'merchandise', 'donation', 'other']),
  legalKind: z.enum(['participation', 'dated-service', 'goods', 'made-to-order', 'donation']),
  per: z.enum(['person', 'registration']),
  choose: z.enum(['always', 'one', 'optional', 'any', 'quantity']),
  when: conditionSchema.optional(),
  until: moment.optional(),
  /** At least so many pieces or different options, for each who takes the item (a person, or all). */
  min: z.number().int().min(1).max(999).optional(),
  max: z.number().int().min(1).max(999).optional(),
  options: z.array(option).default([]),
  price: price.default(0),
  claims: z.array(claim).default([]),
})

/**
 * A change of price after prices, in the stated order. `rank`: applies from the n-th person on among
 * those of the registration who meet `among`, oldest first (flow C4). Exactly one effect.
 */
const adjustment = z.strictObject({
  id,
  name: text(120),
  note: text(300).optional(),
  when: conditionSchema.optional(),
  items: z.array(id).min(1),
  rank: z
    .strictObject({ from: z.number().int().min(2).max(20), among: conditionSchema.optional() })
    .optional(),
  effect: z.union([
    z.strictObject({ to: grosze }),
    z.strictObject({ off: grosze }),
    z.strictObject({ percentOff: z.number().min(0).max(100) }),
  ]),
  /** The best of one choice group counts for a line, the others do not add up. */
  choiceGroup: id.optional(),
  /** Only while this pool has units; each use claims one. */
  pool: id.optional(),
})

const pool = z.strictObject({
  id,
  name: text(120),
  /** Start value; `null` counts without limiting. */
  capacity: z.number().int().min(0).max(1_000_000).nullable(),
  refusal: z.enum(['event_full', 'group_full', 'product_full', 'slot_full', 'room_full']),
})

/** Hours of entry from a pattern with exceptions; each expands into a pool `slot:<local date-time>`. */
const slots = z.strictObject({
  everyMinutes: z.number().int().min(5).max(1440),
  first: z.iso.time(),
  last: z.iso.time(),
  from: day,
  to: day.nullable(),
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).default([1, 2, 3, 4, 5, 6, 7]),
  closed: z
    .array(
      z.union([
        z.strictObject({ day }),
        z.strictObject({ lastWeekdayOfMonth: z.number().int().min(1).max(7) }),
      ]),
    )
    .default([]),
  capacity: z.number().int().min(0).max(100_000),
})

/** When and for whom registration is open. Without windows it is always open. */
const window = z.strictObject({
  name: text(120).optional(),
  opens: moment.nullable().default(null),
  closes: moment.nullable().default(null),
  when: conditionSchema.optional(),
})

const question = z.strictObject({
  id,
  of: z.enum(['person', 'registration']),
  type: z.enum([
    'text',
    'textarea',
    'select',
    'radio',
    'checkbox',
    'number',
    'date',
    'phone',
    'otherPhone',
    'email',
    'pesel',
  ]),
  label: text(200),
  help: text(500).optional(),
  required: z.boolean().default(false),
  when: conditionSchema.optional(),
  options: z.array(z.strictObject({ id, name: text(120) })).default([]),
})

/** What must hold. `person`: checked for each; `code` is the refusal, `where` the field it belongs to. */
const requirement = z.strictObject({
  id,
  of: z.enum(['person', 'registration']),
  when: conditionSchema.optional(),
  must: conditionSchema,
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
  ]),
  where: z.string().optional(),
  message: text(300),
})

/**
 * Whole payment or parts, in order; the last part is what remains. `when` (of a person): the part is for
 * those people alone. `perPerson` is a price, so that it may depend on what the person has chosen.
 */
const part = z.strictObject({
  name: text(60),
  when: conditionSchema.optional(),
  amount: z.union([
    z.strictObject({ perPerson: price }),
    z.strictObject({ fixed: grosze }),
    z.strictObject({ percent: z.number().min(1).max(100) }),
    z.literal('rest'),
  ]),
  due: z.union([
    /** `null`: the day will be told later. */
    z.strictObject({ on: day.nullable() }),
    z.strictObject({ daysAfterRegistration: z.number().int().min(0).max(365) }),
    z.strictObject({
      minutesAfterRegistration: z
        .number()
        .int()
        .min(5)
        .max(60 * 24 * 14),
    }),
  ]),
})

const statement = z.strictObject({
  id,
  version: z.number().int().min(1),
  text: text(2000),
  /** The whole text of the document that the sentence names (terms), if there is one. */
  document: z.strictObject({ name: text(120), body: text(60_000) }).optional(),
  required: z.boolean(),
  /** Needed only when the condition holds for somebody of the registration. */
  when: conditionSchema.optional(),
})

const group = z.strictObject({
  id,
  name: text(80),
  leader: text(120).optional(),
  note: text(300).optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'Kolor: # i sześć cyfr szesnastkowych, małymi literami.')
    .optional(),
  claims: z.array(claim).default([]),
})

const participantType = z.strictObject({
  id,
  name: text(80),
  note: text(300).optional(),
  when: conditionSchema.optional(),
})

export const definitionSchema = z.strictObject({
  schemaVersion: z.literal(1),
  title: text(140),
  kind: z.enum(['pilgrimage', 'retreat', 'conference', 'run', 'camp', 'collection', 'entries', 'other']),
  dates: z.strictObject({
    start: day.nullable(),
    end: day.nullable(),
    /** The day on which ages are reckoned; the start when not given. */
    ageDay: day.optional(),
  }),
  page: page.default({ cover: 'fields', included: [], programme: [], questions: [] }),
  /** What is asked of each person besides first and last name. */
  ask: z
    .strictObject({
      birthDate: z.enum(['required', 'optional', 'no']),
      sex: z.enum(['required', 'optional', 'no']),
    })
    .default({ birthDate: 'required', sex: 'no' }),
  windows: z.array(window).default([]),
  groups: z.array(group).default([]),
  /** How a group is called here: 'Grupa', 'Miejsce wyjazdu'. */
  groupLabel: text(60).default('Grupa'),
  types: z.array(participantType).default([]),
  typeLabel: text(60).default('Rodzaj udziału'),
  questions: z.array(question).default([]),
  items: z.array(item).default([]),
  adjustments: z.array(adjustment).default([]),
  pools: z.array(pool).default([]),
  /** Claims of each person, whatever is chosen (the limit of the event). */
  claims: z.array(claim).default([]),
  slots: slots.nullable().default(null),
  /**
   * Who comes too late may wait for places that come back; null: nobody may. A party waits as the whole it is, and
   * with `smallerMayPass` a smaller one may be served before it from what is too little for it (flow C11).
   */
  waitingList: z
    .strictObject({ smallerMayPass: z.boolean().default(false) })
    .nullable()
    .default({ smallerMayPass: false }),
  requirements: z.array(requirement).default([]),
  plan: z
    .array(part)
    .min(1)
    .default([{ name: 'Całość', amount: 'rest', due: { daysAfterRegistration: 3 } }]),
  statements: z.array(statement).default([]),
  peoplePerRegistration: z
    .strictObject({ min: z.number().int().min(1), max: z.number().int().min(1).max(200) })
    .default({ min: 1, max: 50 }),
})

/** A definition whose shape is right and whose defaults are filled in. */
export type EventDefinition = z.infer<typeof definitionSchema>
/** What an author may write: defaults left out. */
export type EventDefinitionInput = z.input<typeof definitionSchema>
export type Item = EventDefinition['items'][number]
export type ItemOption = Item['options'][number]
export type Price = Item['price']
export type Adjustment = EventDefinition['adjustments'][number]
export type Pool = EventDefinition['pools'][number]
export type Question = EventDefinition['questions'][number]
export type Requirement = EventDefinition['requirements'][number]
export type Statement = EventDefinition['statements'][number]
export type PaymentPart = EventDefinition['plan'][number]
export type SlotPattern = NonNullable<EventDefinition['slots']>
export type Claim = EventDefinition['claims'][number]
export type Window = EventDefinition['windows'][number]
