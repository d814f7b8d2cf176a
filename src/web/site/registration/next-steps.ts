import { formatMoney } from '#domain/values/money.ts'
import { formatDaySeenOn, readDay, readMoment } from '#domain/values/time.ts'
import { meetingWords, placeWords } from '#i18n/pl/attendance-words.ts'
import * as words from '#i18n/pl/site/next-steps.ts'
import { tie } from '#i18n/text/typography.ts'
import { isPayable } from './balance.tsx'
import type { Registration } from './use-registration.ts'

/** One step of 'Co dalej'. */
export interface NextStep {
  readonly title: string
  /** Empty: there is nothing to add. */
  readonly detail: string
  readonly status: 'done' | 'now' | 'later'
  /** The way to do it. */
  readonly link?: { readonly href: string; readonly words: string }
}

/**
 * What is done, what waits for the registrant and what comes, in this order; none where nothing comes any more.
 * @param token of the page, for links
 */
export function nextSteps(registration: Registration, token: string, today: Temporal.PlainDate): NextStep[] {
  const { state, event } = registration
  const stands = state === 'awaiting_approval' || state === 'awaiting_payment' || state === 'confirmed'
  if (!stands || event.calledOff !== null) return []
  return [
    { title: state === 'awaiting_approval' ? words.sent : words.accepted, detail: '', status: 'done' },
    ...decisionStep(registration),
    ...moneySteps(registration, today),
    ...answerSteps(registration, token),
    ...ticketSteps(registration),
    ...meetingSteps(registration, token, today),
  ]
}

function decisionStep({ state, refusedBecause }: Registration): NextStep[] {
  if (state !== 'awaiting_approval' || refusedBecause !== null) return []
  return [{ title: words.decision, detail: words.decisionNext, status: 'now' }]
}

/** What has come; and each part that is left, the first of them to be paid now. */
function moneySteps(registration: Registration, today: Temporal.PlainDate): NextStep[] {
  const { paid, balance, setAside, due, refusedBecause } = registration
  const came: NextStep[] =
    paid > 0 ? [{ title: tie(words.paid(formatMoney(paid))), detail: '', status: 'done' }] : []
  const left = due.filter((part) => part.left > 0)
  const owed = balance + setAside
  // After a refusal the registrant first decides whether to stay, and for which amount.
  if (owed <= 0 || refusedBecause !== null) return came
  const payable = isPayable(registration)
  const link = { href: '#wplaty', words: words.goToPayment }
  if (left.length === 0)
    return [
      ...came,
      {
        ...{ title: tie(words.withoutTerm(formatMoney(owed))), detail: '' },
        ...(payable ? { status: 'now', link } : { status: 'later' }),
      },
    ]
  return [
    ...came,
    ...left.map((part, index): NextStep => {
      const isNow = payable && index === 0
      return {
        title: partWords(part, due.length > 1 ? part.name : words.wholePart, today),
        detail: part.overdue ? words.overdue : '',
        status: isNow ? 'now' : 'later',
        ...(isNow ? { link } : {}),
      }
    }),
  ]
}

function partWords(
  { until, left }: Registration['due'][number],
  name: string,
  today: Temporal.PlainDate,
): string {
  const day = until === null ? null : readMoment(until)
  const amount = formatMoney(left)
  if (day === null) return tie(words.withoutTerm(amount))
  return tie(words.partUntil(formatDaySeenOn(day.toPlainDate(), today), lowered(name), amount))
}

const lowered = (name: string) => name.charAt(0).toLocaleLowerCase('pl') + name.slice(1)

/** Answers and documents that the registrant still owes. */
function answerSteps({ lacking, documents, may }: Registration, token: string): NextStep[] {
  const change = { href: `/zgloszenie/${token}/zmiana`, words: words.fillIn }
  const wanted = documents.filter(({ state }) => state === 'missing' || state === 'rejected').length
  const steps: NextStep[] = []
  if (lacking.length > 0)
    steps.push({
      title: tie(words.lacking(lacking.map(({ name }) => name).join(', '))),
      detail: '',
      status: 'now',
      ...(may.change ? { link: change } : {}),
    })
  if (wanted > 0)
    steps.push({
      title: words.documents(wanted),
      detail: '',
      status: 'now',
      link: { href: '#dokumenty', words: words.look },
    })
  return steps
}

function ticketSteps({ tickets, state }: Registration): NextStep[] {
  if (state === 'awaiting_payment')
    return [{ title: words.tickets, detail: words.ticketsComing, status: 'later' }]
  const { length } = tickets
  if (length === 0) return []
  const link = { href: '#bilety', words: words.showTickets(length) }
  return [{ title: words.ticketsReady(length), detail: '', status: 'done', link }]
}

/** Where all meet together, and the day is not over. */
function meetingSteps(
  { attendance, event }: Registration,
  token: string,
  today: Temporal.PlainDate,
): NextStep[] {
  const moment = meetingWords(attendance)
  const first = readDay(attendance[0]?.spans[0]?.start ?? '')
  if (moment === null || first === null || Temporal.PlainDate.compare(first, today) < 0) return []
  return [
    {
      title: tie(words.meeting(moment)),
      detail: tie(placeWords(attendance) ?? event.place ?? ''),
      status: 'later',
      link: { href: `/zgloszenie/${token}/kalendarz.ics`, words: words.toCalendar },
    },
  ]
}
