import type { Ctx } from '#server/context/ctx.ts'
import { purgeOver } from './files.queries.ts'

/**
 * Deletes files, of all accounts, that were attached to nothing within a day or whose time is over. Their bytes are
 * deleted by jobs.
 */
export function purgeFiles(ctx: Ctx, atMost: number): Promise<void> {
  return ctx.db.global((tx) => purgeOver(tx, atMost))
}
