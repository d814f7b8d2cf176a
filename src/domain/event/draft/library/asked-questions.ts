import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { chipsOf, partOf } from '../questions/who.ts'
import type { EarlierEvent } from './earlier-events.ts'
import type { WordedCondition } from './wanted.ts'

/**
 * What an event asks, for others to take over: all but codes, whose list another event has not, and files, which
 * registrations do not take. `words`: those of a condition in this event.
 */
export function askedQuestionsOf(
  { sections, questions }: Pick<DefinitionDocument, 'sections' | 'questions'>,
  words: (condition: Condition) => string,
): Pick<EarlierEvent, 'sections' | 'questions'> {
  const conditionsOf = (when: Condition | undefined): WordedCondition[] =>
    chipsOf(when)
      .map(partOf)
      .map((condition) => ({ condition, words: words(condition) }))
  const taken = questions.filter(({ codes, type }) => codes === undefined && type !== 'file')
  return {
    sections: sections.map(({ id, name, when }) => ({ id, name, conditions: conditionsOf(when) })),
    questions: taken.map(({ section, when, codes: _, ...question }) => ({
      question,
      conditions: conditionsOf(when),
      section: section ?? null,
    })),
  }
}
