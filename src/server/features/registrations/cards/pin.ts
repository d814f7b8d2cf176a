import { randomInt } from 'node:crypto'
import type { TenantCtx } from '#server/context/ctx.ts'

const DIGITS = 6

/** A new PIN of a card, random: six digits. */
export const newPin = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')

/** Hashes of a PIN of this registration under every known key, the current one first. */
export const pinHashes = (
  { secrets, account }: Pick<TenantCtx, 'secrets' | 'account'>,
  registrationId: string,
  pin: string,
): readonly [Buffer, ...Buffer[]] => {
  const [current, ...earlier] = secrets.signByEach('pin', `${account} ${registrationId} ${pin}`)
  return [bytes(current), ...earlier.map(bytes)]
}

const bytes = (signature: string) => Buffer.from(signature, 'base64url')
