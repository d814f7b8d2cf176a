import type { Fact } from '../../quote/fact.ts'
import type { FactRegistry } from '../../quote/facts.ts'
import type { EventDefinition } from '../definition/definition.ts'
import type { DefinitionProblem, Finding } from '../definition/problem.ts'
import type { Sees } from '../facts/conditions-of.ts'
import { factName } from '../facts/fact-name.ts'
import { meantFact } from '../facts/meant-fact.ts'
import { type NamedFact, namedFacts } from '../facts/named-facts.ts'
import type { FactName } from '../problems/values.ts'
import type { Reasoning } from '../reasoning/possible.ts'
import { listsOf } from './check-possible.ts'

/** Sums, prices for each unit, tables and free pieces name facts that exist, are in view and have the right type. */
export function checkNamedFacts(definition: EventDefinition, facts: FactRegistry): DefinitionProblem[] {
  const isList = listsOf(definition)
  return namedFacts(definition).flatMap((named) => {
    const finding = wrongWith(named, facts, { name: factName(definition, named.name), isList })
    return finding === null ? [] : [{ path: named.path, ...finding }]
  })
}

function wrongWith(
  { name: fact, sees, wants }: NamedFact,
  facts: FactRegistry,
  { name, isList }: { readonly name: FactName; readonly isList: Reasoning['isList'] },
): Finding | null {
  const found = facts.get(fact)
  if (found === undefined) {
    const fitting = [...facts.values()].filter(({ type }) => wants !== 'number' || type === 'number')
    const known = fitting.map((each) => each.name)
    return { code: 'fact_unknown', values: { fact, meant: meantFact(fact, known) } }
  }
  const unseen = outOfView(found, name, sees)
  if (unseen !== null) return unseen
  if (wants === 'number') return found.type === 'number' ? null : { code: 'fact_not_number', values: name }
  return isList(fact) ? { code: 'fact_of_several_values', values: name } : null
}

/** Why a fact cannot be asked here; null when it can. */
export function outOfView({ of, after }: Fact, name: FactName, sees: Sees): Finding | null {
  if (after === 'price' && sees.priced !== 'price') return { code: 'fact_after_discounts', values: name }
  if (after !== undefined && sees.priced === undefined) return { code: 'fact_after_prices', values: name }
  if (of === 'line' && !sees.line) return { code: 'fact_of_line', values: name }
  return of === 'person' && !sees.person ? { code: 'fact_of_person', values: name } : null
}
