import type { EventDefinition, OwnFact } from '../event/definition/definition.ts'
import { compileCondition } from './evaluate.ts'
import type { Fact } from './fact.ts'
import { placeAmong } from './place-among.ts'
import { type Known, once, personScopes, type ReadFact } from './scope.ts'

type FactOf = (name: string) => ReadFact | null

/** Facts that the organiser has defined, `own.<id>`: classes, counts, ranks among the people, sums. */
export function ownFacts(definition: EventDefinition, factOf: FactOf): Fact[] {
  return definition.facts.map((own) => ({
    name: `own.${own.id}`,
    ...kindOf(own, definition, factOf),
  }))
}

function kindOf(own: OwnFact, definition: EventDefinition, factOf: FactOf): Omit<Fact, 'name'> {
  switch (own.kind) {
    case 'class': {
      const values = own.values.map(({ id, name }) => ({ value: id, name }))
      return { type: 'text', of: own.of, values, read: readClass(own, factOf) }
    }
    case 'count':
      return { type: 'number', of: 'registration', read: readCount(own, factOf) }
    case 'rank':
      return { type: 'number', of: 'person', read: placeAmong(own, definition, factOf) }
    case 'sum':
      return { type: 'number', of: own.per, read: readSum(own, factOf) }
  }
}

type Of<Kind extends OwnFact['kind']> = Extract<OwnFact, { kind: Kind }>

/** The first value whose condition holds; one that may still hold leaves the rest open. */
function readClass({ values, of }: Of<'class'>, factOf: FactOf): ReadFact {
  const tests = values.map(({ id, when }) => ({ id, holds: compileCondition(when, factOf) }))
  return (scope) => {
    if (of === 'person' && scope.person === null) return null
    for (const { id, holds } of tests) {
      const truth = holds(scope)
      if (truth !== false) return truth === true ? id : undefined
    }
    return null
  }
}

function readCount(own: Of<'count'>, factOf: FactOf): ReadFact {
  const counts = compileCondition(own.when, factOf)
  return (scope) =>
    once(scope, own, (): Known => {
      const truths = personScopes(scope).map(counts)
      return truths.includes(undefined) ? undefined : truths.filter(Boolean).length
    })
}

function readSum(own: Of<'sum'>, factOf: FactOf): ReadFact {
  return (scope) => {
    if (own.per === 'person' && scope.person === null) return null
    let sum = own.plus
    for (const name of own.of) {
      const known = factOf(name)?.(scope)
      if (known === undefined) return undefined
      if (typeof known === 'number') sum += known * (own.times[name] ?? 1)
    }
    if (own.divided === undefined) return sum
    const { by, round } = own.divided
    return round === 'up' ? Math.ceil(sum / by) : Math.floor(sum / by)
  }
}
