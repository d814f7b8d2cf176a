import type { PageFileView } from '#contract/page-files.ts'
import type { PageFileRow } from './page-files.queries.ts'

/** A file as pages offer it. */
export const pageFileView = ({ accountId, pageFileId, contentHash, ...row }: PageFileRow): PageFileView => ({
  id: pageFileId,
  ...{ name: row.name, kind: row.kind, size: row.size },
  address: `/v1/page-files/${accountId}/${contentHash}`,
})
