import type { Fact } from '../quote/fact.ts'
import type { FactRegistry } from '../quote/facts.ts'
import { listsOf } from './check-possible.ts'
import type { Sees } from './conditions-of.ts'
import type { EventDefinition } from './definition.ts'
import { type NamedFact, namedFacts } from './named-facts.ts'
import { noSuchFact } from './no-such-fact.ts'
import type { IsList } from './possible.ts'
import type { DefinitionProblem } from './problem.ts'

/** Sums, prices for each unit, tables and free pieces name facts that exist, are in view and fit. */
export function checkNamedFacts(definition: EventDefinition, facts: FactRegistry): DefinitionProblem[] {
  const isList = listsOf(definition)
  return namedFacts(definition).flatMap((named) => {
    const message = wrongWith(named, facts, isList)
    return message === null ? [] : [{ path: named.path, message }]
  })
}

function wrongWith({ name, sees, wants }: NamedFact, facts: FactRegistry, isList: IsList): string | null {
  const fact = facts.get(name)
  if (fact === undefined) {
    const fitting = [...facts.values()].filter(({ type }) => wants !== 'number' || type === 'number')
    return noSuchFact(
      name,
      fitting.map((each) => each.name),
    )
  }
  const unseen = outOfView(fact, sees)
  if (unseen !== null) return unseen
  if (wants === 'number') return fact.type === 'number' ? null : `„${fact.label}” to nie liczba.`
  return isList(name)
    ? `„${fact.label}” może mieć kilka wartości naraz, więc nie może być nagłówkiem tabeli.`
    : null
}

/** Why a fact cannot be asked here; null when it can. */
export function outOfView({ of, label, after }: Fact, sees: Sees): string | null {
  if (after === 'price' && sees.reckoned !== 'price')
    return `„${label}” jest znana dopiero po zniżkach: można o\u00a0nią pytać w\u00a0wymaganiach i\u00a0sposobach płatności.`
  if (after !== undefined && sees.reckoned === undefined)
    return `„${label}” nie jest tu jeszcze znana: można o\u00a0nią pytać w\u00a0zniżkach, wymaganiach i\u00a0sposobach płatności.`
  if (of === 'line' && !sees.line) return `„${label}” można pytać tylko w\u00a0cenach i\u00a0zniżkach.`
  return of === 'person' && !sees.person
    ? `„${label}” dotyczy osoby, a\u00a0ta zasada całego zgłoszenia.`
    : null
}
