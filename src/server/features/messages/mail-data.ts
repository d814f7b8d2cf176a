import type { z } from 'zod'
import type { placeTransferView } from '#contract/hand-over.ts'
import type { registrationView } from '#contract/site.ts'
import type { waitingEntryView } from '#contract/waiting-list.ts'
import type { MailAttachment } from '#server/gateways/mail/port.ts'
import type { AccountView } from '../accounts/get-account.ts'

/** Who writes to whom about what, as the footer of each message states. */
export interface MailFrame {
  readonly account: AccountView
  /** Null where there is none yet. */
  readonly registration: { readonly number: string } | null
  /** To a colleague of the organiser, who is no party to a contract. */
  readonly toStaff?: boolean
}

/** What every message of a registration is composed from. */
export interface MailData extends MailFrame {
  readonly registration: z.input<typeof registrationView>
  /** Of 'Moje zgłoszenie'. */
  readonly address: string
  /** Noted when the message was queued, because it cannot be read later. */
  readonly about: unknown
  /**
   * For a message to a person who shall have a place or has taken it over; `address` is then that of their own page.
   */
  readonly transfer: z.input<typeof placeTransferView> | null
}

/** What the messages to a person on the waiting list are composed from. */
export interface WaitingMailData extends MailFrame {
  readonly registration: null
  readonly entry: z.input<typeof waitingEntryView>
  /** Of the entry's own page. */
  readonly address: string
}

export interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly MailAttachment[]
}
