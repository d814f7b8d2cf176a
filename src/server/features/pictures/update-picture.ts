import type { PictureView } from '#contract/pictures.ts'
import type { FocalPoint } from '#domain/pictures/picture.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { pictureView } from './picture.view.ts'
import { describe, findByIds } from './pictures.queries.ts'

interface Input {
  readonly pictureId: string
  readonly alt?: string | undefined
  readonly focal?: FocalPoint | undefined
}

/** Describes a picture, or moves its focal point, on all pages that show it. @throws Refusal not_found */
export async function updatePicture(ctx: TenantCtx, { pictureId, ...wanted }: Input): Promise<PictureView> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const [row] = await findByIds(tx, [pictureId])
    if (row === undefined) throw new Refusal('not_found')
    const { alt = row.alt, focal = { x: row.focalX, y: row.focalY } } = wanted
    const after = { ...row, alt, focalX: focal.x, focalY: focal.y }
    const factsOf = (each: typeof after) => ({ alt: each.alt, focal: `${each.focalX} ${each.focalY}` })
    if (JSON.stringify(factsOf(row)) === JSON.stringify(factsOf(after))) return pictureView(row)
    await describe(tx, pictureId, { alt, focal })
    await recordAudit(tx, ctx, {
      action: 'picture.described',
      details: { picture: pictureId, name: row.name },
      before: factsOf(row),
      after: factsOf(after),
    })
    return pictureView(after)
  })
}
