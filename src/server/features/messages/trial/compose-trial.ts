import type { TenantCtx } from '#server/context/ctx.ts'
import { databaseWithin } from '#server/db/database-within.ts'
import type { Mail } from '#server/gateways/mail/port.ts'
import { getAccount } from '../../accounts/get-account.ts'
import { composeMail } from '../compose-mail.ts'
import type { MessageKind } from '../outbox/queue-message.ts'
import { findNewestMessage } from './trial.queries.ts'

interface Tried {
  readonly registrationId: string
  readonly kind: MessageKind
  /** What causes the message. Its context writes within one transaction, which is taken back. */
  readonly act: (ctx: TenantCtx) => Promise<void>
}

/**
 * The mail that an action would send about a registration, to the letter: the action is carried out by its own verb, the
 * mail composed, and everything taken back. The link in it leads to no registration. Null when it would send none.
 */
export async function composeTrial(
  ctx: TenantCtx,
  { registrationId, kind, act }: Tried,
): Promise<Mail | null> {
  let composed: Mail | null = null
  const takenBack = new Error('tried and taken back')
  try {
    await ctx.db.tenant(ctx.account, async (tx) => {
      const within: TenantCtx = { ...ctx, db: databaseWithin(ctx.db, tx) }
      await act(within)
      const message = await findNewestMessage(tx, registrationId, kind)
      if (message) composed = await composeMail(within, await getAccount(within), message, false)
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
  return withoutLink(composed)
}

const LINK = /\/zgloszenie\/[^\s"'<>#?]+/g

const withoutLink = (mail: Mail | null): Mail | null =>
  mail && {
    ...mail,
    text: mail.text.replace(LINK, '/zgloszenie/przyklad'),
    html: mail.html.replace(LINK, '/zgloszenie/przyklad'),
  }
