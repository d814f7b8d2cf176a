import { comparisonsOf } from '../event/conditions-of.ts'
import type { Claim, EventDefinition } from '../event/definition.ts'
import type { FactRegistry } from './facts.ts'

/**
 * Which of several claims at one place divide people into kinds with limits of their own: women and men, leaders and
 * followers. They ask who somebody is, and what is full for one kind need not be for another. A single claim from which
 * some are left out (infants need no bed) divides nobody.
 */
export function claimsOfKinds(
  { pools }: Pick<EventDefinition, 'pools'>,
  facts: FactRegistry,
  claims: readonly Claim[],
): ReadonlySet<Claim> {
  const personal = claims.filter(
    ({ when }) =>
      when !== undefined && comparisonsOf(when).some(({ fact }) => facts.get(fact)?.of === 'person'),
  )
  const told = ({ pool }: Claim) => pools.find(({ id }) => id === [pool].flat()[0])?.refusal
  const isOther = (one: Claim, other: Claim) =>
    [one.pool].flat().every((pool) => ![other.pool].flat().includes(pool)) && told(one) === told(other)
  return new Set(personal.filter((one) => personal.some((other) => isOther(one, other))))
}
