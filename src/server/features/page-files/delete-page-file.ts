import { pageFileInUse } from '#i18n/pl/file-refusals.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findEventThatNames } from '#server/features/events/selling/find-event-that-names.ts'
import { fileRefusal } from '#server/features/files/uploads/file-refusal.ts'
import { deleteRow, findByIds } from './page-files.queries.ts'

/**
 * Removes a file for download for good; a job removes its bytes. Nothing when it is gone.
 * @throws Refusal page_file_in_use while a draft or a published page offers it
 */
export async function deletePageFile(ctx: TenantCtx, pageFileId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const [row] = await findByIds(tx, [pageFileId])
    if (row === undefined) return
    const use = await findEventThatNames(tx, pageFileId)
    if (use !== undefined)
      throw fileRefusal('page_file_in_use', pageFileInUse(use.title), { event: use.title })
    await deleteRow(tx, pageFileId)
    await recordAudit(tx, ctx, {
      action: 'page_file.deleted',
      details: { pageFile: pageFileId, name: row.name },
      before: { state: 'uploaded' },
      after: { state: 'deleted' },
    })
  })
}
