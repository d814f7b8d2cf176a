import { formatMoney } from '#domain/values/money.ts'
import { formatDateSeenOn, formatDaySeenOn, formatHour } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/registration-state.ts'
import { tie } from '#i18n/text/typography.ts'
import type { PaymentStatus } from './payment-status.ts'
import { moneyBackWords } from './refund-words.ts'
import type { Registration } from './use-registration.ts'

export interface StateWords {
  /** What happened, as the heading. */
  readonly happened: string
  /** What comes next, one or two sentences. */
  readonly next: string
}

/** What happened and what comes next. Never 'failed': until the gateway reports it, the outcome is unknown. */
export function stateWords(
  registration: Registration,
  status: PaymentStatus,
  today: Temporal.PlainDate,
): StateWords {
  const { state, balance, due, expiresAt, contact } = registration
  if (registration.event.calledOff !== null) return calledOffWords(registration, registration.event.calledOff)
  const until = expiresAt === null ? null : localMoment(expiresAt, today)
  const asked = due.find(({ left }) => left > 0)?.left ?? balance
  const news = attemptWords(status, expiresAt, today)
  if (news !== null) return { ...news, next: tie(news.next) }
  const states: Readonly<Record<Registration['state'], StateWords>> = {
    held: { happened: words.held, next: words.heldNext },
    awaiting_approval: approvalWords(registration, until),
    awaiting_payment:
      status === 'checking'
        ? { happened: words.accepted, next: words.placesWait(until) }
        : {
            happened: words.acceptedUnpaid,
            next: words.toPay(formatMoney(asked), until),
          },
    confirmed: {
      happened: words.confirmed,
      next: words.confirmedNext(contact.email),
    },
    expired: {
      happened: words.expired,
      next: expiredWords(registration),
    },
    cancelled: {
      happened: words.cancelled,
      next: `${words.cancelledNext}${moneyBackWords(registration)}`,
    },
    withdrawn: { happened: words.withdrawn, next: words.withdrawnNext },
    waiting: { happened: words.waiting, next: words.waitingNext },
  }
  const { happened, next } = states[state]
  return { happened, next: tie(next) }
}

/** The organiser has called off the whole event; its registrations are cancelled a moment later. */
function calledOffWords(registration: Registration, reason: string): StateWords {
  const { state, paid, kept, setAside } = registration
  const stands = state === 'awaiting_approval' || state === 'awaiting_payment' || state === 'confirmed'
  const balance = stands ? kept - paid : registration.balance
  const back = moneyBackWords({ ...registration, balance: stands ? balance - setAside : balance })
  const money = back !== '' ? back : ` ${words.nothingToPay}`
  return {
    happened: words.calledOff,
    next: tie(`${ended(words.calledOffBecause(reason))}${money}`),
  }
}

function expiredWords(registration: Registration): string {
  const back = moneyBackWords(registration)
  return `${words.paidLate}${back === '' ? ` ${words.maybeOnItsWay}` : back}`
}

/** What the gateway has reported of an unsuccessful attempt to pay; null where it has reported nothing of the kind. */
function attemptWords(
  status: PaymentStatus,
  expiresAt: string | null,
  today: Temporal.PlainDate,
): StateWords | null {
  if (status !== 'refused' && status !== 'abandoned') return null
  const waiting = expiresAt === null ? '' : ` ${words.placesWaitUntil(momentOf(expiresAt, today))}`
  return {
    happened: status === 'refused' ? words.refusedByBank : words.abandoned,
    next: `${words.nothingTaken}${waiting}`,
  }
}

/** 'środy 25 listopada, 23:59', after 'do'. */
function momentOf(instant: string, today: Temporal.PlainDate): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Warsaw')
  const day = local.toPlainDate()
  return `${words.weekdays[day.dayOfWeek - 1]} ${formatDateSeenOn(day, today)}, ${formatHour(local.toPlainTime())}`
}

const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)

/** The term is not running before the refusal. */
function approvalWords(registration: Registration, until: string | null): StateWords {
  const {
    balance,
    due: [first],
    refusedBecause,
  } = registration
  if (refusedBecause !== null)
    return {
      happened: words.notApproved,
      next: `${ended(words.because(refusedBecause))} ${words.choice(until)}`,
    }
  const waitsToo = balance > 0 && (first?.until ?? null) === null
  return {
    happened: words.awaitsDecision,
    next: `${words.awaitsDecisionNext}${waitsToo ? ` ${words.nothingUntilThen}` : ''}`,
  }
}

/** '24 listopada, wtorek, 23:59' of an instant, in Polish time; with its year when that is another than today's. */
function localMoment(instant: string, today: Temporal.PlainDate): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Warsaw')
  return `${formatDaySeenOn(local.toPlainDate(), today)}, ${formatHour(local.toPlainTime())}`
}
