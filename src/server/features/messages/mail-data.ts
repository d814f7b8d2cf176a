import type { z } from 'zod'
import type { registrationView } from '#contract/site.ts'
import type { MailAttachment } from '#server/gateways/mail/port.ts'
import type { AccountView } from '../accounts/get-account.ts'

/** What every message of a registration is composed from. */
export interface MailData {
  readonly account: AccountView
  readonly registration: z.input<typeof registrationView>
  /** Of 'Moje zgłoszenie'. */
  readonly address: string
  /** What was noted when the message was queued: it cannot be seen any more. */
  readonly about: unknown
}

export interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly MailAttachment[]
}
