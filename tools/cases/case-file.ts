import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { text } from './values.ts'
import { VOCABULARY, vocabularySchema } from './vocabulary.ts'

/** A case: a real event in the import format, and registrations with the outcome its rules give. */

const json = z.record(z.string(), z.unknown())

const caseSchema = vocabularySchema.extend({
  id: z.string(),
  title: z.string().default(''),
  definition: z.unknown(),
  registrations: z.array(z.looseObject({ id: text })).min(1),
})

export interface Case extends z.infer<typeof caseSchema> {
  /** The definition comes from another file: the author of the samples need not know its names. */
  readonly samplesAlone?: boolean
}

/**
 * Reads a case file. A file with registrations alone (more samples of a known event) takes the definition
 * and its vocabulary from `cases/<id>.json`; its own parts take precedence.
 * @throws Error that names the fault and its place in the file
 */
export async function readCase(path: string, home: string): Promise<Case> {
  const own = await readJson(path)
  if (own.definition !== undefined) return checked(path, own)
  const known = `${home}/${own.id}.json`
  const base = await readJson(known).catch(() => null)
  if (base === null)
    throw new Error(`${path}: no definition, and none is known for '${own.id}' (looked for ${known})`)
  const merged = VOCABULARY.map((part) => [part, { ...objectOf(base[part]), ...objectOf(own[part]) }])
  const whole = checked(path, { ...own, definition: base.definition, ...Object.fromEntries(merged) })
  return { ...whole, samplesAlone: true }
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
  const read = caseSchema.safeParse(raw, IN_ENGLISH)
  if (!read.success) throw new Error(`${path}: ${wordsOf(read.error)}`)
  const ids = read.data.registrations.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`${path}: registrations: the id '${twice}' occurs twice`)
  return read.data
}

/** For `safeParse`: a server that was started in this process has set Polish for everything else. */
export const IN_ENGLISH = { error: z.locales.en().localeError }

/** Each fault with its place in the file, in one line; of alternatives the one that parsed furthest. */
export const wordsOf = ({ issues }: z.ZodError): string => issues.map(wordOf).join('; ')

function wordOf({ path, message, ...issue }: z.core.$ZodIssue): string {
  const inside = issue.code === 'invalid_union' ? issue.errors.flat() : []
  const [deepest] = inside.toSorted((a, b) => b.path.length - a.path.length)
  const isMeant = deepest !== undefined && deepest.path.length > 0
  const place = [...path, ...(isMeant ? deepest.path : [])].join('.')
  return `${place || 'the whole'}: ${isMeant ? deepest.message : message}`
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
