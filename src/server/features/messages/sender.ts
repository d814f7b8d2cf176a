import type { Config } from '#server/base/config.ts'
import type { Mail } from '#server/gateways/mail/port.ts'
import type { AccountView } from '../accounts/get-account.ts'

/** The sender of a mail of an account, by the brand of its site, and the reply address. */
export const senderOf = (account: AccountView, config: Config): Pick<Mail, 'from' | 'replyTo'> => ({
  from: { name: account.senderName || account.name, address: config.mailFrom[account.brand.id] },
  replyTo: account.replyTo || null,
})
