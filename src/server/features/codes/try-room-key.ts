import type { TenantCtx } from '#server/context/ctx.ts'
import { noteSecurityEvent } from '#server/context/security-events.ts'
import { askedFrom } from '#server/http/asked-from.ts'
import { Refusal } from '#server/http/refusal.ts'
import { writeTry } from './codes.queries.ts'

/** Wrong keys that are answered within so many minutes, as wrong codes: for one address, and for all addresses of one event. */
const LIMITS = { window: 15, ofAddress: 10, ofAll: 300 }

/**
 * Counts a wrong key for a room before it is answered; a right one waits in the same line.
 * @throws Refusal too_many_requests
 */
export async function tryRoomKey(
  ctx: TenantCtx,
  { eventId, key, isKnown }: { readonly eventId: string; readonly key: string; readonly isKnown: boolean },
): Promise<void> {
  if (!isKnown) noteSecurityEvent(ctx, 'wrong_code', { account: ctx.account })
  const code = Buffer.from(ctx.secrets.sign('wrong-code', `${eventId} room key ${key}`), 'base64url')
  const asked = { eventId, askedFrom: askedFrom(ctx), code, beginnings: [], isKnown }
  const seconds = await writeTry(ctx, asked, LIMITS)
  if (seconds > 0) throw new Refusal('too_many_requests', { retryAfter: seconds })
}
