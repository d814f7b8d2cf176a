import type { z } from 'zod'
import { Refusal } from './refusal.ts'

/** The place of a row in the order of a list, as the address of the next page has it. */
export const writeCursor = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** @throws Refusal invalid_input for what is no place in this order */
export function readCursor<Place>(schema: z.ZodType<Place>, text: string | undefined): Place | null {
  if (text === undefined) return null
  const place = schema.safeParse(parsed(text))
  if (!place.success) throw new Refusal('invalid_input')
  return place.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
