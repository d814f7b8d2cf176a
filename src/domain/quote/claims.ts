import {
  holderName,
  holderOf,
  isOwnPool,
  isTimed,
  ownPool,
  REGISTRANT,
  timedPool,
} from '../capacity/own-pools.ts'
import { slotPool } from '../capacity/slots.ts'
import { codeFor } from '../event/facts/listed-codes.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { readMoment } from '../values/time.ts'
import type { AdjustedLine } from './adjust.ts'
import type { CompiledClaim, CompiledDefinition } from './compiled.ts'
import { numberOfPeople } from './facts-of-registration.ts'
import { freeUnits } from './free-units.ts'
import type { QuoteClaim } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** A number of units of a pool, and who asks for them and why. */
export interface Demand {
  readonly pool: string
  readonly units: number
  /** The person whose own choice (group, option, extra) asks; null for units that come with the registration. */
  readonly chosenBy: string | null
  /** The cause: nested pools (a group and its term) have the same one. */
  readonly cause: string
  /** The groups, types and lines that ask; none for units that come with the registration. */
  readonly asked: readonly Asked[]
  /** The units are things taken whole (rooms, cabins), not places of people. */
  readonly isWhole: boolean
  /** It is the limit of one kind of people, such as women. */
  readonly isOfKind: boolean
}

export type Asked =
  | { readonly kind: 'group' | 'type'; readonly id: string; readonly scope: Scope }
  | { readonly kind: 'line'; readonly line: AdjustedLine }

type Asker = Pick<Demand, 'chosenBy' | 'cause' | 'asked'>

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
    demands.claim(compiled.claims, scope, 1, OF_EVENT)
    for (const [kind, known] of [['group', groups] as const, ['type', types] as const]) {
      const id = scope.person?.[kind] ?? ''
      const asker = { chosenBy: ref, cause: `${kind} of ${ref}`, asked: [{ kind, id, scope }] }
      demands.claim(known.get(id)?.claims ?? [], scope, 1, asker)
    }
  }
  const people = numberOfPeople(definition, whole)
  if (definition.attendance === 'headcount' && people > 0) {
    demands.claim(compiled.claims, whole, people, OF_EVENT)
  }
  if (definition.slots !== null && people > 0) demands.takeSlot(people)
  for (const line of lines) {
    const { item, option, scope, quantity, pools } = line
    const ref = scope.person?.ref ?? null
    const by = {
      chosenBy: item.item.choose === 'always' ? null : ref,
      cause: `${item.item.id} ${option?.option.id} of ${ref}`,
      asked: [{ kind: 'line' as const, line }],
    }
    demands.claim([...item.claims, ...(option?.claims ?? [])], scope, quantity, by)
    for (const pool of pools) demands.take({ pool, units: quantity, ...by, isWhole: false, isOfKind: false })
  }
  demands.takeShared()
  return demands.all
}

const OF_EVENT: Asker = { chosenBy: null, cause: 'event', asked: [] }

/** One claim for each pool, summed and sorted by pool. */
export function sumClaims(demands: readonly Demand[]): QuoteClaim[] {
  const units = new Map<string, number>()
  for (const demand of demands) units.set(demand.pool, (units.get(demand.pool) ?? 0) + demand.units)
  return [...units]
    .map(([pool, sum]) => ({ pool, units: sum }))
    .sort((a, b) => (a.pool < b.pool ? -1 : a.pool > b.pool ? 1 : 0))
}

/** Pieces of what the registration takes as a whole, except heads, are units: three rooms, not three people. */
const isThingOfAll = (asked: Asked): boolean =>
  asked.kind === 'line' &&
  asked.line.scope.person === null &&
  asked.line.item.item.category !== 'participation'

/** Collects demands and keeps count, so that a claim on one of several pools finds one with room. */
class Demands {
  readonly all: Demand[] = []
  /** Pieces that share units: a number of beds of a room taken whole. */
  readonly #shared = new Map<CompiledClaim, { pieces: number; by: Asker }>()
  readonly #taken = new Map<string, number>()
  readonly #compiled: CompiledDefinition
  readonly #free: Readonly<Record<string, number>>
  readonly #hour: Temporal.PlainDateTime | null
  readonly #draft: RegistrationDraft

