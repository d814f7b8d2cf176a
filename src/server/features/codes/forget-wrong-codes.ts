import type { Ctx } from '#server/context/ctx.ts'
import { deleteOld } from './codes.queries.ts'

/** Deletes wrong codes and tried people, of all accounts, that have long ceased to count. */
export function forgetWrongCodes(ctx: Ctx): Promise<void> {
  return ctx.db.global(deleteOld)
}
