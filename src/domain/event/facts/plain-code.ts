import type { Comparison, FactValue } from '../definition/condition.ts'

/**
 * A password, a code or an answer in the form in which it is compared: without the case (by the Polish alphabet),
 * surrounding spaces and doubled spaces, which are invisible on paper and which phones add by themselves.
 */
export const plainCode = (code: string): string =>
  code.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleUpperCase('pl')

/** Whether a fact is free text typed by people: the code, or an answer (ids of options have no capitals). */
export const isTyped = ({ fact }: Comparison): boolean => fact === 'code' || fact.startsWith('answer.')

const plain = new WeakMap<Comparison, Comparison>()

/** A comparison of the code or an answer with texts in that form; made once for each. */
export function withPlainTexts(comparison: Comparison): Comparison {
  const known = plain.get(comparison)
  if (known !== undefined) return known
  const { is, in: among } = comparison
  const made = {
    ...comparison,
    ...(is === undefined ? {} : { is: plainValue(is) }),
    ...(among === undefined ? {} : { in: among.map(plainValue) }),
  }
  plain.set(comparison, made)
  return made
}

/** A text in the form in which it is compared; any other value unchanged. */
export const plainValue = (value: FactValue): FactValue =>
  typeof value === 'string' ? plainCode(value) : value
