import { formatMoney } from '#domain/values/money.ts'
import { formatDaySeenOn, formatHour } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/refunds.ts'
import { tie } from '#i18n/text/typography.ts'
import type { Registration } from './use-registration.ts'

export type Refund = Registration['refunds'][number]

/** A step of a refund. */
export interface RefundStep {
  readonly key: string
  readonly title: string
  readonly detail: string
  readonly status: 'done' | 'now' | 'later'
}

/** The steps of a refund from the request to its arrival: completed ones with their moment, the current, the next. */
export function refundSteps(refund: Refund, today: Temporal.PlainDate): RefundStep[] {
  const { state, way, amount, requestedAt } = refund
  const asked: RefundStep = {
    ...{ key: 'asked', status: 'done', title: words.requested(formatMoney(amount)) },
    detail: momentWords(requestedAt, today),
  }
  if (state === 'awaiting_confirmation')
    return [
      { ...asked, title: words.prepared(formatMoney(amount)) },
      now('confirm', words.awaitsConfirmation, words.confirmedByOrganiser),
      later('arrive', words.onAccount),
    ].map(tied)
  if (state === 'withheld')
    return [asked, now('withheld', words.withheld, words.reason(refund.withheldBecause ?? ''))].map(tied)
  return [asked, ...(way === 'gateway' ? byGateway(refund, today) : byTransfer(refund, today))].map(tied)
}

function byGateway({ state, sentAt, endedAt, expectedBy }: Refund, today: Temporal.PlainDate): RefundStep[] {
  const sent = sentAt === null ? '' : momentWords(sentAt, today)
  if (state === 'succeeded')
    return [
      done('send', words.sent, sent),
      done('arrive', words.arrived, `${momentWords(endedAt, today)}, ${words.sameAccount}`),
    ]
  const last = expectedBy === null ? words.onAccount : words.onAccountBy(dayWords(expectedBy, today))
  return [
    now(
      'send',
      state === 'sent' ? words.onItsWay : words.sending,
      [sent, words.sameAccount].filter(Boolean).join(', '),
    ),
    later('arrive', last, words.gatewayConfirms),
  ]
}

function byTransfer(refund: Refund, today: Temporal.PlainDate): RefundStep[] {
  const { state, way, endedAt, expectedBy, accountEnd } = refund
  if (state === 'succeeded' && way === 'hand')
    return [done('arrive', words.arrived, words.byOrganiser(momentWords(endedAt, today)))]
  if (state === 'succeeded') {
    const last = expectedBy === null ? '' : `. ${words.onAccountBy(dayWords(expectedBy, today))}`
    return [done('send', words.sentByTransfer(accountEnd), `${momentWords(endedAt, today)}${last}`)]
  }
  return state === 'needs_account'
    ? [now('account', words.accountNeeded, words.otherWay), later('arrive', words.transferToGiven)]
    : [
        done('account', words.accountGiven, words.account(accountEnd)),
        now('send', words.awaitsTransfer, words.transferByOrganiser(accountEnd)),
      ]
}

const step =
  (status: RefundStep['status']) =>
  (key: string, title: string, detail = ''): RefundStep => ({ key, title, detail, status })
const done = step('done')
const now = step('now')
const later = step('later')
const tied = (all: RefundStep): RefundStep => ({ ...all, title: tie(all.title), detail: tie(all.detail) })

/** Money in the heading of a registration that has ended: one sentence that follows another, or nothing. */
export function moneyBackWords({ refunds, balance, setAside }: Registration): string {
  const sum = (those: readonly Refund[]) => formatMoney(those.reduce((all, { amount }) => all + amount, 0))
  const of = (...states: readonly Refund['state'][]) => refunds.filter(({ state }) => states.includes(state))
  const account = of('needs_account')
  const moving = of('requested', 'sent', 'to_transfer')
  const waiting = of('awaiting_confirmation')
  const arrived = of('succeeded')
  const left = balance + setAside
  return [
    account.length > 0 && words.giveAccount(sum(account)),
    moving.length > 0 && words.moving(sum(moving)),
    waiting.length > 0 && words.waits(sum(waiting)),
    of('withheld').length > 0 && words.isWithheld(sum(of('withheld'))),
    refunds.length === arrived.length && arrived.length > 0 && words.refunded(sum(arrived)),
    left < 0 && words.toRefund(formatMoney(-left)),
  ]
    .filter((sentence) => sentence !== false)
    .map((sentence) => ` ${sentence}`)
    .join('')
}

function momentWords(at: string | null, today: Temporal.PlainDate): string {
  if (at === null) return ''
  const local = Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Warsaw')
  const day = local.toPlainDate()
  const name = day.equals(today) ? words.today : formatDaySeenOn(day, today)
  return `${name}, ${formatHour(local.toPlainTime())}`
}

const dayWords = (day: string, today: Temporal.PlainDate) =>
  formatDaySeenOn(Temporal.PlainDate.from(day), today)
