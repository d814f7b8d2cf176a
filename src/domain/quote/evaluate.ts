import type { Comparison, Condition, FactValue } from '../event/definition/condition.ts'
import { isTyped, plainValue, withPlainTexts } from '../event/facts/plain-code.ts'
import type { Known, ReadFact, Test, Truth } from './scope.ts'

/**
 * Compiles a condition once, so that evaluating it is a call. `factOf` resolves a fact's name when it is first asked,
 * so that facts, questions and items may name each other in any order; an unknown name is never known (checkDefinition
 * refuses such a definition).
 *
 * Three truth values: a comparison of something not known yet is `undefined`, and `undefined` spreads only as far as it
 * matters (`all` with a false part is false, `any` with a true part is true).
 */
export function compileCondition(
  condition: Condition | undefined,
  factOf: (name: string) => ReadFact | null,
): Test {
  if (condition === undefined) return () => true
  if ('all' in condition) return every(condition.all.map((part) => compileCondition(part, factOf)))
  if ('any' in condition) {
    const none = every(condition.any.map((part) => negate(compileCondition(part, factOf))))
    return negate(none)
  }
  if ('not' in condition) return negate(compileCondition(condition.not, factOf))
  let read: ReadFact | null | undefined
  return (scope) => {
    if (read === undefined) read = factOf(condition.fact)
    return compare(condition, read?.(scope))
  }
}

const negate =
  (test: Test): Test =>
  (scope) => {
    const truth = test(scope)
    return truth === undefined ? undefined : !truth
  }

const every =
  (tests: readonly Test[]): Test =>
  (scope) => {
    let all: Truth = true
    for (const test of tests) {
      const truth = test(scope)
      if (truth === false) return false
      if (truth === undefined) all = undefined
    }
    return all
  }

/**
 * Evaluates one comparison. For a list (several chosen options) one match is enough. Typed values, the code and
 * answers, are compared without the case and the surrounding spaces (`plainCode`).
 */
export function compare(comparison: Comparison, known: Known): Truth {
  if (known === undefined) return undefined
  if (comparison.given === false) return !isGiven(known)
  if (known === null || (comparison.given === true && !isGiven(known))) return false
  const fitsAsTyped = (value: FactValue) =>
    isTyped(comparison) ? fits(withPlainTexts(comparison), plainValue(value)) : fits(comparison, value)
  if (typeof known === 'object') {
    const isThere = known.some((value) => value !== undefined && fitsAsTyped(value))
    return isThere || (known.includes(undefined) ? undefined : false)
  }
  return fitsAsTyped(known)
}

/** Whether there is a value: null, an empty text, no and 0 do not count. */
const isGiven = (known: Known) =>
  typeof known === 'object' ? known !== null && known.length > 0 : Boolean(known)

function fits({ is, in: among, atLeast, atMost }: Comparison, value: FactValue): boolean {
  if (is !== undefined && value !== is) return false
  if (among !== undefined && !among.includes(value)) return false
  if (atLeast !== undefined && !(comparable(value, atLeast) && value >= atLeast)) return false
  if (atMost !== undefined && !(comparable(value, atMost) && value <= atMost)) return false
  return true
}

/** Numbers compare with numbers, days and moments as ISO texts; nothing else has an order. */
const comparable = (a: FactValue, b: FactValue) => typeof a === typeof b && typeof a !== 'boolean'
