import { formatMoney } from '#domain/values/money.ts'
import { formatDay } from '#domain/values/time.ts'
import { donationMailWords as words } from '#i18n/pl/mails/donation.ts'
import type { AccountView } from '../../accounts/get-account.ts'
import { type MailPart, mailHtml, mailText } from '../../messages/mail-layout.ts'
import type { Confirmation } from './render-confirmation.ts'

interface Thanked {
  readonly confirmation: Confirmation
  /** The organiser's own words; empty: none. */
  readonly thanks: string
  /** Of the page with the thanks. */
  readonly address: string
}

/** To a donor whose money has come: thanks, what it was, and the confirmation as an attachment. */
export function donationMail(account: AccountView, { confirmation, thanks, address }: Thanked) {
  const { amount, collection, day, number } = confirmation
  const sum = formatMoney(amount)
  const own = thanks === '' ? [] : thanks.split(/\n{2,}/)
  const parts: MailPart[] = [
    ...[words.arrived(sum, collection), ...own].map((text) => ({ kind: 'paragraph' as const, text })),
    {
      kind: 'rows',
      rows: [
        [words.amount, sum],
        [words.day, formatDay(day)],
        [words.number, number],
      ],
    },
    { kind: 'paragraph', text: words.attached },
    { kind: 'button', text: words.button, address },
  ]
  const frame = { account, registration: null }
  const subject = words.subject(collection)
  return { subject, text: mailText(frame, parts), html: mailHtml(frame, subject, parts) }
}
