import { registrationState } from '#contract/common.ts'
import { formatMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { isoMoment } from '#domain/values/time.ts'
import { speakerOf } from '#i18n/pl/definition/definition-text.ts'
import { paymentSection } from '#i18n/pl/definition/payment.ts'
import { explanationWords } from '#i18n/pl/explanations.ts'
import { momentText } from '#i18n/pl/spans.ts'
import { registrationStates } from '#i18n/pl/states.ts'
import { dayOf, type Explained, type Explanation, explanation } from './explanation.ts'

const words = explanationWords.state

/** Why a registration is in its state, since when, and what comes next. */
export function stateExplanation(facts: Explained): Explanation {
  const state = registrationState.parse(facts.state)
  const title = registrationStates[state]
  const made = words.made(dayOf(facts.createdAt))
  return explanation('state', title, [made, ...(SENTENCES[state]?.(facts) ?? [])])
}

const SENTENCES: Readonly<Record<string, (facts: Explained) => string[]>> = {
  awaiting_payment: (facts) => [...firstPart(facts), ...untilWhen(facts), ...unpaidRule(facts)],
  awaiting_approval: (facts) => (facts.isRefused ? refused(facts) : waits(facts)),
  confirmed: (facts) => [
    ...dated(facts, 'registration.confirmed', words.confirmed),
    ...(facts.paid > 0 ? [words.paid(formatMoney(facts.paid))] : []),
    ...(facts.total === 0 ? [words.free] : []),
  ],
  expired: (facts) => [...dated(facts, 'registration.expired', words.expired), ...unpaidRule(facts)],
  cancelled: (facts) => [
    ...dated(facts, 'registration.cancelled', words.cancelled),
    ...because(facts, 'cancelled'),
  ],
}

function firstPart({ due }: Explained): string[] {
  const next = due.find(({ left }) => left > 0)
  if (next === undefined) return []
  return [words.waitsForMoney(formatMoney(next.left), next.until === null ? null : momentText(next.until))]
}

const untilWhen = ({ expiresAt }: Explained) =>
  expiresAt === null ? [] : [words.placesUntil(momentOf(expiresAt))]

/** 'Bez wpłaty w terminie: zgłoszenie wygasa', in the words of the rules. */
function unpaidRule({ definition }: Explained): string[] {
  const rows = paymentSection(speakerOf(definition)).parts.flatMap((part) => part.rows)
  const rule = rows.find(({ of }) => of === 'unpaid')
  return rule === undefined ? [] : [words.unpaidRule(rule.name, rule.value)]
}

const waits = (facts: Explained) => [
  ...(facts.approvals.length === 0 ? [] : [words.waitsForApproval([...new Set(facts.approvals)].join(', '))]),
  ...untilWhen(facts),
]

function refused(facts: Explained): string[] {
  const when = facts.agreements.findLast(({ kind }) => kind === 'refused')
  return [
    ...(when === undefined ? [] : [words.refused(dayOf(when.at))]),
    ...because(facts, 'refused'),
    ...(facts.expiresAt === null ? [] : [words.thenCancelled(momentOf(facts.expiresAt))]),
  ]
}

/** The reason that was mailed when it happened. */
function because({ agreements }: Explained, kind: string): string[] {
  const reason = agreements.findLast((each) => each.kind === kind)?.reason ?? null
  return reason === null ? [] : [words.because(reason)]
}

function dated({ history }: Explained, action: string, say: (day: string) => string): string[] {
  const entry = history.findLast((each) => each.action === action)
  return entry === undefined ? [] : [say(dayOf(entry.at))]
}

const momentOf = (at: Temporal.Instant) => momentText(isoMoment(localOf(at)))
