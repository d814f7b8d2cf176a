import type { EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import type { Reasoning } from '../reasoning/possible.ts'
import { whyNeverIn } from '../reasoning/why-never.ts'

/** What everyone must meet has to be possible: by age, by how many register together, by the days of registering. */
export function checkRequirements(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  const whyNever = whyNeverIn(definition, reasoning)
  return definition.requirements.flatMap(({ when, must }, i) => {
    const because = when === undefined ? whyNever(must) : null
    return because === null
      ? []
      : [
          {
            path: pathOf('requirements', i, 'must'),
            code: 'requirement_impossible',
            values: { because },
          },
        ]
  })
}
