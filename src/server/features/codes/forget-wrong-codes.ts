import type { Ctx } from '#server/ctx.ts'
import { deleteOld } from './codes.queries.ts'

/** Forgets wrong codes, of all accounts, that have long ceased to count. */
export function forgetWrongCodes(ctx: Ctx): Promise<void> {
  return ctx.db.global(deleteOld)
}
