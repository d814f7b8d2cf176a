import { z } from 'zod'

/**
 * What a person fills in: people, answers, choices. Nothing here is trusted; `quote()` judges it.
 * `ref` is a name within the draft, given by whoever fills it in, by which lines and problems point
 * to a person.
 */

const name = z.string().trim().max(60)
/** Option id, a list of option ids, a number of pieces (or grosze), pieces of each option, or yes. */
const choice = z.union([
  z.string().max(60),
  z.array(z.string().max(60)).max(50),
  z.number().int().min(0).max(100_000_000),
  z.record(z.string().max(60), z.number().int().min(0).max(999)),
  z.boolean(),
])
/** A text, a number, yes or no, or the ids of several options; nothing. */
export const answerSchema = z.union([
  z.string().max(4000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(60)).max(50),
  z.null(),
])
const choices = z.record(z.string().max(60), choice)

export const personDraftSchema = z.strictObject({
  ref: z.string().min(1).max(40),
  firstName: name,
  lastName: name,
  birthDate: z.iso.date().nullable(),
  sex: z.enum(['MALE', 'FEMALE']).nullable().default(null),
  type: z.string().max(40).nullable().default(null),
  group: z.string().max(40).nullable().default(null),
  answers: z.record(z.string().max(60), answerSchema).default({}),
  choices: choices.default({}),
})

export const registrationDraftSchema = z.strictObject({
  /** Empty only where an event counts heads. */
  people: z.array(personDraftSchema).max(200),
  /** The `ref` of the person who registers, or null when that person does not take part. */
  registeredBy: z.string().max(40).nullable(),
  /** Who a registrant that does not take part is: a guardian, the staff, or another adult (a leader, a company). */
  registrantRole: z.enum(['participant', 'guardian', 'staff', 'other']).default('participant'),
  answers: z.record(z.string().max(60), answerSchema).default({}),
  choices: choices.default({}),
  slot: z.iso.datetime({ local: true, offset: false }).nullable().default(null),
  code: z.string().max(60).nullable().default(null),
  /** Who looks after whom on the spot, where that is asked: `ref` of the minor → `ref` of the carer. */
  carers: z.record(z.string().max(40), z.string().max(40)).default({}),
  /** The way of paying; null takes the first that is offered. */
  plan: z.string().max(40).nullable().default(null),
  /** Ids of the statements accepted. */
  statements: z.array(z.string().max(40)).max(50).default([]),
})

export type PersonDraft = z.infer<typeof personDraftSchema>
export type RegistrationDraft = z.infer<typeof registrationDraftSchema>
export type Choice = z.infer<typeof choice>
export type Answer = z.infer<typeof answerSchema>
