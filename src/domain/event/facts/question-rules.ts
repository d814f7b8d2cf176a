import type { Condition } from '../definition/condition.ts'
import type { EventDefinition, Question } from '../definition/definition.ts'

/** When a question is asked: its own condition and that of its section; always, without any. */
export function askedWhen(
  { sections }: Pick<EventDefinition, 'sections'>,
  { section, when }: Pick<Question, 'section' | 'when'>,
): Condition | undefined {
  const outer = sections.find(({ id }) => id === section)?.when
  if (outer === undefined) return when
  return when === undefined ? outer : { all: [outer, when] }
}
