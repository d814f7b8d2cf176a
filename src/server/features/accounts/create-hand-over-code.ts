import { randomToken, sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { setHandOverCode } from './hand-over.queries.ts'

/** As long as a browser needs from one of our hosts to the other. */
const CODE_SECONDS = 30

/** A code that opens the panel once; it replaces one created before. Null for an invalid ticket. */
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
