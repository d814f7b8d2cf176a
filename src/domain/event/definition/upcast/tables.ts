import { type Json, mapObjects } from './json.ts'

/** Tables of any number of facts: `rows` and `columns` are the first two of `by`. */
export const tablesByFacts = (definition: Json): Json => mapObjects(definition, byFacts)

function byFacts(part: Json): Json {
  const { rows, columns, ...rest } = part
  return rows === undefined || columns === undefined || rest.amounts === undefined
    ? part
    : { by: [rows, columns], ...rest }
}
