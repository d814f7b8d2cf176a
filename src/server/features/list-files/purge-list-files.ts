import type { Ctx } from '#server/context/ctx.ts'
import { purgeOver } from './list-files.queries.ts'

/** Deletes files of lists, of all accounts, whose time is over. Their bytes are deleted by jobs. */
export function purgeListFiles(ctx: Ctx, atMost: number): Promise<void> {
  return ctx.db.global((tx) => purgeOver(tx, atMost))
}
