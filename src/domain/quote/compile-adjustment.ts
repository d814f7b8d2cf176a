import type { Adjustment, Effect, EventDefinition } from '../event/definition/definition.ts'
import { isOfPeople, type PeopleRank } from '../event/definition/rank-order.ts'
import type { CompiledAdjustment } from './compiled.ts'
import { priceEffect } from './effects/registry.ts'
import { compileCondition } from './evaluate.ts'
import type { FactRegistry } from './facts.ts'
import { placeAmong } from './place-among.ts'
import { compilePrice } from './price.ts'
import type { Scope, Test } from './scope.ts'

/** Compiles a change of price: for whom it holds, and what it does. */
export function compileAdjustment(
  adjustment: Adjustment,
  definition: EventDefinition,
  facts: FactRegistry,
): CompiledAdjustment {
  const { when, effect, rank } = adjustment
  const factOf = (name: string) => facts.get(name)?.read ?? null
  const holds = compileCondition(when, factOf)
  return {
    adjustment,
    holds: rank !== undefined && isOfPeople(rank) ? both(holds, isPlaced(rank, definition, factOf)) : holds,
    effect: priceEffect(effect),
    rank: rank === undefined || isOfPeople(rank) ? null : rank,
    number: effect.kind === 'free-for-each' ? factOf(effect.of) : null,
    sum: sumOf(effect, facts),
  }
}

const both =
  (one: Test, other: Test): Test =>
  (scope) =>
    one(scope) === true ? other(scope) : one(scope)

/** Whether a person has one of the places. */
function isPlaced(
  rank: PeopleRank,
  definition: EventDefinition,
  factOf: Parameters<typeof placeAmong>[2],
): Test {
  const placeOf = placeAmong(rank, definition, factOf)
  return (scope) => {
    const place = placeOf(scope)
    if (typeof place !== 'number') return place === undefined ? undefined : false
    return place >= rank.from && place <= (rank.to ?? place)
  }
}

/** The sum of an effect by the facts of a person or of the registration; none where no row holds or it is not known yet. */
function sumOf(effect: Effect, facts: FactRegistry): CompiledAdjustment['sum'] {
  if (effect.kind !== 'cap' && effect.kind !== 'least') return null
  const price = compilePrice(effect.amount, facts)
  return (scope: Scope) => {
    const priced = price({ ...scope, person: effect.per === 'person' ? scope.person : null, line: null })
    return typeof priced === 'string' ? null : priced.amount
  }
}
