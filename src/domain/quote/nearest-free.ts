import type { Asked } from './claims.ts'
import type { CompiledClaim, CompiledDefinition, CompiledOption, CompiledPlace } from './compiled.ts'
import { type CompiledGate, isFor, shutByAge, shutByTime } from './gate.ts'
import type { Scope } from './scope.ts'
import { isRefused, withGroup, withOption } from './what-if.ts'

type LineAsked = Extract<Asked, { kind: 'line' }>

/** How many units of a pool are left after everything that the draft asks for. */
type LeftOf = (pool: string) => number

/** The number of alternatives. */
const MOST = 2

/**
 * Alternatives of the same kind that have room for everyone who asks for a full option or group: the two nearest in the
 * list, by name. None where they ask for different things.
 */
export function nearestFree(
  compiled: CompiledDefinition,
  pool: string,
  asked: readonly Asked[],
  leftOf: LeftOf,
): string[] {
  const [first] = asked
  if (first?.kind === 'group') return otherGroups(compiled, first.id, asked, leftOf)
  const isOfOption = first?.kind === 'line' && takesOf(pool, first.line.option?.claims ?? [])
  return isOfOption ? otherOptions(compiled, first, asked, leftOf) : []
}

/** Whether a limit is among those from which claims take. */
export const takesOf = (pool: string, claims: readonly CompiledClaim[]): boolean =>
  claims.some(({ claim }) => [claim.pool].flat().includes(pool))

function otherGroups(
  compiled: CompiledDefinition,
  full: string,
  asked: readonly Asked[],
  leftOf: LeftOf,
): string[] {
  const { definition, groups } = compiled
  const scopes = asked.flatMap((each) => (each.kind === 'group' && each.id === full ? [each.scope] : []))
  if (scopes.length < asked.length) return []
  const isFree = ({ gate, claims }: CompiledPlace) =>
    scopes.every((scope) => isOpen(gate, scope)) && hasRoom(claims, scopes, leftOf)
  return nearest(definition.groups, full, ({ id }) => {
    const group = groups.get(id)
    if (group === undefined || !isFree(group)) return false
    return !isRefused(compiled, scopes, withGroup(scopes, id), '"group"')
  })
}

function otherOptions(
  compiled: CompiledDefinition,
  { line: { item, option } }: LineAsked,
  asked: readonly Asked[],
  leftOf: LeftOf,
): string[] {
  const lines = asked.flatMap((each) =>
    each.kind === 'line' && each.line.item === item && each.line.option === option ? [each.line] : [],
  )
  if (option === null || lines.length < asked.length) return []
  const isFree = (other: CompiledOption) => {
    const scopes = lines.map(({ scope, quantity }) => ({
      ...scope,
      line: { item: item.item.id, option: other.option.id, quantity },
    }))
    const isOffered = scopes.every(
      (scope) =>
        isOpen(other.gate, scope) &&
        shutByAge(item.gate, scope) === null &&
        typeof other.price(scope) === 'object' &&
        !isTaken(scope, item.item.id, other.option.id),
    )
    return isOffered && hasRoom(other.claims, scopes, leftOf)
  }
  const scopes = lines.map(({ scope }) => scope)
  return nearest(item.item.options, option.option.id, ({ id }) => {
    const other = item.options.get(id)
    if (other === undefined || !isFree(other)) return false
    const otherwise = withOption(scopes, { item: item.item.id, from: option.option.id, to: id })
    return !isRefused(compiled, scopes, otherwise, `"chosen.${item.item.id}"`)
  })
}

/** Whether the option is among those that are chosen already. */
function isTaken({ person, draft }: Scope, item: string, option: string): boolean {
  const choice = (person ?? draft).choices[item]
  return Array.isArray(choice) && choice.includes(option)
}

const isOpen = (gate: CompiledGate, scope: Scope) =>
  isFor(gate, scope) !== false && shutByTime(gate.windows, scope) === null

/** Whether each limit has enough for all of them; of several pools one that has. */
function hasRoom(claims: readonly CompiledClaim[], scopes: readonly Scope[], leftOf: LeftOf): boolean {
  return claims.every(({ claim: { pool, units, sharedBy = 1 }, holds }) => {
    const pieces = scopes
      .filter((scope) => holds(scope) !== false)
      .reduce((sum, { line }) => sum + (line?.quantity ?? 1), 0)
    return [pool].flat().some((each) => leftOf(each) >= units * Math.ceil(pieces / sharedBy))
  })
}

/** The suitable ones, by their distance from the full one, the earlier of two first; in the order of the list. */
function nearest<T extends { readonly id: string; readonly name: string }>(
  all: readonly T[],
  full: string,
  willDo: (other: T) => boolean,
): string[] {
  const place = all.findIndex(({ id }) => id === full)
  const byDistance = all
    .map((other, index) => ({ other, index, far: Math.abs(index - place) }))
    .filter(({ far }) => far > 0)
    .sort((a, b) => a.far - b.far)
  const found: typeof byDistance = []
  for (const each of byDistance) if (found.length < MOST && willDo(each.other)) found.push(each)
  return found.sort((a, b) => a.index - b.index).map(({ other }) => other.name)
}
