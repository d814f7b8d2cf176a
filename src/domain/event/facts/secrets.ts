import type { Condition } from '../definition/condition.ts'
import type { EventDefinition, OwnFact } from '../definition/definition.ts'
import { comparisonsOf } from './conditions-of.ts'

/** The replacement for a code that must not be visible: no code at all, or any code. */
const NO_CODE = { fact: 'code', is: '' } as const
const SOME_CODE = { fact: 'code', atLeast: ' ' } as const

/** The code that is typed, the list that contains it, and the invitation that it is. */
const isOfCode = (fact: string): boolean => fact === 'code' || fact === 'codeList' || fact === 'invite'

/** Decides for conditions and names of facts whether they depend on a password or a code. */
export interface Secrets {
  readonly names: ReadonlySet<string>
  readonly isSecret: (condition: Condition | undefined) => boolean
}

/** The code itself, and the facts of the organiser's own that follow from it. */
export function secretsOf({ facts }: EventDefinition): Secrets {
  const names = new Set(['code', 'codeList', 'invite'])
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
 * A condition that holds at least whenever the secret one may hold: every typed code is taken for the right one.
 * Undefined (always) where it asks a fact that follows from a code.
 */
export function lenient(condition: Condition | undefined, { names }: Secrets): Condition | undefined {
  const asked = condition === undefined ? [] : comparisonsOf(condition)
  if (condition === undefined || asked.some(({ fact }) => !isOfCode(fact) && names.has(fact)))
    return undefined
  return withCodes(condition, true)
}

function withCodes(condition: Condition, holds: boolean): Condition {
  const inside = (part: Condition) => withCodes(part, holds)
  if ('all' in condition) return { all: condition.all.map(inside) }
  if ('any' in condition) return { any: condition.any.map(inside) }
  if ('not' in condition) return { not: withCodes(condition.not, !holds) }
  if (!isOfCode(condition.fact)) return condition
  return holds ? SOME_CODE : NO_CODE
}

/** The same document, whatever it is a part of, with every code in it left out: it reads as if no code was typed. */
export function withoutCodes<T>(part: T): T
export function withoutCodes(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => withoutCodes(each))
  if (typeof part !== 'object' || part === null) return part
  if ('fact' in part && typeof part.fact === 'string' && isOfCode(part.fact))
    return isSomeCode(part) ? part : NO_CODE
  return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, withoutCodes(each)]))
}

const isSomeCode = (part: object) => 'atLeast' in part && part.atLeast === SOME_CODE.atLeast
