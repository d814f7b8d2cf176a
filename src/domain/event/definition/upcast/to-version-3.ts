import { withCanonicalConditions } from '../canonical.ts'
import { withDeadlines } from './deadlines.ts'
import { convertEffects } from './effects.ts'
import type { Json } from './json.ts'
import { limitsWhereTheyHold } from './limits-where-they-hold.ts'
import { convertRanks } from './ranks.ts'
import { convertRegistrants } from './registrants.ts'
import { tablesByFacts } from './tables.ts'

/** What version 3 says in another shape than version 2, one function for each; none changes what a definition means. */
const CONVERSIONS: readonly ((definition: Json) => Json)[] = [
  convertEffects,
  convertRanks,
  withDeadlines,
  withCanonicalConditions,
  tablesByFacts,
  limitsWhereTheyHold,
  convertRegistrants,
]

/** Version 3 says the same in fewer shapes: effects with a kind, one deadline, limits where they hold. */
export const toVersion3 = (definition: Json): Json =>
  CONVERSIONS.reduce<Json>((converted, convert) => convert(converted), { ...definition, schemaVersion: 3 })
