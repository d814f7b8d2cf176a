import { sameValue } from '../../../values/same-value.ts'
import { type Registrants, requirementsOfRegistrants } from '../registrants.ts'
import { type Json, listOf } from './json.ts'

/**
 * The last requirements become `registrants` when they are exactly those that follow from it. Any others stay: another
 * sentence, field or id, another way to judge who gives no birth date, or a place before other requirements, whose
 * refusals would then come first.
 */
export function convertRegistrants(definition: Json): Json {
  const requirements = listOf(definition.requirements)
  for (const registrants of EVERY) {
    const derived = requirementsOfRegistrants(registrants)
    const others = requirements.length - derived.length
    if (others >= 0 && sameValue(requirements.slice(others), derived))
      return { ...definition, requirements: requirements.slice(0, others), registrants }
  }
  return definition
}

/** Those from which something follows; from the first ones most. */
const EVERY: readonly Registrants[] = [
  ...(['registration', 'event'] as const).map(
    (on) => ({ minors: 'adult', on, adults: 'themselves' }) as const,
  ),
  ...(['registration', 'event'] as const).flatMap((on) => [
    { minors: 'adult', on, adults: 'anybody' } as const,
    { minors: 'anybody', on, adults: 'themselves' } as const,
  ]),
]
