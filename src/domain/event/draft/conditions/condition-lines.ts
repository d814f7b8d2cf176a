import type { Condition } from '../../definition/condition.ts'
import { type Chip, chipsOf, partOf } from '../questions/who.ts'

/** Whether all parts of a list must hold, or at least one. */
export type Together = 'all' | 'any'

/** One part of a condition, or the opposite of it. */
export interface ChipLine {
  readonly kind: 'chip'
  readonly chip: Chip
  /** Of a chip of values the chip itself says so. */
  readonly not: boolean
}

/** Parts in brackets. */
export interface GroupLine {
  readonly kind: 'group'
  readonly together: Together
  readonly lines: readonly ChipLine[]
  readonly not: boolean
}

export type Line = ChipLine | GroupLine

/** A condition as a list of lines, among which there may be lists of their own. */
export interface ConditionLines {
  readonly together: Together
  readonly lines: readonly Line[]
}

/** The lines of a condition; none where it is absent: always. What goes deeper is a line that can only be removed. */
export function linesOf(condition: Condition | undefined): ConditionLines {
  if (condition === undefined) return { together: 'all', lines: [] }
  const list = listOf(condition)
  return list === null || isBracketed(condition)
    ? { together: 'all', lines: [lineOf(condition)] }
    : { together: list.together, lines: list.parts.map(lineOf) }
}

/** A list of one list is no list: its only line is the one in brackets. */
const isBracketed = (condition: Condition): boolean => {
  const list = listOf(condition)
  return list !== null && list.parts.length === 1 && list.parts.every((part) => listOf(part) !== null)
}

const listOf = (
  condition: Condition,
): { readonly together: Together; readonly parts: readonly Condition[] } | null => {
  if ('all' in condition) return { together: 'all', parts: condition.all }
  return 'any' in condition ? { together: 'any', parts: condition.any } : null
}

function lineOf(condition: Condition): Line {
  const isNot = 'not' in condition
  const inside = isNot ? condition.not : condition
  const list = listOf(inside)
  if (list !== null) {
    const lines = list.parts.map(lineOf)
    const chips = lines.filter((line) => line.kind === 'chip')
    if (chips.length === lines.length)
      return { kind: 'group', together: list.together, lines: chips, not: isNot }
  }
  return chipLineOf(condition, isNot ? inside : null)
}

/** A chip as it is, or the opposite of one that cannot say so itself. */
function chipLineOf(condition: Condition, inside: Condition | null): ChipLine {
  const chip = onlyChip(condition)
  if (chip.kind !== 'other' || inside === null) return { kind: 'chip', chip, not: false }
  const opposite = onlyChip(inside)
  return opposite.kind === 'other'
    ? { kind: 'chip', chip, not: false }
    : { kind: 'chip', chip: opposite, not: true }
}

function onlyChip(condition: Condition): Chip {
  const [chip, ...others] = chipsOf(condition)
  return chip === undefined || others.length > 0 ? { kind: 'other', condition } : chip
}

/** The condition that says so; undefined for no lines. The reverse of `linesOf`. */
export function conditionOfLines({ together, lines }: ConditionLines): Condition | undefined {
  const parts = lines.flatMap((line) => conditionOfLine(line) ?? [])
  const [only] = parts
  if (only === undefined) return undefined
  if (parts.length === 1) return only
  return together === 'all' ? { all: parts } : { any: parts }
}

/** The condition that one line says; undefined for brackets around nothing. */
export function conditionOfLine(line: Line): Condition | undefined {
  const said = line.kind === 'chip' ? partOf(line.chip) : insideOf(line)
  return said !== undefined && line.not ? { not: said } : said
}

/** Brackets stay also around one part, so that a second can be added to them. */
function insideOf({ together, lines }: GroupLine): Condition | undefined {
  const parts = lines.flatMap((line) => conditionOfLine(line) ?? [])
  if (parts.length === 0) return undefined
  return together === 'all' ? { all: parts } : { any: parts }
}
