/**
 * Codes that people read out, type and scan. Randomness is an argument: the caller supplies random bytes.
 *
 * The alphabet leaves out 0/O and 1/I; it has 32 characters, so that five bits of a byte choose one evenly.
 */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const NUMBER_LENGTH = 4
/** 20 characters are 100 bits: guessing one is infeasible. Capitals and digits keep the QR code small. */
const TICKET_LENGTH = 20

/** How many random bytes each kind of code takes. */
export const REGISTRATION_NUMBER_BYTES = NUMBER_LENGTH
export const TICKET_CODE_BYTES = TICKET_LENGTH

function letters(bytes: Uint8Array, length: number): string {
  if (bytes.length < length)
    throw new RangeError(`A code of ${length} characters takes ${length} random bytes.`)
  return Array.from(bytes.subarray(0, length), (byte) => ALPHABET.charAt(byte & 31)).join('')
}

/** 'ZG-4F7K': the number by which people refer to a registration. The database ensures that it is unique. */
export const registrationNumber = (bytes: Uint8Array): string => `ZG-${letters(bytes, NUMBER_LENGTH)}`

/** The secret content of a ticket's QR code. */
export const ticketCode = (bytes: Uint8Array): string => letters(bytes, TICKET_LENGTH)

/** Reads a registration number as people type it ('zg 4f7k', '4F7K'); null when it cannot be one. */
export function readRegistrationNumber(typed: string): string | null {
  const code = bare(typed).replace(/^ZG/, '')
  return code.length === NUMBER_LENGTH && isCode(code) ? `ZG-${code}` : null
}

/** Reads a ticket code as scanned or typed, spaces and hyphens allowed; null when it cannot be one. */
export function readTicketCode(typed: string): string | null {
  const code = bare(typed)
  return code.length === TICKET_LENGTH && isCode(code) ? code : null
}

const bare = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '')
const isCode = (text: string) => [...text].every((letter) => ALPHABET.includes(letter))
