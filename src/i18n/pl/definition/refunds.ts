import type { EventDefinition, RefundRule } from '#domain/event/definition/definition.ts'
import { formatMoney } from '#domain/values/money.ts'
import { upperFirst } from '../listing.ts'
import { untilText } from './deadline.ts'
import { part, row, type TextContext, type TextRow, type TextSection, whenNote } from './definition-text.ts'
import { quoted } from './gate.ts'
import { unpaidLaterText } from './payment.ts'
import { retentionText } from './retention.ts'

/** What people who resign get back, and fees for changes. */
export function refundsSection(speaker: TextContext): TextSection {
  const { definition } = speaker
  const { refunds } = definition
  const rules = refunds.map((rule) =>
    row('refunds', rule.name ?? 'Rezygnacja', retentionText(rule.kept, definition), [
      untilText(rule.until),
      ...rulesNotes(rule, speaker),
    ]),
  )
  const rows = [
    ...(rules.length === 0 ? [row('refunds', 'Rezygnacja', 'o\u00a0zwrocie decyduje biuro')] : rules),
    ...(rules.length > 0 ? afterLast(refunds) : []),
    ...(definition.pricesOfStaying === 'stay' ? [STAYING] : []),
    ...handOverRows(speaker),
    ...changeRows(speaker),
  ]
  const notes = rules.length > 1 ? ['Liczy się pierwsza zasada, której termin jeszcze trwa.'] : []
  return { id: 'rezygnacja', title: 'Rezygnacja', parts: [part(rows, { notes })] }
}

/** The people and items of a rule. */
const rulesNotes = ({ when, whole, items }: RefundRule, speaker: TextContext): string[] => [
  ...(whole ? ['tylko przy rezygnacji z\u00a0całego zgłoszenia'] : []),
  ...whenNote(speaker, when, 'dla kogo'),
  ...(items === undefined ? [] : [`dotyczy: ${quoted(items.map(speaker.item))}`]),
]

/** What applies when no rule runs any more, where that can happen. */
const afterLast = (refunds: readonly RefundRule[]): TextRow[] =>
  refunds.every(({ until, when, whole }) => until !== undefined || when !== undefined || whole)
    ? [
        row(
          'refunds',
          refunds.some(({ when, whole }) => when || whole) ? 'Poza tym' : 'Później',
          'bez zwrotu',
        ),
      ]
    : []

const STAYING = row('refunds', 'Gdy ktoś zrezygnuje', 'ceny pozostałych osób się nie zmieniają')

const EXCHANGE = 'za droższą opcję dopłaca się do jej ceny z dnia zmiany'

function changeRows(speaker: TextContext): TextRow[] {
  const { changes, fees } = speaker.definition
  const { change } = fees
  if (changes === null) return [row('changes', 'Zmiana zgłoszenia', 'tylko przez biuro')]
  const terms = [
    ...(changes.until === undefined ? [] : [`można ${untilText(changes.until)}`]),
    ...(changes.exchange === 'full' ? [EXCHANGE] : []),
  ]
  const fee = change.length === 0 ? 'bez opłaty' : feesText(change, speaker)
  return change.length === 0 && terms.length === 0 ? [] : [row('changes', 'Zmiana zgłoszenia', fee, terms)]
}

function handOverRows(speaker: TextContext): TextRow[] {
  const { attendance, handOver, fees } = speaker.definition
  const { transfer } = fees
  if (attendance === 'headcount') return []
  if (handOver === null) return [row('handOver', 'Przekazanie miejsca', 'nie można')]
  const { until, refundDifference } = handOver
  const fee = transfer.length === 0 ? 'bez opłaty' : feesText(transfer, speaker)
  const terms = [
    ...(until === undefined ? [] : [`można ${untilText(until)}`]),
    ...(refundDifference ? ['gdy nowa osoba płaci mniej, różnicę oddajemy'] : []),
  ]
  return [row('handOver', 'Przekazanie miejsca', fee, terms)]
}

const feesText = (fees: EventDefinition['fees']['change'], { item }: TextContext) =>
  fees
    .map(({ until, amount, items }) => {
      const whose = items === undefined ? '' : ` (dotyczy: ${quoted(items.map(item))})`
      return `${untilText(until)}: ${formatMoney(amount)}${whose}`
    })
    .join(', ')

/**
 * The terms of resigning and changing shown before the order, each rule by its last day and not by its name, which has
 * the same content; empty where the organiser has stated nothing.
 */
export function leavingTerms(speaker: TextContext): TextRow[] {
  const { definition } = speaker
  const { refunds, pricesOfStaying, unpaid } = definition
  const rules = refunds.map((rule) =>
    row(
      'refunds',
      upperFirst(untilText(rule.until)),
      retentionText(rule.kept, definition),
      rulesNotes(rule, speaker),
    ),
  )
  return [
    ...rules,
    ...(refunds.length > 0 ? afterLast(refunds) : []),
    ...(refunds.length > 0 && pricesOfStaying === 'stay' ? [STAYING] : []),
    ...(unpaid.kept !== undefined && unpaid.later === 'cancel'
      ? [row('unpaid', 'Bez kolejnej części w\u00a0terminie', unpaidLaterText(speaker))]
      : []),
    ...changeRows(speaker),
  ]
}
