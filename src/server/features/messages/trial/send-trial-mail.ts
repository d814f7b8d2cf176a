import { messageTrialWords } from '#i18n/pl/mails/trial.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '../../accounts/get-account.ts'
import { senderOf } from '../sender.ts'

interface Trial {
  readonly message: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends a mail to the colleague who tries it out; its subject says so. That of a demo account is not sent. */
export async function sendTrialMail(
  ctx: TenantCtx,
  { message: id, to, subject, text, html }: Trial,
): Promise<void> {
  const account = await getAccount(ctx)
  if (account.demo && ctx.config.smtpUrl !== null) return
  await ctx.gateways.mail.send({
    ...{ id, to, subject: messageTrialWords.subject(subject), text, html, attachments: [] },
    ...senderOf(account, ctx.config),
  })
}
