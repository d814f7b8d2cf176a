import type { Condition, FactValue } from './condition.ts'

/**
 * Of all ways to write a condition one: `all` or `any` of one part is the part, nested ones of the same word are one
 * list, `any` of values of one fact is one `in`, `in` of one value is `is`, and `not` of `not` goes. It holds, fails and
 * is unknown exactly when the condition as it was written does.
 */
export function canonical(condition: Condition): Condition {
  if ('not' in condition) {
    const inside = canonical(condition.not)
    return 'not' in inside ? inside.not : { not: inside }
  }
  if ('all' in condition) {
    const parts = condition.all.map(canonical).flatMap((part) => ('all' in part ? part.all : [part]))
    return only(parts) ?? { all: parts }
  }
  if ('any' in condition) {
    const parts = condition.any.map(canonical).flatMap((part) => ('any' in part ? part.any : [part]))
    const joined = joinValues(parts)
    return only(joined) ?? { any: joined }
  }
  const { in: values, ...rest } = condition
  const value = values === undefined ? undefined : only([...new Set(values)])
  return value === undefined || rest.is !== undefined ? condition : { ...rest, is: value }
}

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)

/** Parts that name values of one fact become one, which stands where the first of them stood. */
function joinValues(parts: readonly Condition[]): Condition[] {
  const named = parts.map(valuesNamed)
  return parts.flatMap((part, i) => {
    const own = named[i]
    if (own === null || own === undefined) return [part]
    const ofFact = named.filter((other) => other?.fact === own.fact)
    if (ofFact[0] !== own) return []
    const values = [...new Set(ofFact.flatMap((each) => each?.values ?? []))]
    const value = only(values)
    return [value === undefined ? { fact: own.fact, in: values } : { fact: own.fact, is: value }]
  })
}

/** The values of a comparison that asks nothing else. */
function valuesNamed(
  part: Condition,
): { readonly fact: string; readonly values: readonly FactValue[] } | null {
  if (!('fact' in part)) return null
  const { fact, is, in: among, ...rest } = part
  if (Object.values(rest).some((operator) => operator !== undefined)) return null
  if (is !== undefined) return among === undefined ? { fact, values: [is] } : null
  return among === undefined ? null : { fact, values: among }
}

/** The same document, whatever it is a part of, with every condition in it canonical. */
export function withCanonicalConditions<T>(part: T): T
export function withCanonicalConditions(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => withCanonicalConditions(each))
  if (typeof part !== 'object' || part === null) return part
  if (isCondition(part)) return canonical(part)
  return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, withCanonicalConditions(each)]))
}

/** Whether a part of a document is a condition. Amounts of a table may be kept under the same words, but never as lists or with a fact. */
export function isCondition(part: unknown): part is Condition {
  if (typeof part !== 'object' || part === null) return false
  if ('fact' in part) return typeof part.fact === 'string'
  if (Object.keys(part).length !== 1) return false
  if ('all' in part) return Array.isArray(part.all) && part.all.every(isCondition)
  if ('any' in part) return Array.isArray(part.any) && part.any.every(isCondition)
  return 'not' in part && isCondition(part.not)
}
