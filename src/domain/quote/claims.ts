import { slotPool } from '../capacity/slots.ts'
import { readMoment } from '../time.ts'
import type { AdjustedLine } from './adjust.ts'
import type { CompiledClaim, CompiledDefinition } from './compile.ts'
import { numberOfPeople } from './facts-of-registration.ts'
import { freeUnits } from './free-units.ts'
import type { QuoteClaim } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** So many units of a pool, and who asks for them because of what. */
export interface Demand {
  readonly pool: string
  readonly units: number
  /** The person whose own choice (group, option, extra) asks; null for what comes with the registration. */
  readonly chosenBy: string | null
  /** What asks: nested pools (a group and its term) have one cause. */
  readonly cause: string
}

/** Everything that the draft takes from pools, one demand for each claim of each person and line. */
export function demandsOf(
  compiled: CompiledDefinition,
  lines: readonly AdjustedLine[],
  whole: Scope,
): Demand[] {
  const demands = new Demands(compiled, whole)
  const { definition, groups, types } = compiled
  for (const scope of personScopes(whole)) {
    const ref = scope.person?.ref ?? null
    demands.claim(compiled.claims, scope, 1, { chosenBy: null, cause: 'event' })
    const ofGroup = groups.get(scope.person?.group ?? '')?.claims ?? []
    demands.claim(ofGroup, scope, 1, { chosenBy: ref, cause: `group of ${ref}` })
    const ofType = types.get(scope.person?.type ?? '')?.claims ?? []
    demands.claim(ofType, scope, 1, { chosenBy: ref, cause: `type of ${ref}` })
  }
  const people = numberOfPeople(definition, whole)
  if (definition.attendance === 'headcount' && people > 0) {
    demands.claim(compiled.claims, whole, people, { chosenBy: null, cause: 'event' })
  }
  if (definition.slots !== null && people > 0) demands.takeSlot(whole, people)
  for (const { item, option, scope, quantity, pools } of lines) {
    const ref = scope.person?.ref ?? null
    const by = {
      chosenBy: item.item.choose === 'always' ? null : ref,
      cause: `${item.item.id} ${option?.option.id} of ${ref}`,
    }
    demands.claim([...item.claims, ...(option?.claims ?? [])], scope, quantity, by)
    for (const pool of pools) demands.take({ pool, units: quantity, ...by })
  }
  demands.takeShared()
  return demands.all
}

/** One claim a pool, summed and sorted by pool. */
export function sumClaims(demands: readonly Demand[]): QuoteClaim[] {
  const units = new Map<string, number>()
  for (const demand of demands) units.set(demand.pool, (units.get(demand.pool) ?? 0) + demand.units)
  return [...units]
    .map(([pool, sum]) => ({ pool, units: sum }))
    .sort((a, b) => (a.pool < b.pool ? -1 : a.pool > b.pool ? 1 : 0))
}

/** Collects demands, keeping count so that a claim on one of several pools finds one with room. */
class Demands {
  readonly all: Demand[] = []
  /** Pieces that share units: so many beds of a room taken whole. */
  readonly #shared = new Map<CompiledClaim, { pieces: number; by: Pick<Demand, 'chosenBy' | 'cause'> }>()
  readonly #taken = new Map<string, number>()
  readonly #compiled: CompiledDefinition
  readonly #free: Readonly<Record<string, number>>

  constructor(compiled: CompiledDefinition, whole: Scope) {
    this.#compiled = compiled
    this.#free = whole.context.facts.free
  }

  claim(
    claims: readonly CompiledClaim[],
    scope: Scope,
    quantity: number,
    by: Pick<Demand, 'chosenBy' | 'cause'>,
  ): void {
    for (const one of claims) {
      const { claim, holds } = one
      if (holds(scope) !== true) continue
      if (claim.sharedBy === undefined) this.#takeUnits(claim, claim.units * quantity, by)
      else this.#share(one, quantity, by)
    }
  }

  takeSlot({ draft }: Scope, units: number): void {
    const slot = draft.slot === null ? null : readMoment(draft.slot)
    if (slot !== null) this.take({ pool: slotPool(slot), units, chosenBy: null, cause: 'slot' })
  }

  /** As many units as the pieces together need, rounded up. */
  takeShared(): void {
    for (const [{ claim }, { pieces, by }] of this.#shared) {
      this.#takeUnits(claim, claim.units * Math.ceil(pieces / (claim.sharedBy ?? 1)), by)
    }
  }

  #share(claim: CompiledClaim, quantity: number, by: Pick<Demand, 'chosenBy' | 'cause'>): void {
    const before = this.#shared.get(claim)
    const chosenBy = before === undefined || before.by.chosenBy === by.chosenBy ? by.chosenBy : null
    this.#shared.set(claim, { pieces: (before?.pieces ?? 0) + quantity, by: { ...by, chosenBy } })
  }

  #takeUnits({ pool }: CompiledClaim['claim'], units: number, by: Pick<Demand, 'chosenBy' | 'cause'>): void {
    this.take({ pool: this.#poolWithRoom(pool, units), units, ...by })
  }

  take(demand: Demand): void {
    this.all.push(demand)
    this.#taken.set(demand.pool, (this.#taken.get(demand.pool) ?? 0) + demand.units)
  }

  /** Of several pools the first that still has the units; the last when none has. */
  #poolWithRoom(pools: string | readonly string[], units: number): string {
    if (typeof pools === 'string') return pools
    const left = (pool: string) => freeUnits(this.#compiled, this.#free, pool) - (this.#taken.get(pool) ?? 0)
    return pools.find((pool) => left(pool) >= units) ?? pools.at(-1) ?? ''
  }
}
