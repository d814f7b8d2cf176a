import type { OwnFact } from '../definition/definition.ts'
import { comparisonsOf } from './conditions-of.ts'

/** Names of the facts from which a fact of the organiser's own follows directly. */
export function ownFactNeeds(own: OwnFact): readonly string[] {
  if (own.kind === 'sum') return own.of
  const conditions =
    own.kind === 'class' ? own.values.map(({ when }) => when) : [own.kind === 'count' ? own.when : own.among]
  return conditions.flatMap((when) => (when === undefined ? [] : comparisonsOf(when).map(({ fact }) => fact)))
}
