import type { PictureView } from '#contract/pictures.ts'
import type { PictureRow } from './pictures.queries.ts'

/** A picture as pages show it. */
export function pictureView(row: PictureRow): PictureView {
  const { accountId, pictureId, purpose, contentHash, name, width, height, plain, alt } = row
  return {
    id: pictureId,
    ...{ purpose, name, width, height, plain, alt },
    widths: [...row.widths],
    address: `/v1/pictures/${accountId}/${contentHash}`,
    focal: { x: row.focalX, y: row.focalY },
  }
}
