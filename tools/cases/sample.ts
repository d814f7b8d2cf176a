import { z } from 'zod'
import { expectation } from './expected.ts'
import { day, grosze, moment, numberOrSame, tally, text } from './values.ts'

/** One sample: a registration as its author writes it. */

const json = z.record(z.string(), z.unknown())
/** Nothing chosen may be written as an empty object, as null, or not at all; things alone as a list of their names. */
export const choices = z
  .union([json, z.array(text)])
  .nullish()
  .transform((chosen) => (Array.isArray(chosen) ? tally(chosen) : (chosen ?? {})))

const SEXES: Readonly<Record<string, string>> = {
  ...{ m: 'MALE', male: 'MALE', f: 'FEMALE', k: 'FEMALE', female: 'FEMALE' },
}

const person = z.looseObject({
  ref: text,
  first_name: text.nullish().transform((name) => name ?? ''),
  last_name: text.nullish().transform((name) => name ?? ''),
  birth_date: day.nullish(),
  sex: z.preprocess(
    (value) => (typeof value === 'string' ? (SEXES[value.toLowerCase()] ?? value) : value),
    z.enum(['MALE', 'FEMALE']).nullish(),
  ),
  pesel: text.nullish(),
  type: z.unknown().optional(),
  group: z.unknown().optional(),
  choices,
})

const by = z.preprocess((value) => {
  if (typeof value !== 'object' || value === null) return value == null ? undefined : { who: value }
  return { who: 'role' in value ? value.role : undefined, ...value }
}, z.looseObject({ who: z.string(), channel: z.string().nullish() }).optional())

/** A day and an hour may be written separately. */
const slot = z.preprocess((value) => {
  const apart = z.object({ day: z.string(), time: z.string() }).safeParse(value)
  return apart.success ? `${apart.data.day}T${apart.data.time}` : value
}, z.string().nullish())

/** Accepted statements: their names, { "rules": true, "photos": false }, or yes to all that are required. */
const statements = z.preprocess((value) => {
  if (value === true || value === 'all' || value === null) return undefined
  return value === false || value === 'none' ? [] : value
}, z
  .union([
    z.array(z.string()),
    z.record(z.string(), z.boolean()).transform((all) => Object.keys(all).filter((each) => all[each])),
  ])
  .optional())

/** Each is read separately, so that one that is not understood fails alone. */
export const registrationSchema = z.looseObject({
  id: text,
  title: z.string().nullish(),
  at: moment,
  /** What is already taken: by pool, in any nesting, or a list of { pool, … }. */
  given: z
    .union([json, z.array(json)], 'write what is given by pool: { "places": { "taken": 4 } }')
    .nullish()
    .transform((given) => given ?? {}),
  by,
  people: z.array(person).default([]),
  choices,
  headcount: z.preprocess(numberOrSame, z.union([z.number().int(), json]).nullish()),
  donation: z.union([grosze, z.looseObject({ amount: grosze })]).nullish(),
  slot,
  password: text.nullish(),
  code: text.nullish(),
  invite: z.union([z.string(), z.boolean()]).nullish(),
  plan: text.nullish(),
  carers: z.record(z.string(), z.string()).nullish(),
  statements,
  expect: expectation,
})

export type CaseRegistration = z.infer<typeof registrationSchema>
export type CasePerson = CaseRegistration['people'][number]
export type Expectation = CaseRegistration['expect']
