import type { Ctx } from '#server/ctx.ts'

/** The secret of the hold behind an offer. It is made by our key, so that an e-mail can carry it again. */
export const offerSecret = ({ secrets }: Pick<Ctx, 'secrets'>, waitingEntryId: string): string =>
  secrets.sign('offer', waitingEntryId)
