import type { Fact } from '../../quote/fact.ts'
import type { FactRegistry } from '../../quote/facts.ts'
import type { EventDefinition } from '../definition/definition.ts'
import type { DefinitionProblem } from '../definition/problem.ts'
import type { Sees } from '../facts/conditions-of.ts'
import { factLabel } from '../facts/fact-label.ts'
import { type NamedFact, namedFacts } from '../facts/named-facts.ts'
import { noSuchFact } from '../facts/no-such-fact.ts'
import type { Reasoning } from '../reasoning/possible.ts'
import { listsOf } from './check-possible.ts'

/** Sums, prices for each unit, tables and free pieces name facts that exist, are in view and have the right type. */
export function checkNamedFacts(definition: EventDefinition, facts: FactRegistry): DefinitionProblem[] {
  const isList = listsOf(definition)
  const labelOf = (fact: string) => factLabel(definition, fact)
  return namedFacts(definition).flatMap((named) => {
    const message = wrongWith(named, facts, { labelOf, isList })
    return message === null ? [] : [{ path: named.path, message }]
  })
}

function wrongWith(
  { name, sees, wants }: NamedFact,
  facts: FactRegistry,
  { labelOf, isList }: { readonly labelOf: (fact: string) => string; readonly isList: Reasoning['isList'] },
): string | null {
  const fact = facts.get(name)
  if (fact === undefined) {
    const fitting = [...facts.values()].filter(({ type }) => wants !== 'number' || type === 'number')
    return noSuchFact(
      name,
      fitting.map((each) => each.name),
    )
  }
  const unseen = outOfView(fact, labelOf(name), sees)
  if (unseen !== null) return unseen
  if (wants === 'number') return fact.type === 'number' ? null : `„${labelOf(name)}” to nie liczba.`
  return isList(name)
    ? `„${labelOf(name)}” może mieć kilka wartości naraz, więc nie może być nagłówkiem tabeli.`
    : null
}

/** Why a fact cannot be asked here; null when it can. */
export function outOfView({ of, after }: Fact, label: string, sees: Sees): string | null {
  if (after === 'price' && sees.priced !== 'price')
    return `„${label}” jest znana dopiero po zniżkach: można o\u00a0nią pytać w\u00a0wymaganiach i\u00a0sposobach płatności.`
  if (after !== undefined && sees.priced === undefined)
    return `„${label}” nie jest tu jeszcze znana: można o\u00a0nią pytać w\u00a0zniżkach, wymaganiach i\u00a0sposobach płatności.`
  if (of === 'line' && !sees.line) return `„${label}” można pytać tylko w\u00a0cenach i\u00a0zniżkach.`
  return of === 'person' && !sees.person
    ? `„${label}” dotyczy osoby, a\u00a0ta zasada całego zgłoszenia.`
    : null
}
