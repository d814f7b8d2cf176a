import { listNames } from '#i18n/pl/lists.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { Exported, ExportQuery } from './exported-rows.ts'

/** Writes into the journal that a list was saved as a file, and which answers it has that not everybody sees. */
export const noteExport = (
  tx: Tx,
  ctx: TenantCtx,
  { eventId, list, format }: Pick<ExportQuery, 'eventId' | 'list' | 'format'>,
  { guarded }: Pick<Exported, 'guarded'>,
): Promise<void> =>
  recordAudit(tx, ctx, {
    ...{ action: 'list.exported', eventId },
    details: { name: listNames[list], format, ...(guarded.length > 0 && { answers: [...guarded] }) },
  })
