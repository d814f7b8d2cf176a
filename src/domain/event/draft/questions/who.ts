import { canonical } from '../../definition/canonical.ts'
import type { Comparison, Condition, FactValue } from '../../definition/condition.ts'

/**
 * A condition as a list of parts that must all hold, each of which can be shown and changed by itself. What is said in
 * another way is one part of kind 'other', which is kept as it is.
 */
export type Chip =
  /** Is one of the values; `not`: is none of them. */
  | {
      readonly kind: 'values'
      readonly fact: string
      readonly values: readonly FactValue[]
      readonly not: boolean
    }
  /** Both ends included; one may be open. */
  | {
      readonly kind: 'range'
      readonly fact: string
      readonly from: number | string | undefined
      readonly to: number | string | undefined
    }
  /** Whether there is a value at all. */
  | { readonly kind: 'given'; readonly fact: string; readonly given: boolean }
  | { readonly kind: 'other'; readonly condition: Condition }

/** The parts of a condition; none where it is absent: always. */
export function chipsOf(condition: Condition | undefined): Chip[] {
  if (condition === undefined) return []
  const whole = canonical(condition)
  return 'all' in whole ? whole.all.map(chipOf) : [chipOf(whole)]
}

/** The condition that says so; undefined for no parts. The reverse of `chipsOf`, for canonical conditions. */
export function conditionOf(chips: readonly Chip[]): Condition | undefined {
  const parts = chips.map(partOf)
  const [only] = parts
  return parts.length > 1 ? { all: parts } : only
}

function chipOf(condition: Condition): Chip {
  if ('not' in condition) {
    const inside = chipOf(condition.not)
    return inside.kind === 'values' && !inside.not ? { ...inside, not: true } : { kind: 'other', condition }
  }
  if (!('fact' in condition)) return { kind: 'other', condition }
  return chipOfComparison(condition) ?? { kind: 'other', condition }
}

function chipOfComparison({ fact, is, in: among, atLeast, atMost, given }: Comparison): Chip | null {
  const isBounded = atLeast !== undefined || atMost !== undefined
  const operators = [is, among, given].filter((operator) => operator !== undefined).length + Number(isBounded)
  if (operators !== 1) return null
  if (given !== undefined) return { kind: 'given', fact, given }
  if (isBounded) return { kind: 'range', fact, from: atLeast, to: atMost }
  return { kind: 'values', fact, values: among ?? (is === undefined ? [] : [is]), not: false }
}

/** The condition that one part says. */
export function partOf(chip: Chip): Condition {
  switch (chip.kind) {
    case 'other':
      return chip.condition
    case 'given':
      return { fact: chip.fact, given: chip.given }
    case 'range': {
      const { fact, from, to } = chip
      return {
        fact,
        ...(from === undefined ? {} : { atLeast: from }),
        ...(to === undefined ? {} : { atMost: to }),
      }
    }
    case 'values': {
      const { fact, values, not } = chip
      const [only] = values
      const named = values.length === 1 && only !== undefined ? { fact, is: only } : { fact, in: values }
      return not ? { not: named } : named
    }
  }
}
