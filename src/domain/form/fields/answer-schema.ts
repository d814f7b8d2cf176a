import { z } from 'zod'

const address = z.strictObject({
  street: z.string().max(200),
  postcode: z.string().max(20),
  town: z.string().max(200),
})
const file = z.strictObject({
  id: z.string().max(60),
  name: z.string().max(255),
  size: z.number().int().min(0),
  type: z.string().max(120),
})

/** An answer on the wire and in the database: a text, a number, yes or no, ids of options, an address, files; nothing. */
export const answerSchema = z.union([
  z.string().max(4000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(60)).max(50),
  address,
  z.array(file).max(20),
  z.null(),
])

export type Answer = z.infer<typeof answerSchema>
