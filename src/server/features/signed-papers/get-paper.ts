import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { openStored } from '#server/features/files/open-stored.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { selectPapers } from './papers.queries.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  readonly paperId: string
}

/**
 * A scan of a signed paper for the staff; the journal records the look.
 * @throws Refusal not_found, also when its bytes are gone; busy when the storage does not answer
 */
export async function getPaper(ctx: TenantCtx, input: Input): Promise<FileAnswer> {
  const { eventId, registrationId, paperId } = input
  const row = await ctx.db.tenant(ctx.account, async (tx) => {
    const papers = await selectPapers(tx, registrationId)
    const found = papers.find(({ signedPaperId }) => signedPaperId === paperId)
    if (found === undefined) throw new Refusal('not_found')
    const details = { paper: paperId }
    await recordAudit(tx, ctx, { action: 'paper.read', eventId, registrationId, details })
    return found
  })
  const stored = await openStored(ctx, row.storageKey, { account: ctx.account, paper: paperId })
  return new FileAnswer({ name: row.name, type: row.mediaType, ...stored })
}
