import { LOGO_IN_USE, pictureInUse } from '#i18n/pl/file-refusals.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findEventThatNames } from '#server/features/events/selling/find-event-that-names.ts'
import { fileRefusal } from '#server/features/files/uploads/file-refusal.ts'
import { deleteRows, findByIds, isLogo } from './pictures.queries.ts'

/**
 * Removes a picture for good; a job removes its bytes. Nothing when it is gone.
 * @throws Refusal picture_in_use while a draft or a published page names it
 */
export async function deletePicture(ctx: TenantCtx, pictureId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const [row] = await findByIds(tx, [pictureId])
    if (row === undefined) return
    if (await isLogo(tx, pictureId)) throw fileRefusal('picture_in_use', LOGO_IN_USE, { event: '' })
    const use = await findEventThatNames(tx, pictureId)
    if (use !== undefined) throw fileRefusal('picture_in_use', pictureInUse(use.title), { event: use.title })
    await deleteRows(tx, pictureId)
    await recordAudit(tx, ctx, {
      action: 'picture.deleted',
      details: { picture: pictureId, name: row.name },
      before: { state: 'uploaded' },
      after: { state: 'deleted' },
    })
  })
}
