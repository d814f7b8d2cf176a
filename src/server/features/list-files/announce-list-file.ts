import { listNames } from '#i18n/pl/lists.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { addressOf } from '#server/http/face.ts'
import { getAccount } from '../accounts/get-account.ts'
import { senderOf } from '../messages/sender.ts'
import { findReader, type Reader } from '../scheduled/members.ts'
import { listFileMail } from './list-file.mail.ts'
import { findFile, type ListFile } from './list-files.queries.ts'
import { readForMember } from './read-for-member.ts'

/**
 * Tells the member who has asked for a file that it is there, unless it was removed or its member may not see it any more. Throws
 * when the mail server did not accept it: the job tries again, with the same Message-ID. Nobody of the demo gets any.
 */
export async function announceListFile(ctx: TenantCtx, listFileId: string): Promise<void> {
  const account = await getAccount(ctx)
  if (account.demo || account.onReview) return
  const found = await findReaderOf(ctx, listFileId)
  if (found === null) return
  const { file, reader } = found
  const exported = await readForMember(ctx, file)
  if (exported === null) return
  const mail = listFileMail(account, {
    ...{ list: listNames[file.list], event: exported.title, keptUntil: file.keptUntil },
    address: `${addressOf(`panel.${account.brand.domain}`, ctx.config)}/wydarzenia/${file.eventId}/pliki-list`,
  })
  await ctx.gateways.mail.send({
    id: listFileId,
    to: reader.email,
    ...mail,
    ...senderOf(account, ctx.config),
  })
}

function findReaderOf(
  ctx: TenantCtx,
  listFileId: string,
): Promise<{ readonly file: ListFile; readonly reader: Reader } | null> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const file = await findFile(tx, listFileId)
    if (file === null || file.endedAt === null) return null
    const reader = await findReader(tx, file.userId, file.eventId)
    return reader === undefined ? null : { file, reader }
  })
}
