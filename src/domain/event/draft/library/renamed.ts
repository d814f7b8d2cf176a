import type { Comparison, Condition, FactValue } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import type { Question } from '../questions/blocks.ts'
import { isSameQuestion } from '../questions/same-question.ts'

/** The id of a question here, and of its options, by those of where it comes from. */
export interface Renamed {
  readonly id: string
  /** Null of a question without options. */
  readonly options: ReadonlyMap<FactValue, FactValue> | null
}

export type Renaming = ReadonlyMap<string, Renamed>

type Source = Pick<Question, 'id' | 'label' | 'type' | 'options'>

/** How a question that was taken over is called here; its options keep their ids. */
export const renamedTo = (id: string, { options }: Pick<Question, 'options'>): Renamed => ({
  id,
  options: options.length === 0 ? null : new Map(options.map((option) => [option.id, option.id])),
})

/** The questions of elsewhere that are asked here already, under whatever id. */
export const renamingOf = (
  { questions }: Pick<DefinitionDocument, 'questions'>,
  sources: readonly Source[],
): Renaming =>
  new Map(
    sources.flatMap((source) => {
      const same = questions.find((question) => isSameQuestion(question, source))
      return same === undefined ? [] : [[source.id, { id: same.id, options: sameOptions(source, same) }]]
    }),
  )

function sameOptions(source: Source, { options }: Pick<Question, 'options'>): Renamed['options'] {
  if (source.options.length === 0) return null
  const pairs = source.options.flatMap(({ id, name }): [string, string][] => {
    const same = options.find((option) => option.name.toLowerCase() === name.toLowerCase())
    return same === undefined ? [] : [[id, same.id]]
  })
  return new Map(pairs)
}

/** The condition by the ids that hold here; null where it asks for an answer that is not given here. */
export function inWordsOfHere(condition: Condition, renaming: Renaming): Condition | null {
  if ('not' in condition) {
    const inside = inWordsOfHere(condition.not, renaming)
    return inside && { not: inside }
  }
  if ('all' in condition) {
    const all = everyOf(condition.all, renaming)
    return all && { all }
  }
  if ('any' in condition) {
    const any = everyOf(condition.any, renaming)
    return any && { any }
  }
  return comparisonOfHere(condition, renaming)
}

function everyOf(parts: readonly Condition[], renaming: Renaming): Condition[] | null {
  const found = parts.flatMap((part) => inWordsOfHere(part, renaming) ?? [])
  return found.length === parts.length ? found : null
}

function comparisonOfHere(comparison: Comparison, renaming: Renaming): Comparison | null {
  const [family, id = ''] = comparison.fact.split('.')
  if (family !== 'answer' && family !== 'count') return comparison
  const here = renaming.get(id)
  if (here === undefined) return null
  const { is, in: among, ...rest } = comparison
  const values = new Map([...(is === undefined ? [] : [is]), ...(among ?? [])].map((value) => [value, value]))
  const options = family === 'answer' ? here.options : null
  for (const value of values.keys()) {
    const named = options === null ? value : options.get(value)
    if (named === undefined) return null
    values.set(value, named)
  }
  const named = (value: FactValue) => values.get(value) ?? value
  return {
    ...rest,
    fact: `${family}.${here.id}`,
    ...(is === undefined ? {} : { is: named(is) }),
    ...(among === undefined ? {} : { in: among.map(named) }),
  }
}
