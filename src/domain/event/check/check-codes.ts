import { meantNames } from '../definition/closest-name.ts'
import type { EventDefinition, Pool, Question } from '../definition/definition.ts'
import { type DefinitionProblem, type PlainCode, pathOf } from '../definition/problem.ts'
import { writtenAs } from '../facts/listed-codes.ts'
import { placedClaims } from '../facts/placed-claims.ts'
import { checkTypedTexts } from './check-typed-texts.ts'

/** Lists of codes are countable and have a field, and no other typed text keeps anyone out. */
export const checkCodes = (definition: EventDefinition): DefinitionProblem[] => [
  ...definition.pools.flatMap((pool, i) => checkList(pool, i, definition)),
  ...checkRepeated(definition),
  ...definition.questions.flatMap((question, i) => checkAskedFor(question, i, definition)),
  ...checkTypedTexts(definition),
]

/** The rules for a limit per code. */
export function checkOfCodes(
  { capacity, refusal, allotments }: Pick<Pool, 'capacity' | 'refusal' | 'allotments'>,
  i: number,
): DefinitionProblem[] {
  const at = (field: string, code: PlainCode) => [{ path: pathOf('pools', i, field), code }]
  return [
    ...(capacity === null || capacity === 0 ? at('capacity', 'codes_without_number') : []),
    ...(refusal === 'code_invalid' ? [] : at('refusal', 'refusal_of_codes')),
    ...(allotments.length > 0 ? at('allotments', 'allotments_of_codes') : []),
  ]
}

function checkList(
  { id, per, codes, issued }: Pool,
  i: number,
  definition: EventDefinition,
): DefinitionProblem[] {
  const at = (field: string, code: PlainCode) => [{ path: pathOf('pools', i, field), code }]
  if (per !== 'code')
    return codes !== undefined
      ? at('codes', 'codes_unwanted')
      : issued === undefined
        ? []
        : at('issued', 'codes_unwanted')
  if (codes === undefined && issued === undefined) return at('codes', 'codes_missing')
  const claims = placedClaims(definition).filter(({ claim }) => [claim.pool].flat().includes(id))
  if (claims.length === 0) return at('codes', 'codes_taken_by_none')
  const question = definition.questions.find((each) => each.codes === id)
  return question?.of === 'person' && claims.some(({ isOfPerson }) => !isOfPerson)
    ? at('codes', 'codes_taken_by_all')
    : []
}

/** A code works as often as its list states, so it is in one list, once. */
function checkRepeated({ pools }: EventDefinition): DefinitionProblem[] {
  const seen = new Set<string>()
  return pools.flatMap(({ codes = [] }, i) =>
    codes.flatMap((code, j): DefinitionProblem[] => {
      const plain = writtenAs(code)
      if (!seen.has(plain)) {
        seen.add(plain)
        const isUnreadable = code.startsWith('~') && plain !== code
        return isUnreadable ? [{ path: pathOf('pools', i, 'codes', j), code: 'code_unreadable' }] : []
      }
      return [{ path: pathOf('pools', i, 'codes', j), code: 'code_twice' }]
    }),
  )
}

function checkAskedFor(
  { codes, type }: Question,
  i: number,
  { pools, questions }: EventDefinition,
): DefinitionProblem[] {
  if (codes === undefined) return []
  const path = pathOf('questions', i, 'codes')
  const lists = pools.flatMap(({ id, per }) => (per === 'code' ? [id] : []))
  if (!lists.includes(codes))
    return [{ path, code: 'code_list_unknown', values: { id: codes, meant: meantNames([codes], lists) } }]
  if (type !== 'text') return [{ path, code: 'code_question_not_text' }]
  return questions.findIndex((each) => each.codes === codes) < i
    ? [{ path, code: 'code_question_twice' }]
    : []
}
