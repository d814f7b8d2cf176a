import { compileCondition } from '../../../quote/evaluate.ts'
import { factsOf } from '../../../quote/facts.ts'
import { personScopes, wholeScope } from '../../../quote/scope.ts'
import type { Condition } from '../../definition/condition.ts'
import type { EventDefinition } from '../../definition/definition.ts'
import { draftOfFamily, type ExampleFamily, type ExamplePerson } from '../prices/example-family.ts'

/** For whom of an example family a condition holds; of somebody of whom it is not known, neither. */
export interface WhoFits {
  readonly fits: readonly ExamplePerson[]
  readonly others: readonly ExamplePerson[]
}

/**
 * Tries a condition about people on an example family that registers at a moment. Nobody is named while the facts of the
 * draft wait for each other in a circle.
 */
export function whoFits(
  definition: EventDefinition,
  condition: Condition,
  family: ExampleFamily,
  now: Temporal.PlainDateTime,
): WhoFits {
  try {
    return tried(definition, condition, family, now)
  } catch {
    return { fits: [], others: [] }
  }
}

function tried(
  definition: EventDefinition,
  condition: Condition,
  family: ExampleFamily,
  now: Temporal.PlainDateTime,
): WhoFits {
  const facts = factsOf(definition)
  const test = compileCondition(condition, (name) => facts.get(name)?.read ?? null)
  const whole = wholeScope(draftOfFamily(definition, family, now), {
    now,
    facts: { channel: 'online', free: {} },
  })
  const truths = personScopes(whole).map(test)
  const people = (truth: boolean) => family.people.filter((_, index) => truths[index] === truth)
  return { fits: people(true), others: people(false) }
}
