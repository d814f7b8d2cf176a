import { meantHint } from '../definition/closest-name.ts'
import type { EventDefinition, Pool, Question } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
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
  const at = (field: string, message: string) => [{ path: pathOf('pools', i, field), message }]
  return [
    ...(capacity === null || capacity === 0
      ? at('capacity', 'Ile razy działa jeden kod? Podaj liczbę.')
      : []),
    ...(refusal === 'code_invalid' ? [] : at('refusal', 'Lista kodów odmawia kodem code_invalid.')),
    ...(allotments.length > 0 ? at('allotments', 'Z\u00a0listy kodów nie można wydzielić miejsc.') : []),
  ]
}

function checkList({ id, per, codes }: Pool, i: number, definition: EventDefinition): DefinitionProblem[] {
  const at = (field: string, message: string) => [{ path: pathOf('pools', i, field), message }]
  if (per !== 'code')
    return codes === undefined ? [] : at('codes', 'Kody należą do limitu, który ma „per”: „code”.')
  if (codes === undefined) return at('codes', 'Podaj kody, które są na tej liście.')
  const claims = placedClaims(definition).filter(({ claim }) => [claim.pool].flat().includes(id))
  if (claims.length === 0)
    return at('codes', 'Nic nie zużywa tych kodów, więc każdy działałby bez końca. Dodaj „claims”.')
  const question = definition.questions.find((each) => each.codes === id)
  return question?.of === 'person' && claims.some(({ isOfPerson }) => !isOfPerson)
    ? at('codes', 'Te kody podaje każda osoba, więc nie zużyje ich całe zgłoszenie.')
    : []
}

/** A code works as often as its list states, so it is in one list, once. */
function checkRepeated({ pools }: EventDefinition): DefinitionProblem[] {
  const seen = new Set<string>()
  return pools.flatMap(({ codes = [] }, i) =>
    codes.flatMap((code, j) => {
      const plain = writtenAs(code)
      if (!seen.has(plain)) {
        seen.add(plain)
        const isUnreadable = code.startsWith('~') && plain !== code
        return isUnreadable
          ? [{ path: pathOf('pools', i, 'codes', j), message: 'Kod nie może zaczynać się od „~”.' }]
          : []
      }
      return [{ path: pathOf('pools', i, 'codes', j), message: 'Ten kod już jest na liście.' }]
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
    return [{ path, message: `Nie ma listy kodów „${codes}”.${meantHint([codes], lists)}` }]
  if (type !== 'text') return [{ path, message: 'Kod wpisuje się w\u00a0pytaniu typu „text”.' }]
  return questions.findIndex((each) => each.codes === codes) < i
    ? [{ path, message: 'O te kody pyta już wcześniejsze pytanie.' }]
    : []
}
