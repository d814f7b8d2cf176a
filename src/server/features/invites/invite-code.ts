import { randomBytes } from 'node:crypto'
import { HALF, signsOf, writeIssuedCode } from '#domain/event/facts/issued-codes.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { proofOfCode } from '#server/features/events/selling/seal-codes.ts'

/** A name that no other code of the list is likely to have; the database refuses one that has. */
export const newCodeName = (): string => signsOf(randomBytes(HALF))

/** The code of an invitation, made anew from its name: it is stored nowhere. */
export function codeOf(
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  { eventId, pool, codeName }: { readonly eventId: string; readonly pool: string; readonly codeName: string },
): string {
  const proof = proofOfCode(ctx, { eventId, limit: pool, name: codeName })
  return writeIssuedCode({ name: codeName, proof })
}
