import type { Ctx } from '#server/ctx.ts'

/**
 * The secret in the link to an entry of the waiting list. It is made by our key, so that an e-mail can carry it
 * again; the database keeps only its hash.
 */
export const waitingToken = ({ secrets }: Pick<Ctx, 'secrets'>, waitingEntryId: string): string =>
  secrets.sign('waiting-link', waitingEntryId)
