import type { EventDefinition, RefundRule } from '#domain/event/definition.ts'
import { formatMoney } from '#domain/money.ts'
import { listed, upperFirst } from '../listing.ts'
import { percentText } from '../percent.ts'
import { untilText } from './deadline.ts'
import { quoted } from './gate.ts'
import { part, row, type SaidRow, type SaidSection, type Speaker, whenNote } from './said.ts'

/** What who resigns gets back, and fees for changes. */
export function refundsSection(speaker: Speaker): SaidSection {
  const { definition } = speaker
  const { refunds } = definition
  const rules = refunds.map((rule) =>
    row('refunds', rule.name ?? 'Rezygnacja', keptText(rule, speaker), [
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

/** Whom and what a rule is about. */
const rulesNotes = ({ when, whole, items }: RefundRule, speaker: Speaker): string[] => [
  ...(whole ? ['tylko przy rezygnacji z\u00a0całego zgłoszenia'] : []),
  ...whenNote(speaker, when, 'dla kogo'),
  ...(items === undefined ? [] : [`dotyczy: ${quoted(items.map(speaker.item))}`]),
]

/** What holds when no rule runs any more, where that can be. */
const afterLast = (refunds: readonly RefundRule[]): SaidRow[] =>
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

function changeRows(speaker: Speaker): SaidRow[] {
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

function handOverRows(speaker: Speaker): SaidRow[] {
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

const OF = { paid: 'wpłaty', price: 'ceny' } as const
const DEPOSITS = {
  zaliczka: { kept: 'zaliczkę', without: 'zaliczki' },
  zadatek: { kept: 'zadatek', without: 'zadatku' },
} as const

const KEPT_PER = { person: 'za osobę', registration: 'za zgłoszenie', term: 'za każdy turnus' } as const

function keptText({ kept }: RefundRule, { definition }: Speaker): string {
  const word = DEPOSITS[definition.depositWord]
  const ofDeposit = { 'price-less-deposit': `ceny bez ${word.without}`, deposit: word.without } as const
  const of = kept.of === 'price-less-deposit' || kept.of === 'deposit' ? ofDeposit[kept.of] : OF[kept.of]
  const parts = [
    ...(kept.amount === 0 ? [] : [`${formatMoney(kept.amount)} ${KEPT_PER[kept.per]}`]),
    ...(kept.percent === 0 ? [] : [`${percentText(kept.percent)} ${of}`]),
    ...(kept.deposit ? [word.kept] : []),
  ]
  return parts.length === 0 ? 'oddajemy całą wpłatę' : `potrącamy ${listed(parts, 'i')}, resztę oddajemy`
}

const feesText = (fees: EventDefinition['fees']['change'], { item }: Speaker) =>
  fees
    .map(({ until, amount, items }) => {
      const whose = items === undefined ? '' : ` (dotyczy: ${quoted(items.map(item))})`
      return `${untilText(until)}: ${formatMoney(amount)}${whose}`
    })
    .join(', ')

/**
 * What somebody is told of resigning and changing before the order, each rule by its last day and not by its name, which says the same; empty where the
 * organiser has stated nothing.
 */
export function leavingTerms(speaker: Speaker): SaidRow[] {
  const { refunds, pricesOfStaying } = speaker.definition
  const rules = refunds.map((rule) =>
    row('refunds', upperFirst(untilText(rule.until)), keptText(rule, speaker), rulesNotes(rule, speaker)),
  )
  return [
    ...rules,
    ...(refunds.length > 0 ? afterLast(refunds) : []),
    ...(refunds.length > 0 && pricesOfStaying === 'stay' ? [STAYING] : []),
    ...changeRows(speaker),
  ]
}
