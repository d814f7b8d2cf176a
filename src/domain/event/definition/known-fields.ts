import { z } from 'zod'
import { definitionSchema } from './definition.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** The shape as JSON Schema, made when the first unknown field is found. */
let whole: Schema | null = null

/** The fields that the shape has at a path ('items.0.price'); of alternatives those of each. */
export function fieldsAt(path: string): string[] {
  whole ??= z.toJSONSchema(definitionSchema, { io: 'input' })
  const steps = path === '' ? [] : path.split('.')
  const there = steps.reduce((schemas, step) => schemas.flatMap((each) => within(each, step)), plain(whole))
  return [...new Set(there.flatMap(({ properties }) => Object.keys(properties ?? {})))]
}

/** The schema of a field, or of a list position. */
function within({ properties, items, additionalProperties }: Schema, step: string): Schema[] {
  const inList = /^\d+$/.test(step) ? items : undefined
  return [properties?.[step], inList, additionalProperties].flatMap(plain)
}

/** The schema itself, without references and alternatives. */
function plain(schema: unknown): Schema[] {
  if (!isSchema(schema)) return []
  const { $ref, anyOf = [], oneOf = [], allOf = [] } = schema
  const named = $ref === undefined ? undefined : whole?.$defs?.[$ref.replace('#/$defs/', '')]
  return [schema, ...[named, ...anyOf, ...oneOf, ...allOf].flatMap(plain)]
}

const isSchema = (schema: unknown): schema is Schema => typeof schema === 'object' && schema !== null
