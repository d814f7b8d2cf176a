import { z } from 'zod'
import { formatMoney } from '#domain/money.ts'
import type { KeptReason } from '#domain/payment/refund-terms.ts'
import { localOf } from '#domain/polish-time.ts'
import type { DraftChange } from '#domain/registration/changes.ts'
import { formatMoment } from '#domain/time.ts'
import { keptReason } from '#i18n/pl/kept-reason.ts'
import { pl } from '#i18n/pl.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { moneyWhileWaiting } from './received.mail.ts'

const aboutSchema = z.object({
  changes: z.array(z.custom<DraftChange>()),
  /** Grosze with sign. */
  difference: z.number().int(),
  by: z.enum(['registrant', 'staff']),
  at: z.string(),
  /** Grosze that stay with the organiser of what the price has become less by. */
  kept: z.number().int().default(0),
  reasons: z.array(z.custom<KeptReason>()).default([]),
  /** For the change itself. */
  fee: z.object({ amount: z.number().int(), until: z.string().nullable() }).nullable().default(null),
})

/** Message 8: what has changed, by whom, and the difference. */
export function changedMail(data: MailData): ComposedMail {
  const { registration } = data
  const { changes, difference, by, at, kept, reasons, fee } = aboutSchema.parse(data.about)
  const who = by === 'staff' ? 'organizator' : 'osoba z\u00a0linkiem do zgłoszenia'
  const when = formatMoment(localOf(Temporal.Instant.from(at)))
  const what = changes.length > 0 ? changes.map(pl.draftChange).join('; ') : 'dane zgłoszenia'
  const parts: MailPart[] = [
    { kind: 'paragraph', text: `Dzień dobry! Zmieniono: ${what}.` },
    { kind: 'paragraph', text: `Zmiany dokonano: ${who}, ${when}.` },
    { kind: 'paragraph', text: [differenceWords(difference), ...standsWords(registration)].join(' ') },
    ...(kept > 0 ? [keptWords(reasons)] : []),
    ...(fee === null ? [] : [feeWords(fee.amount)]),
    ...(registration.tickets.length > 0 ? [TICKETS] : []),
    { kind: 'button', text: 'Zobacz zgłoszenie', address: data.address },
    { kind: 'paragraph', text: 'Jeśli to nie Ty, odpowiedz na tę wiadomość.' },
  ]
  const subject = `Zmiana w\u00a0zgłoszeniu ${registration.number}`
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}

const TICKETS: MailPart = { kind: 'paragraph', text: 'Aktualne bilety są pod przyciskiem.' }

const keptWords = (reasons: readonly KeptReason[]): MailPart => ({
  kind: 'paragraph',
  text: `Zostaje u\u00a0organizatora: ${reasons.map(keptReason).join('; ')}.`,
})

const feeWords = (amount: number): MailPart => ({
  kind: 'paragraph',
  text: `Opłata za zmianę zgłoszenia: ${formatMoney(amount)}. Doliczamy ją do pozostałej kwoty.`,
})

export function differenceWords(difference: number): string {
  if (difference === 0) return 'Cena się nie zmieniła.'
  return difference > 0
    ? `Różnica: dopłata ${formatMoney(difference)}.`
    : `Różnica: mniej o\u00a0${formatMoney(-difference)}.`
}

function standsWords(registration: MailData['registration']): string[] {
  const { state, refusedBecause, paid } = registration
  const waits = state === 'awaiting_approval' && refusedBecause === null && paid === 0
  return waits ? [moneyWhileWaiting(registration)] : moneyWords(registration)
}

/** How it stands when the message is sent. */
export function moneyWords({ total, paid, balance }: MailData['registration']): string[] {
  const stands = `Razem ${formatMoney(total)}, wpłacono ${formatMoney(paid)}.`
  if (balance > 0) return [stands, `Pozostało do zapłaty ${formatMoney(balance)}.`]
  return balance < 0 ? [stands, `Do zwrotu ${formatMoney(-balance)}.`] : [stands]
}
