import { z } from 'zod'
import { id } from './common.ts'

/** A file of a registration, as the holder of its link sees it: not those of people who have taken a place over. */
export const ownFile = z.strictObject({
  id,
  name: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** The question that it answers. */
  question: z.string(),
  /** Whose answer it is (`ref`); null: of the whole registration. */
  person: z.string().nullable(),
})
