import { birthIsRequired } from '../../../quote/birth.ts'
import { factsOf } from '../../../quote/facts.ts'
import { checkConditions, isByBirthDate } from '../../check/check-conditions.ts'
import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { comparisonsOf } from '../../facts/conditions-of.ts'

/** Whether a condition can be asked here: the draft has no problem with it that it had not without. */
export function isConditionHere(
  condition: Condition,
  { before, after }: { readonly before: DefinitionDocument; readonly after: DefinitionDocument },
): boolean {
  const needsBirth = comparisonsOf(condition).some(({ fact }) => isByBirthDate(fact))
  // Other rules of the draft may need it already, so that this problem would not be new.
  if (needsBirth && !birthIsRequired(expandDefinition(after))) return false
  const had = problemsIn(before)
  return problemsIn(after).every((problem) => had.includes(problem))
}

function problemsIn(document: DefinitionDocument): string[] {
  const definition = expandDefinition(document)
  return checkConditions(definition, factsOf(definition)).map((problem) => JSON.stringify(problem))
}
