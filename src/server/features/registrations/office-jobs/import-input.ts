import { z } from 'zod'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import type { TenantCtx } from '#server/context/ctx.ts'

/** What a row of an import keeps of its lines, sealed: it may be about somebody's health. */
const inputSchema = z.object({
  draft: registrationDraftSchema,
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  /** Why it cannot be read, in words, each at its cell. */
  faults: z.array(z.object({ line: z.number(), column: z.number().nullable(), message: z.string() })),
  /** The line of the same person earlier in the file; null: there is none. */
  twin: z.object({ name: z.string(), line: z.number() }).nullable(),
})
export type ImportInput = z.output<typeof inputSchema>

/** What all rows of an import have in common. */
export const importParameters = z.object({
  head: z.array(z.string()),
  columns: z.array(z.string().nullable()),
  skipDuplicates: z.boolean(),
  signed: z.boolean(),
})

export const sealInput = (ctx: TenantCtx, jobId: string, input: ImportInput): string =>
  ctx.secrets.seal(JSON.stringify(input), jobId)

export function openInput(ctx: TenantCtx, jobId: string, sealed: string | null): ImportInput {
  if (sealed === null) throw new Error('A row of an import that waits keeps what it says.')
  const parsed: unknown = JSON.parse(ctx.secrets.open(sealed, jobId))
  return inputSchema.parse(parsed)
}
