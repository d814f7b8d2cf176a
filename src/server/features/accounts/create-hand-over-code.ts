import type { Ctx } from '#server/ctx.ts'
import { randomToken, sha256 } from '#server/secrets.ts'
import { setHandOverCode } from './hand-over.queries.ts'

/** As long as a browser needs from one of our hosts to the other. */
const CODE_SECONDS = 30

/** A code that opens the panel once; it takes the place of one made before. Null for a ticket that is no good. */
export async function createHandOverCode(
  ctx: Pick<Ctx, 'db' | 'now'>,
  ticket: string,
): Promise<string | null> {
  const code = randomToken()
  const codeExpiresAt = ctx.now.add({ seconds: CODE_SECONDS }).toString()
  const isMade = await ctx.db.global((tx) =>
    setHandOverCode(tx, sha256(ticket), { codeHash: sha256(code), codeExpiresAt }),
  )
  return isMade ? code : null
}
