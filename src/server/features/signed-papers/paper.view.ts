import type { z } from 'zod'
import type { signedPaper } from '#contract/papers.ts'
import type { PaperRow } from './papers.queries.ts'

export const paperView = (row: PaperRow): z.input<typeof signedPaper> => ({
  ...{ id: row.signedPaperId, name: row.name, type: row.mediaType, size: row.size },
  ...{ by: row.uploadedBy, at: row.uploadedAt.toString() },
})
