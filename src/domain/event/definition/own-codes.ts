import type { PlainCode } from './problem.ts'

/** The codes that patterns and rules of the shape itself bring, as their messages. */
const OWN_CODES = [
  'id_malformed',
  'colour_malformed',
  'number_pattern_without_count',
  'comparison_without_value',
] as const satisfies readonly PlainCode[]

export type OwnCode = (typeof OWN_CODES)[number]

/** The code that a message of the shape is; undefined for those of zod. */
export const ownCode = (message: string): OwnCode | undefined => OWN_CODES.find((code) => code === message)
