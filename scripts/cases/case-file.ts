import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** A case: a real event in the import format, and registrations with the outcome its rules give. */

const json = z.record(z.string(), z.unknown())

const person = z.looseObject({
  ref: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  birth_date: z.string().nullish(),
  sex: z.enum(['MALE', 'FEMALE']).nullish(),
  pesel: z.string().nullish(),
  type: z.unknown().optional(),
  group: z.unknown().optional(),
  choices: json.default({}),
})

const line = z.looseObject({
  who: z.string().nullish(),
  what: z.string().optional(),
  amount: z.number(),
  list: z.number().optional(),
})
const due = z.looseObject({ amount: z.number(), until: z.string().nullable() })
const claim = z.looseObject({ pool: z.string().optional(), left_after: z.number().optional() })
const problem = z.looseObject({ code: z.string(), who: z.string().nullish() })

const expectation = z.looseObject({
  result: z.enum(['accepted', 'refused']),
  lines: z.array(line).optional(),
  total: z.number().optional(),
  due: z.array(due).optional(),
  claims: z.array(claim).optional(),
  problems: z.array(problem).optional(),
})

/** One sample. Each is read by itself, so that one that is not understood fails alone. */
export const registrationSchema = z.looseObject({
  id: z.string(),
  title: z.string().default(''),
  at: z.iso.datetime({ local: true }),
  given: json.default({}),
  by: z.looseObject({ who: z.string(), channel: z.string().optional() }).optional(),
  people: z.array(person),
  choices: json.default({}),
  slot: z.string().nullish(),
  password: z.string().nullish(),
  statements: z.array(z.string()).optional(),
  expect: expectation,
})

/** How a key of `given` sets the use of pools. */
const givenRule = z.union([
  /** Places taken are added to each of these pools. */
  z.strictObject({ takenOf: z.array(z.string()).min(1) }),
  /** Places taken of the slot that the registration wants. */
  z.strictObject({ takenOf: z.literal('slot') }),
  /** A sentence says it: the sentence → units left free by pool. */
  z.strictObject({ sentences: z.record(z.string(), z.record(z.string(), z.number().int().min(0))) }),
])

const caseSchema = z.looseObject({
  id: z.string(),
  title: z.string().default(''),
  definition: z.unknown(),
  /** Where a field of a person or of the registration goes: 'choices.<item>' or 'answers.<question>'. */
  reads: z.record(z.string(), z.string().regex(/^(choices|answers)\.[a-z0-9-]+$/)).default({}),
  given: z.record(z.string(), givenRule).default({}),
  /** Which pool a name in the expected claims means. */
  pools: z.record(z.string(), z.string()).default({}),
  registrations: z.array(z.looseObject({ id: z.string() })).min(1),
})

export type Case = z.infer<typeof caseSchema>
export type CaseRegistration = z.infer<typeof registrationSchema>
export type CasePerson = CaseRegistration['people'][number]
export type Expectation = CaseRegistration['expect']

/**
 * Reads a case file. A file with registrations alone (more samples of a known event) takes the definition
 * and its vocabulary from `cases/<id>.json`.
 */
export async function readCase(path: string, home: string): Promise<Case> {
  const own = json.parse(JSON.parse(await readFile(path, 'utf8')))
  if (own.definition !== undefined) return caseSchema.parse(own)
  const known = await readFile(`${home}/${own.id}.json`, 'utf8').catch(() => null)
  if (known === null) throw new Error(`${path}: no definition, and none is known for '${own.id}'`)
  const { reads, given, pools, definition } = json.parse(JSON.parse(known))
  return caseSchema.parse({ reads, given, pools, definition, ...own })
}
