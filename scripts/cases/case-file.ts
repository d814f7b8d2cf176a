import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { VOCABULARY, vocabularySchema } from './vocabulary.ts'

/** A case: a real event in the import format, and registrations with the outcome its rules give. */

const json = z.record(z.string(), z.unknown())
/** Nothing chosen may be written as an empty object, as null, or not at all. */
const choices = json.nullish().transform((chosen) => chosen ?? {})

const person = z.looseObject({
  ref: z.string(),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  birth_date: z.string().nullish(),
  sex: z.enum(['MALE', 'FEMALE']).nullish(),
  pesel: z.string().nullish(),
  type: z.unknown().optional(),
  group: z.unknown().optional(),
  choices,
})

const line = z
  .looseObject({
    who: z.string().nullish(),
    what: z.string().optional(),
    amount: z.number().int().optional(),
    list: z.number().int().optional(),
    qty: z.number().optional(),
    unit_amount: z.number().int().optional(),
  })
  .transform(({ amount, ...rest }, ctx) => {
    const reckoned =
      rest.qty === undefined || rest.unit_amount === undefined ? null : rest.qty * rest.unit_amount
    const sum = amount ?? reckoned
    if (sum === null) ctx.addIssue('a line has an amount, or qty and unit_amount')
    else if (reckoned !== null && reckoned !== sum)
      ctx.addIssue(`qty × unit_amount is ${reckoned}, not ${sum}`)
    return { ...rest, amount: sum ?? 0 }
  })

const due = z.looseObject({ amount: z.number().int(), until: z.string().nullable() })
const claim = z.looseObject({ pool: z.string().optional(), left_after: z.number().optional() })
/** A list, or places by pool: { "coach": 2 }. */
const claims = z.union([
  z.array(claim),
  z
    .record(z.string(), z.number())
    .transform((all) =>
      Object.entries(all).map(([pool, places]) => ({ pool, places }) as z.infer<typeof claim>),
    ),
])
const problem = z.looseObject({ code: z.string(), who: z.union([z.string(), z.array(z.string())]).nullish() })
/** What a third party pays: the sum, or by whom. */
const subsidy = z.union([
  z.number().int(),
  z.looseObject({ by: z.string().optional(), amount: z.number().int() }),
  z.array(z.looseObject({ by: z.string().optional(), amount: z.number().int() })),
])

const expectation = z.looseObject({
  result: z.enum(['accepted', 'refused']),
  lines: z.array(line).optional(),
  total: z.number().int().optional(),
  due: z.array(due).optional(),
  on_site: z.union([z.number().int(), z.array(line), z.looseObject({ amount: z.number().int() })]).nullish(),
  subsidy: subsidy.nullish(),
  state: z.string().nullish(),
  claims: claims.optional(),
  problems: z.array(problem).optional(),
})

/** One sample. Each is read by itself, so that one that is not understood fails alone. */
export const registrationSchema = z.looseObject({
  id: z.string(),
  title: z.string().default(''),
  at: z.iso.datetime({ local: true }),
  given: json.nullish().transform((given) => given ?? {}),
  by: z.looseObject({ who: z.string(), channel: z.string().optional() }).optional(),
  people: z.array(person).default([]),
  choices,
  headcount: z.union([z.number().int(), json]).nullish(),
  donation: z.union([z.number().int(), z.looseObject({ amount: z.number().int() })]).nullish(),
  slot: z.string().nullish(),
  password: z.string().nullish(),
  code: z.string().nullish(),
  invite: z.union([z.string(), z.boolean()]).nullish(),
  plan: z.string().nullish(),
  carers: z.record(z.string(), z.string()).nullish(),
  statements: z.array(z.string()).optional(),
  expect: expectation,
})

const caseSchema = vocabularySchema.extend({
  id: z.string(),
  title: z.string().default(''),
  definition: z.unknown(),
  registrations: z.array(z.looseObject({ id: z.string() })).min(1),
})

export type Case = z.infer<typeof caseSchema>
export type CaseRegistration = z.infer<typeof registrationSchema>
export type CasePerson = CaseRegistration['people'][number]
export type Expectation = CaseRegistration['expect']

/**
 * Reads a case file. A file with registrations alone (more samples of a known event) takes the definition
 * and its vocabulary from `cases/<id>.json`; what it says itself comes first.
 * @throws Error that says what is wrong, and where in the file
 */
export async function readCase(path: string, home: string): Promise<Case> {
  const own = await readJson(path)
  if (own.definition !== undefined) return checked(path, own)
  const known = `${home}/${own.id}.json`
  const base = await readJson(known).catch(() => null)
  if (base === null)
    throw new Error(`${path}: no definition, and none is known for '${own.id}' (looked for ${known})`)
  const merged = VOCABULARY.map((part) => [part, { ...objectOf(base[part]), ...objectOf(own[part]) }])
  return checked(path, { ...own, definition: base.definition, ...Object.fromEntries(merged) })
}

async function readJson(path: string): Promise<Record<string, unknown>> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path}: there is no such file`)
  })
  try {
    return json.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(
      `${path}: not a JSON object: ${error instanceof SyntaxError ? error.message : 'no fields'}`,
    )
  }
}

function checked(path: string, raw: Record<string, unknown>): Case {
  const read = caseSchema.safeParse(raw)
  if (!read.success) throw new Error(`${path}: ${wordsOf(read.error)}`)
  const ids = read.data.registrations.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`${path}: registrations: the id '${twice}' occurs twice`)
  return read.data
}

/** Each complaint with its place in the file, in one line. */
export const wordsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`).join('; ')

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
