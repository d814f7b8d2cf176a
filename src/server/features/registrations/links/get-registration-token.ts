import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import {
  findRegistration,
  lockRegistration,
  type RegistrationRow,
} from '../agreement/registrations.queries.ts'
import { openLink } from './registration-link.ts'
import { renewLink } from './renew-link.ts'

/**
 * The secret of the link to a registration, as an e-mail carries it. Where it cannot be read any more, because the
 * key it was sealed under is not among `SECRET_KEYS_BEFORE`, a new one replaces it.
 * @throws Refusal not_found
 */
export async function getRegistrationToken(tx: Tx, ctx: TenantCtx, registrationId: string): Promise<string> {
  const known = readToken(ctx, await findRegistration(tx, registrationId))
  // Under the lock: of two e-mails that are composed at once, one makes the link and the other carries it.
  return (
    known ?? readToken(ctx, await lockRegistration(tx, registrationId)) ?? renewLink(tx, ctx, registrationId)
  )
}

/** Null where it cannot be read. */
function readToken(
  ctx: TenantCtx,
  row: Pick<RegistrationRow, 'registrationId' | 'linkSealed'> | undefined,
): string | null {
  if (row === undefined) throw new Refusal('not_found')
  const { registrationId, linkSealed } = row
  if (linkSealed === null || !ctx.secrets.canOpen(linkSealed)) return null
  return openLink(ctx, registrationId, linkSealed)
}
