import type { EventDefinition } from './definition.ts'
import { whyNeverIn } from './idle-rules.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** What everybody must meet has to be possible: by age, by how many register together, by the days of registering. */
export function checkRequirements(definition: EventDefinition): DefinitionProblem[] {
  const whyNever = whyNeverIn(definition)
  return definition.requirements.flatMap(({ when, must }, i) => {
    const because = when === undefined ? whyNever(must) : null
    return because === null
      ? []
      : [
          {
            path: pathOf('requirements', i, 'must'),
            message: `Tego wymagania nikt nie spełni: ${because}.`,
          },
        ]
  })
}
