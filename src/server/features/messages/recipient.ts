import {
  LIMITS_OF_ACCOUNT,
  LIMITS_OF_INVITATIONS,
  LIMITS_OF_INVITES,
  limitsOfRecipient,
  type MailLimits,
} from '#domain/messages/mail-limits.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findRegistrationId } from '#server/features/registrations/agreement/find-registration-id.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import { findWaitingEntryId } from '../waiting-list/find-waiting-entry-id.ts'
import { getWaitingEntry } from '../waiting-list/get-waiting-entry.ts'
import { countMail, insertKnownRecipient } from './recipients.queries.ts'

/** Whose mailbox an address is: proven only by the reader who opens a link that only the mail carried. */

type Ctx = Pick<TenantCtx, 'secrets'>

/** Independent of the account: the hash of an address without regard to case. */
export const recipientHash = ({ secrets }: Ctx, address: string): Buffer =>
  Buffer.from(secrets.sign('recipient', address.toLowerCase()), 'base64url')

/** What only a link in a mail carries; the answer to an order does not have it. */
const proofOf = ({ secrets }: Ctx, address: string, recipient: string): string =>
  secrets.sign('mailed-link', `${new URL(address).pathname} ${recipient.toLowerCase()}`).slice(0, 22)

/** The name of the parameter; Polish, as addresses of the site are. */
const MAILED = 'z-poczty'

/** An address as it is written in a mail to a person. */
export const mailedAddress = (ctx: Ctx, address: string, recipient: string): string =>
  `${address}?${MAILED}=${proofOf(ctx, address, recipient)}`

interface Opened {
  readonly page: 'registration' | 'waiting'
  readonly token: string
}

/**
 * A person who opens a link of a mail reads the mail of that address: from now on it gets full messages.
 * @param address the whole one, with what the mail added
 */
export async function knowRecipient(ctx: TenantCtx, { page, token }: Opened, address: URL): Promise<void> {
  const proof = address.searchParams.get(MAILED)
  if (proof === null) return
  const { contact } =
    page === 'registration'
      ? await getRegistration(ctx, await findRegistrationId(ctx, token))
      : await getWaitingEntry(ctx, await findWaitingEntryId(ctx, token))
  if (contact.email === '' || proofOf(ctx, address.href, contact.email) !== proof) return
  const hash = recipientHash(ctx, contact.email)
  await ctx.db.tenant(ctx.account, (tx) => insertKnownRecipient(tx, ctx.account, hash))
}

/** Counts a mail that is about to go out: 0, or the seconds that it waits. */
export function waitBeforeMail(
  ctx: TenantCtx,
  { recipient, isKnown }: { readonly recipient: string; readonly isKnown: boolean },
): Promise<number> {
  return count(ctx, [
    { owner: recipientHash(ctx, recipient), ...limitsOfRecipient({ isKnown }) },
    { owner: ownerHash(ctx, `account ${ctx.account}`), ...LIMITS_OF_ACCOUNT },
  ])
}

/** The same for an invitation to the team: the address may be anybody's. */
export function waitBeforeInvitation(ctx: TenantCtx, recipient: string): Promise<number> {
  return count(ctx, [
    { owner: recipientHash(ctx, recipient), ...limitsOfRecipient({ isKnown: false }) },
    { owner: ownerHash(ctx, `account ${ctx.account}`), ...LIMITS_OF_ACCOUNT },
    { owner: ownerHash(ctx, `team ${ctx.account}`), ...LIMITS_OF_INVITATIONS },
  ])
}

/** The same for an invitation to an event: the organiser has brought the address, and nobody has confirmed it. */
export function waitBeforeInvite(ctx: TenantCtx, recipient: string): Promise<number> {
  return count(ctx, [
    { owner: recipientHash(ctx, recipient), ...limitsOfRecipient({ isKnown: false }) },
    { owner: ownerHash(ctx, `account ${ctx.account}`), ...LIMITS_OF_ACCOUNT },
    { owner: ownerHash(ctx, `invites ${ctx.account}`), ...LIMITS_OF_INVITES },
  ])
}

const ownerHash = ({ secrets }: Ctx, owner: string) =>
  Buffer.from(secrets.sign('recipient', owner), 'base64url')

type Counted = MailLimits & { readonly owner: Buffer }

const count = (ctx: TenantCtx, owners: readonly Counted[]): Promise<number> =>
  ctx.db.tenant(ctx.account, (tx) =>
    countMail(
      tx,
      owners.map((each) => ({ ...each, owner: each.owner.toString('hex') })),
    ),
  )
