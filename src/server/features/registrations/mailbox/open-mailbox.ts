import type { z } from 'zod'
import type { openMailbox as contract } from '#contract/links.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getRegistrationToken } from '../links/get-registration-token.ts'
import { listMailbox } from '../links/list-mailbox.ts'
import { getRegistration } from '../read/get-registration.ts'
import { findMailboxLink, takeMailboxLink } from './mailbox-link.queries.ts'
import { mailboxOwner } from './new-mailbox-link.ts'

/**
 * The registrations of the mailbox that a requested link was mailed to, as they are now. The link is used up.
 * @throws Refusal not_found: used, too old, or never made
 */
export async function openMailbox(ctx: TenantCtx, token: string): Promise<z.input<typeof contract.output>> {
  const hash = sha256(token)
  const link = await ctx.db.tenant(ctx.account, (tx) => findMailboxLink(tx, hash))
  if (!link) throw new Refusal('not_found')
  const ids = await listMailbox(ctx, ctx.secrets.open(link.emailSealed, mailboxOwner(ctx)))
  const registrations: z.input<typeof contract.output>['registrations'] = []
  for (const id of ids) registrations.push(await rowOf(ctx, id))
  // Last: a fault while they were read must not use the link up. Of two who open it at once only one sees them.
  if (!(await ctx.db.tenant(ctx.account, (tx) => takeMailboxLink(tx, hash)))) throw new Refusal('not_found')
  return { registrations }
}

async function rowOf(ctx: TenantCtx, id: string) {
  const { number, state, event, attendance, people, headcount, balance, setAside } = await getRegistration(
    ctx,
    id,
  )
  return {
    ...{ number, state, attendance, balance: balance + setAside },
    token: await ctx.db.tenant(ctx.account, (tx) => getRegistrationToken(tx, ctx, id)),
    event: event.title,
    names: people.filter(({ takenOver }) => !takenOver).map(({ firstName }) => firstName),
    people: headcount ?? people.length,
  }
}
