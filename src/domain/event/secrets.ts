import type { Condition } from './condition.ts'
import { comparisonsOf } from './conditions-of.ts'
import type { EventDefinition, OwnFact } from './definition.ts'

/** What a rule asks instead of a code that must not be seen: nothing that anybody types, or any code at all. */
const NO_CODE = { fact: 'code', is: '' } as const
const SOME_CODE = { fact: 'code', atLeast: ' ' } as const

/** Says of conditions and of names of facts whether a password or a code decides them. */
export interface Secrets {
  readonly names: ReadonlySet<string>
  readonly isSecret: (condition: Condition | undefined) => boolean
}

/** The code itself, and the facts of the organiser's own that follow from it. */
export function secretsOf({ facts }: EventDefinition): Secrets {
  const names = new Set(['code'])
  const isSecret = (condition: Condition | undefined) =>
    condition !== undefined && comparisonsOf(condition).some(({ fact }) => names.has(fact))
  // Facts may follow from each other in any order: as many rounds as there are facts find all.
  for (const _ of facts) {
    for (const own of facts) if (dependsOn(own, names, isSecret)) names.add(`own.${own.id}`)
  }
  return { names, isSecret }
}

function dependsOn(own: OwnFact, names: ReadonlySet<string>, isSecret: Secrets['isSecret']): boolean {
  if (own.kind === 'sum') return own.of.some((name) => names.has(name))
  if (own.kind === 'class') return own.values.some(({ when }) => isSecret(when))
  return isSecret(own.kind === 'count' ? own.when : own.among)
}

/**
 * A condition that holds at least wherever the secret one may hold: whoever has typed some code is taken to know the
 * right one. Undefined (always) where it asks a fact that follows from a code.
 */
export function lenient(condition: Condition | undefined, { names }: Secrets): Condition | undefined {
  const asked = condition === undefined ? [] : comparisonsOf(condition)
  if (condition === undefined || asked.some(({ fact }) => fact !== 'code' && names.has(fact)))
    return undefined
  return withCodes(condition, true)
}

function withCodes(condition: Condition, holds: boolean): Condition {
  const inside = (part: Condition) => withCodes(part, holds)
  if ('all' in condition) return { all: condition.all.map(inside) }
  if ('any' in condition) return { any: condition.any.map(inside) }
  if ('not' in condition) return { not: withCodes(condition.not, !holds) }
  if (condition.fact !== 'code') return condition
  return holds ? SOME_CODE : NO_CODE
}

/** The same document, whatever it is a part of, with every code that it names left out: it reads as if none was typed. */
export function withoutCodes<T>(part: T): T
export function withoutCodes(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => withoutCodes(each))
  if (typeof part !== 'object' || part === null) return part
  if ('fact' in part && part.fact === 'code') return isSomeCode(part) ? part : NO_CODE
  return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, withoutCodes(each)]))
}

const isSomeCode = (part: object) => 'atLeast' in part && part.atLeast === SOME_CODE.atLeast
