import type { Comparison, Condition } from '../../definition/condition.ts'
import type { Gone } from './gone.ts'

/** Stands where a condition is needed and the one that was there now always holds. */
export const ALWAYS: Condition = { fact: 'people', atLeast: 1 }

/** The condition without what is gone; true or false where it always or never holds from now on. */
export function simplified(condition: Condition, gone: Gone): Condition | boolean {
  if ('all' in condition) return joined(condition.all, gone, 'all')
  if ('any' in condition) return joined(condition.any, gone, 'any')
  if ('not' in condition) {
    const inside = simplified(condition.not, gone)
    return typeof inside === 'boolean' ? !inside : { not: inside }
  }
  return gone.hasFact(condition.fact) ? fitsNothing(condition) : withoutValues(condition, gone)
}

function joined(parts: readonly Condition[], gone: Gone, word: 'all' | 'any'): Condition | boolean {
  const decides = word === 'any'
  const left = parts.map((part) => simplified(part, gone)).filter((part) => part !== !decides)
  if (left.includes(decides)) return decides
  const conditions = left.filter((part) => typeof part !== 'boolean')
  const [first] = conditions
  if (first === undefined) return !decides
  if (conditions.length === 1) return first
  return word === 'all' ? { all: conditions } : { any: conditions }
}

/** Whether it holds of a fact that is absent, or 0 of a number. */
function fitsNothing({ is, in: among, atLeast, atMost, given }: Comparison): boolean {
  const isZero = (is === undefined || is === 0) && (among === undefined || among.includes(0))
  const isAbove = atLeast === undefined || (typeof atLeast === 'number' && atLeast <= 0)
  const isBelow = atMost === undefined || (typeof atMost === 'number' && atMost >= 0)
  return isZero && isAbove && isBelow && given !== true
}

function withoutValues(condition: Comparison, gone: Gone): Condition | boolean {
  const { fact, is, in: among, ...rest } = condition
  if (is !== undefined && gone.hasValue(fact, is)) return false
  const left = among?.filter((value) => !gone.hasValue(fact, value))
  if (among === undefined || left === undefined || left.length === among.length) return condition
  const [only] = left
  if (only === undefined) return false
  const named = left.length === 1 && is === undefined ? { is: only } : { in: left }
  return { fact, ...(is === undefined ? {} : { is }), ...named, ...rest }
}
