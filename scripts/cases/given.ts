import { slotPool } from '#domain/capacity/slots.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { readMoment } from '#domain/time.ts'
import type { Case, CaseRegistration } from './case-file.ts'

/** Free units by pool when the sample begins, as its `given` says by the rules of the case file. */
export function freeByGiven(
  file: Case,
  definition: EventDefinition,
  sample: CaseRegistration,
): Record<string, number> {
  const free: Record<string, number> = {}
  const take = (pool: string, units: number) => {
    free[pool] = (free[pool] ?? capacityOf(definition, pool)) - units
  }
  for (const [key, value] of Object.entries(sample.given)) {
    const rule = file.given[key]
    if (rule === undefined) throw new Error(`the case file does not say what given '${key}' means`)
    if ('sentences' in rule) {
      const said = rule.sentences[String(value)]
      if (said === undefined) throw new Error(`the case file does not say what '${value}' means`)
      Object.assign(free, said)
    } else if (typeof value !== 'number') {
      throw new Error(`given '${key}' is not a number of places`)
    } else {
      for (const pool of rule.takenOf === 'slot' ? [wantedSlot(sample)] : rule.takenOf) take(pool, value)
    }
  }
  return free
}

function wantedSlot({ slot }: CaseRegistration): string {
  const moment = readMoment(slot ?? '')
  if (moment === null) throw new Error('places of a slot are given, but no slot is wanted')
  return slotPool(moment)
}

/** The start value of a pool; infinite where nothing limits. */
export function capacityOf(definition: EventDefinition, pool: string): number {
  if (pool.startsWith('slot:')) return definition.slots?.capacity ?? 0
  const known = definition.pools.find(({ id }) => id === pool)
  if (known === undefined) throw new Error(`the definition has no pool '${pool}'`)
  return known.capacity ?? Number.POSITIVE_INFINITY
}
