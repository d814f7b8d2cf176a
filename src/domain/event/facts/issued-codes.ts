import { plainCode } from './plain-code.ts'

/**
 * Codes that the product issues: 'K7QM2F-XR9TBC'. The first half names the code within its list, the second proves that
 * this server has issued it for this list of this event, so a document need not contain it.
 */

/** Letters and digits that cannot be taken for each other when they are read from paper. */
const ISSUED_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Signs of each half: thirty bits. */
export const HALF = 6

export interface IssuedCode {
  readonly name: string
  readonly proof: string
}

/** Whether a code of a list (the id of its pool) was issued by this server for this event. */
export type ProvesCode = (limit: string, code: IssuedCode) => boolean

const WRITTEN = new RegExp(`^[${ISSUED_SIGNS}]{${2 * HALF}}$`)

/** A typed code in its parts, whatever hyphens and spaces stand in it; null for what no issued code looks like. */
export function readIssuedCode(typed: string): IssuedCode | null {
  const signs = plainCode(typed).replaceAll(/[\s\u2010-\u2015-]/g, '')
  return WRITTEN.test(signs) ? { name: signs.slice(0, HALF), proof: signs.slice(HALF) } : null
}

export const writeIssuedCode = ({ name, proof }: IssuedCode): string => `${name}-${proof}`

/** What stands for an issued code in the pool that counts its uses: a sealed one is longer. */
export const issuedAs = (name: string): string => `~${name}`

/** The name of an issued code by its replacement; null for that of a code that the document contains. */
export const nameOfIssued = (sealed: string): string | null => ISSUED_AS.exec(sealed)?.[1] ?? null

const ISSUED_AS = new RegExp(`^~([${ISSUED_SIGNS}]{${HALF}})$`)

/** As many signs as bytes: 256 is a multiple of their number, so all signs are equally likely. */
export const signsOf = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => ISSUED_SIGNS[byte % ISSUED_SIGNS.length]).join('')
