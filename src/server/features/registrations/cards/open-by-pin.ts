import { timingSafeEqual } from 'node:crypto'
import { readRegistrationNumber } from '#domain/values/code.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { noteSecurityEvent } from '#server/context/security-events.ts'
import type { Tx } from '#server/db/database.ts'
import { askedFrom } from '#server/http/asked-from.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getRegistrationToken } from '../links/get-registration-token.ts'
import { countRequests, insertRequest, lockRequests } from '../links/links.queries.ts'
import { countTry, lockPin } from './cards.queries.ts'
import { pinHashes } from './pin.ts'

/** Wrong tries after which a PIN opens nothing any more: the office makes a new one. */
const WRONG_OF_PIN = 10
/** Wrong tries of one network within an hour, together with the links that it asked for. */
const WRONG_OF_NETWORK = 20

interface Typed {
  readonly number: string
  readonly pin: string
}

/**
 * The secret of the link to the registration whose card has this number and PIN. Wrong tries are written down before
 * they are answered, those of an account one after another; what is wrong is not said, nor whether there is such a
 * number (docs/decisions/058-registrations-without-an-address.md).
 * @throws Refusal pin_wrong, too_many_requests
 */
export async function openByPin(ctx: TenantCtx, typed: Typed): Promise<string> {
  const found = await ctx.db.tenant(ctx.account, (tx) => tryPin(tx, ctx, typed))
  if (found === 'too_many') throw new Refusal('too_many_requests', { retryAfter: 3600 })
  if (found !== null) return ctx.db.tenant(ctx.account, (tx) => getRegistrationToken(tx, ctx, found))
  noteSecurityEvent(ctx, 'wrong_code', { account: ctx.account })
  throw new Refusal('pin_wrong')
}

/** The id of the registration; null: none. Returned and not thrown, so that the count is kept. */
async function tryPin(tx: Tx, ctx: TenantCtx, typed: Typed): Promise<string | 'too_many' | null> {
  // What cannot be a number is of no registration, and is counted all the same.
  const number = readRegistrationNumber(typed.number) ?? ''
  const mailbox = Buffer.from(ctx.secrets.sign('mailbox', `${ctx.account} card ${number}`), 'base64url')
  const request = { askedFrom: askedFrom(ctx), mailbox }
  await lockRequests(tx, ctx.account)
  const { ofNetwork } = await countRequests(tx, request)
  if (ofNetwork >= WRONG_OF_NETWORK) return 'too_many'
  const card = await lockPin(tx, number, WRONG_OF_PIN)
  const pin = typed.pin.replace(/\D/g, '')
  // Also without a card, so that the time of the answer tells nothing of the number either.
  const hashes = pinHashes(ctx, card?.registrationId ?? '', pin)
  const isRight = card !== undefined && hashes.some((hash) => timingSafeEqual(hash, card.pinHash))
  if (card !== undefined) await countTry(tx, card.registrationId, isRight)
  if (isRight) return card.registrationId
  await insertRequest(tx, { ...request, accountId: ctx.account })
  return null
}
