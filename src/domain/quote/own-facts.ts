import type { EventDefinition, OwnFact } from '../event/definition.ts'
import { birthDateOf } from './birth.ts'
import { compileCondition } from './evaluate.ts'
import type { Fact } from './fact.ts'
import { type Known, once, personScopes, type ReadFact, type Scope } from './scope.ts'

type FactOf = (name: string) => ReadFact | null

/** Facts that the organiser has defined, `own.<id>`: classes, counts, places among the people, sums. */
export function ownFacts(definition: EventDefinition, factOf: FactOf): Fact[] {
  return definition.facts.map((own) => ({
    name: `own.${own.id}`,
    label: own.name,
    ...kindOf(own, definition, factOf),
  }))
}

function kindOf(own: OwnFact, definition: EventDefinition, factOf: FactOf): Omit<Fact, 'name' | 'label'> {
  switch (own.kind) {
    case 'class': {
      const values = own.values.map(({ id, name }) => ({ value: id, name }))
      return { type: 'text', of: own.of, values, read: readClass(own, factOf) }
    }
    case 'count':
      return { type: 'number', of: 'registration', read: readCount(own, factOf) }
    case 'rank':
      return { type: 'number', of: 'person', read: readRank(own, definition, factOf) }
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

/**
 * The place among those who count, oldest first, whatever the order of typing; of two born on one day the one
 * typed first is first; without a birth date one comes last (flow C4). Who does not count has no place.
 */
function readRank(own: Of<'rank'>, definition: EventDefinition, factOf: FactOf): ReadFact {
  const among = compileCondition(own.among, factOf)
  const placesOf = (scope: Scope) =>
    once(scope, own, () => {
      const counted = personScopes(scope).filter((each) => among(each) === true)
      const keys = new Map(
        counted.map(({ person }, typed) => [person, { born: bornOf(person), typed }] as const),
      )
      const sign = own.order === 'youngest' ? -1 : 1
      const sorted = counted.toSorted((a, b) => {
        const [first, second] = [keys.get(a.person), keys.get(b.person)]
        const byBirth = own.order === 'typing' ? 0 : sign * compareTexts(first?.born, second?.born)
        return byBirth === 0 ? (first?.typed ?? 0) - (second?.typed ?? 0) : byBirth
      })
      return new Map(sorted.map(({ person }, index) => [person?.ref, index + 1]))
    })
  const bornOf = (person: Scope['person']) =>
    (person === null ? null : birthDateOf(person, definition)?.toString()) ?? '9999-12-31'
  return (scope) => {
    if (scope.person === null) return null
    const counts = among(scope)
    return counts === undefined ? undefined : (placesOf(scope).get(scope.person.ref) ?? null)
  }
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

const compareTexts = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)