  constructor(compiled: CompiledDefinition, whole: Scope) {
    this.#compiled = compiled
    this.#draft = whole.draft
    this.#hour = whole.draft.slot === null ? null : readMoment(whole.draft.slot)
    this.#free = whole.context.facts.free
  }

  claim(claims: readonly CompiledClaim[], scope: Scope, quantity: number, by: Asker): void {
    for (const one of claims) {
      const { claim, holds } = one
      if (holds(scope) !== true) continue
      if (claim.sharedBy !== undefined) this.#share(one, quantity, by)
      else this.#takeUnits(one, claim.units * quantity, by, scope)
    }
  }

  takeSlot(units: number): void {
    if (this.#hour === null) return
    const pool = slotPool(this.#hour)
    this.take({ pool, units, chosenBy: null, cause: 'slot', asked: [], isWhole: false, isOfKind: false })
  }

  /** As many units as the pieces together need, rounded up. */
  takeShared(): void {
    for (const [one, { pieces, by }] of this.#shared) {
      const units = one.claim.units * Math.ceil(pieces / (one.claim.sharedBy ?? 1))
      this.#takeUnits(one, units, by, { person: null })
    }
  }

  #share(claim: CompiledClaim, quantity: number, by: Asker): void {
    const before = this.#shared.get(claim)
    const chosenBy = before === undefined || before.by.chosenBy === by.chosenBy ? by.chosenBy : null
    const asked = [...(before?.by.asked ?? []), ...by.asked]
    this.#shared.set(claim, { pieces: (before?.pieces ?? 0) + quantity, by: { ...by, chosenBy, asked } })
  }

  #takeUnits(
    { claim: { pool: named, sharedBy }, isOfKind }: CompiledClaim,
    units: number,
    by: Asker,
    whose: Pick<Scope, 'person'>,
  ): void {
    const isWhole = sharedBy !== undefined || by.asked.some(isThingOfAll)
    const pools = [named].flat().flatMap((limit) => this.#poolOf(limit, whose) ?? [])
    const pool = this.#poolWithRoom(pools, units)
    if (pool === undefined) return
    const chosenBy = isOfKind ? (whose.person?.ref ?? by.chosenBy) : by.chosenBy
    const asker = this.#askerOf(pool, chosenBy, whose)
    this.take({ pool, units, ...by, chosenBy: asker, isWhole, isOfKind })
  }

  /** The holder of an own pool is the one who asks for it, whatever takes it. */
  #askerOf(pool: string, chosenBy: string | null, { person }: Pick<Scope, 'person'>): string | null {
    if (!isOwnPool(pool)) return chosenBy
    return holderOf(pool) === REGISTRANT ? null : (person?.ref ?? null)
  }

  /** The pool in which a limit counts this person or hour; null while the person or hour is not known. */
  #poolOf(limit: string, { person }: Pick<Scope, 'person'>): string | null {
    const known = this.#compiled.pools.get(limit)
    if (known?.per === undefined) return limit
    if (isTimed(known)) return timedPool(known, this.#hour)
    if (known.per === 'registrant') return ownPool(limit, REGISTRANT)
    if (known.per === 'code') return this.#poolOfCode(limit, person)
    const name = person === null ? null : holderName(this.#compiled.definition, person)
    return name === null ? null : ownPool(limit, name)
  }

  /** The pool of the code given for the limit; null without a code, or with another one. */
  #poolOfCode(limit: string, person: Scope['person']): string | null {
    const { definition, codes } = this.#compiled
    const code = codeFor(definition.questions, limit, { person, draft: this.#draft })
    const found = codes.find(code, limit)
    return found === null ? null : ownPool(limit, found.sealed)
  }

  take(demand: Demand): void {
    this.all.push(demand)
    this.#taken.set(demand.pool, (this.#taken.get(demand.pool) ?? 0) + demand.units)
  }

  /** Of several pools the first that still has the units; the last when none has. */
  #poolWithRoom(pools: readonly string[], units: number): string | undefined {
    const left = (pool: string) => freeUnits(this.#compiled, this.#free, pool) - (this.#taken.get(pool) ?? 0)
    return pools.find((pool) => left(pool) >= units) ?? pools.at(-1)
  }
}
