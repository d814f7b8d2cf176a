import { z } from 'zod'
import { answerSchema } from '../form/fields/answer-schema.ts'

/**
 * What the registrant fills in: people, answers, choices. Nothing here is trusted; `quote()` validates it. `ref` is a
 * name within the draft, assigned by the client, by which lines and problems point to a person.
 */

const name = z.string().trim().max(60)
/** Option id, a list of option ids, a number of pieces (or grosze), pieces of each option, or yes. */
export const choiceSchema = z.union([
  z.string().max(60),
  z.array(z.string().max(60)).max(50),
  z.number().int().min(0).max(100_000_000),
  z
    .record(z.string().max(60), z.number().int().min(0).max(999))
    .refine((pieces) => Object.keys(pieces).length <= 100),
  z.boolean(),
])
/** No event offers or asks so many things; ids that are not known at all are refused by the server at once. */
const MOST_KEYS = 300
const few = <T extends object>(record: T) => Object.keys(record).length <= MOST_KEYS
const answers = z.record(z.string().max(60), answerSchema).refine(few)
export const choicesSchema = z.record(z.string().max(60), choiceSchema).refine(few).default({})

export const personDraftSchema = z.strictObject({
  ref: z.string().min(1).max(40),
  firstName: name,
  lastName: name,
  birthDate: z.iso.date().nullable(),
  sex: z.enum(['MALE', 'FEMALE']).nullable().default(null),
  type: z.string().max(40).nullable().default(null),
  group: z.string().max(40).nullable().default(null),
  answers: answers.default({}),
  choices: choicesSchema,
})

export const registrationDraftSchema = z.strictObject({
  /** Empty only where an event counts heads. */
  people: z.array(personDraftSchema).max(200),
  /** The `ref` of the person who registers, or null when that person does not take part. */
  registeredBy: z.string().max(40).nullable(),
  /** The role of a registrant who does not take part: a guardian, the staff, or another adult (a leader, a company). */
  registrantRole: z.enum(['participant', 'guardian', 'staff', 'other']).default('participant'),
  answers: answers.default({}),
  choices: choicesSchema,
  slot: z.iso.datetime({ local: true, offset: false }).nullable().default(null),
  code: z.string().max(60).nullable().default(null),
  /** Who looks after whom on the spot, where that is asked: `ref` of the minor → `ref` of the carer. */
  carers: z.record(z.string().max(40), z.string().max(40)).refine(few).default({}),
  /** The payment plan; null takes the first that is offered. */
  plan: z.string().max(40).nullable().default(null),
  /** Ids of the statements accepted. */
  statements: z.array(z.string().max(40)).max(50).default([]),
})

export type PersonDraft = z.infer<typeof personDraftSchema>
export type RegistrationDraft = z.infer<typeof registrationDraftSchema>
export type Choice = z.infer<typeof choiceSchema>
