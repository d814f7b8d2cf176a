import { z } from 'zod'
import type { RetentionReason } from '#domain/payment/retention-reason.ts'
import type { DraftChange } from '#domain/registration/changes.ts'
import { formatMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment, readMoment } from '#domain/values/time.ts'
import { changedMailWords as words } from '#i18n/pl/mails/changed.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { retentionReasonText } from '#i18n/pl/retention-reason.ts'
import { pl } from '#i18n/pl.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { moneyWhileWaiting } from './received.mail.ts'
import { refundWords } from './refund-words.ts'

const aboutSchema = z.object({
  changes: z.array(z.custom<DraftChange>()),
  /** Grosze with sign. */
  difference: z.number().int(),
  by: z.enum(['registrant', 'staff']),
  at: z.string(),
  /** Grosze of a price reduction that are retained by the organiser. */
  kept: z.number().int().default(0),
  reasons: z.array(z.custom<RetentionReason>()).default([]),
  /** Why the organiser has changed what is to be paid; the last moment of a prolonged time to pay. */
  decided: z.string().optional(),
  until: z.string().optional(),
  /** The fee for the change itself. */
  fee: z.object({ amount: z.number().int(), until: z.string().nullable() }).nullable().default(null),
})

/** Message 8: what has changed, by whom, and the difference. */
export function changedMail(data: MailData): ComposedMail {
  const { registration } = data
  const about = aboutSchema.parse(data.about)
  const { difference, by, at, kept, reasons, fee } = about
  const who = by === 'staff' ? commonMailWords.byStaff : commonMailWords.byLink
  const when = formatMoment(localOf(Temporal.Instant.from(at)))
  const parts: MailPart[] = [
    { kind: 'paragraph', text: whatChanged(about) },
    { kind: 'paragraph', text: words.changedBy(who, when) },
    { kind: 'paragraph', text: [differenceWords(difference), ...standsWords(registration)].join(' ') },
    ...(kept > 0 ? [keptWords(reasons)] : []),
    ...(fee === null ? [] : [feeWords(fee.amount)]),
    ...(registration.tickets.length > 0 ? [TICKETS] : []),
    { kind: 'button', text: commonMailWords.seeRegistration, address: data.address },
    { kind: 'paragraph', text: commonMailWords.notYou },
  ]
  const subject = words.subject(registration.number)
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}

/** What was typed anew; of money alone, what the organiser has decided. */
function whatChanged({ changes, decided, until }: z.output<typeof aboutSchema>): string {
  if (decided !== undefined) return words.decided(decided)
  const day = readMoment(until ?? '')
  return day === null ? words.changed(changes.map(pl.draftChange)) : words.prolonged(formatMoment(day))
}

const TICKETS: MailPart = { kind: 'paragraph', text: words.tickets }

const keptWords = (reasons: readonly RetentionReason[]): MailPart => ({
  kind: 'paragraph',
  text: words.kept(reasons.map(retentionReasonText)),
})

const feeWords = (amount: number): MailPart => ({
  kind: 'paragraph',
  text: words.fee(formatMoney(amount)),
})

export function differenceWords(difference: number): string {
  if (difference === 0) return words.sameCost
  return difference > 0 ? words.dearer(formatMoney(difference)) : words.cheaper(formatMoney(-difference))
}

function standsWords(registration: MailData['registration']): string[] {
  const { state, refusedBecause, paid } = registration
  const waits = state === 'awaiting_approval' && refusedBecause === null && paid === 0
  return waits ? [moneyWhileWaiting(registration)] : moneyWords(registration)
}

/** The state when the message is sent. */
export function moneyWords(registration: MailData['registration']): string[] {
  const { total, paid, balance, setAside } = registration
  const stands = words.sums(formatMoney(total), formatMoney(paid))
  const left = balance + setAside
  const rest = left > 0 ? [words.left(formatMoney(left))] : []
  const surplus = left < 0 ? [words.surplus(formatMoney(-left))] : []
  return [stands, ...rest, ...surplus, ...refundWords(registration)]
}
