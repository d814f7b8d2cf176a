import type { Comparison, FactValue } from '../event/condition.ts'

/**
 * A password or code as it is compared: without the case, the spaces around it and doubled ones, which nobody sees on
 * paper and a phone adds by itself.
 */
export const plainCode = (code: string): string =>
  code.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleUpperCase('pl')

/** A comparison of the code with codes that are written so. */
export function withPlainCodes(comparison: Comparison): Comparison {
  const { is, in: among } = comparison
  const plain = (value: FactValue) => (typeof value === 'string' ? plainCode(value) : value)
  return {
    ...comparison,
    ...(is === undefined ? {} : { is: plain(is) }),
    ...(among === undefined ? {} : { in: among.map(plain) }),
  }
}
