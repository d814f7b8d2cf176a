import type { EventDefinition, PaymentPart, RefundRule } from '#domain/event/definition.ts'
import { formatMoney } from '#domain/money.ts'
import { counts } from '../counts.ts'
import { listed } from '../listing.ts'
import { percentText } from '../percent.ts'
import {
  daysGenitive,
  dayText,
  hoursGenitive,
  hoursNominative,
  minutesGenitive,
  workingDays,
  workingDaysGenitive,
} from '../spans.ts'
import { quoted } from './gate.ts'
import { pricesIn } from './prices.ts'
import { roundingText } from './rounding.ts'
import { part, row, rowIf, type SaidSection, type Speaker, whenNote } from './said.ts'

/** Ways of paying, and what happens without payment. */
export function paymentSection(speaker: Speaker): SaidSection {
  const { plans, depositWord, unpaid, alreadyDue } = speaker.definition
  const ways = plans.map(({ id, name, when, per, parts }) => {
    const of = `plans/${id}`
    const each = parts.map((one) =>
      row(of, one.name, amountText(one, speaker), [
        dueText(one.due),
        ...whenNote(speaker, one.when, 'dla kogo'),
        ...(one.deposit ? [`to ${depositWord}`] : []),
      ]),
    )
    const terms = per === 'term' ? 'każdy termin jednej osoby opłacany jest osobno' : ''
    return part(
      [...rowIf(of, 'Dla kogo', when && speaker.when(when)), ...rowIf(of, 'Terminy', terms), ...each],
      { title: name },
    )
  })
  const isInParts = unpaid.later === 'cancel' || plans.some(({ parts }) => parts.length > 1)
  const later = part([
    row('alreadyDue', 'Gdy termin już minął', shortestText(alreadyDue)),
    row('unpaid', 'Bez wpłaty w\u00a0terminie', unpaidText('zgłoszenie wygasa', unpaid.outcome, unpaid)),
    ...rowIf('unpaid', 'Bez kolejnej części w\u00a0terminie', isInParts ? unpaidLater(unpaid) : null),
  ])
  return { id: 'platnosc', title: 'Płatność', parts: [...ways, later] }
}

const shortestText = (term: EventDefinition['alreadyDue']): string =>
  'days' in term ? after(term.days, daysGenitive) : after(term.hours, hoursGenitive)

type Unpaid = EventDefinition['unpaid']

const amountText = (part: PaymentPart, speaker: Speaker): string =>
  part.round === undefined
    ? sumText(part, speaker)
    : `${sumText(part, speaker)}, u\u00a0każdej osoby zaokrąglone ${roundingText(part.round)}`

function sumText({ amount }: PaymentPart, speaker: Speaker): string {
  if (amount === 'rest') return 'to, co zostało'
  if (amount === 'equal') return 'równa część tego, co zostało'
  if ('fixed' in amount)
    return amount.each === undefined
      ? `${formatMoney(amount.fixed)} za zgłoszenie`
      : `${formatMoney(amount.fixed)} razy ${speaker.fact(amount.each).name}`
  if ('percent' in amount) return partOfPrice(amount, speaker)
  const prices = pricesIn(amount.perPerson, speaker)
  return `za osobę: ${prices.map(({ name, amount: text }) => (name === null ? text : `${name} ${text}`)).join(', ')}`
}

type Percent = Extract<PaymentPart['amount'], { percent: number }>

const partOfPrice = ({ percent, items }: Percent, speaker: Speaker) =>
  `${percentText(percent)} ceny${items === undefined ? '' : `, liczone od: ${quoted(items.map(speaker.item))}`}`

const unpaidLater = (unpaid: Unpaid) =>
  unpaidText('zgłoszenie anulujemy według zasad rezygnacji', unpaid.later, unpaid)

function unpaidText(end: string, outcome: Unpaid['outcome'], { graceHours }: Unpaid): string {
  const wait = graceHours === 0 ? '' : `po dodatkowych ${graceHours} godz. `
  return outcome === 'cancel' ? `${wait}${end}` : `${wait}decyduje biuro`
}

/** 'w ciągu 3 dni od zapisu', 'do 10 stycznia 2023', 'najpóźniej 14 dni przed początkiem'. */
function dueText(due: PaymentPart['due']): string {
  if ('on' in due) return due.on === null ? 'termin podamy później' : `do ${dayText(due.on)}`
  return `${relativeText(due)}${notAfterText(due.notAfter)}`
}

function relativeText(due: Exclude<PaymentPart['due'], { on: string | null }>): string {
  if ('daysAfterRegistration' in due) return after(due.daysAfterRegistration, daysGenitive)
  if ('workingDaysAfterRegistration' in due)
    return after(due.workingDaysAfterRegistration, workingDaysGenitive)
  if ('minutesAfterRegistration' in due) {
    const minutes = due.minutesAfterRegistration
    return minutes % 60 === 0 ? after(minutes / 60, hoursGenitive) : after(minutes, minutesGenitive)
  }
  return beforeStart(due)
}

const after = (count: number, words: (count: number) => string) =>
  count === 0 ? 'w\u00a0dniu zapisu' : `w\u00a0ciągu ${words(count)} od zapisu`

type Until = NonNullable<RefundRule['until']>

type Relative = Exclude<Until, { on: string } | { hoursBefore: number }>
type FixedDay = NonNullable<Relative['notAfter']>

const beforeStart = (until: Exclude<FixedDay, { on: string }>) => `najpóźniej ${daysAhead(until)}`

function daysAhead(until: Exclude<FixedDay, { on: string }>): string {
  const count = 'daysBefore' in until ? until.daysBefore : until.workingDaysBefore
  if (count === 0) return 'w\u00a0dniu rozpoczęcia'
  const days = 'daysBefore' in until ? counts.days(count) : workingDays(count)
  return `${days} przed początkiem`
}

/** ', nie później niż 1 lipca 2026', ', nie później niż 14 dni przed początkiem'. */
function notAfterText(day: FixedDay | undefined): string {
  if (day === undefined) return ''
  return `, nie później niż ${'on' in day ? dayText(day.on) : daysAhead(day)}`
}

const untilText = (until: Until | undefined): string => {
  if (until === undefined) return 'zawsze'
  if ('hoursBefore' in until) return `najpóźniej ${hoursNominative(until.hoursBefore)} przed wejściem`
  return 'on' in until ? `do ${dayText(until.on)}` : `${relativeText(until)}${notAfterText(until.notAfter)}`
}

/** What who resigns gets back, and fees for changes. */
export function refundsSection(speaker: Speaker): SaidSection {
  const { definition } = speaker
  const { refunds } = definition
  const rules = refunds.map((rule) =>
    row('refunds', rule.name ?? 'Rezygnacja', keptText(rule, speaker), [
      untilText(rule.until),
      ...whenNote(speaker, rule.when, 'dla kogo'),
      ...(rule.items === undefined ? [] : [`dotyczy: ${quoted(rule.items.map(speaker.item))}`]),
    ]),
  )
  const rows = [
    ...(rules.length === 0 ? [row('refunds', 'Rezygnacja', 'o\u00a0zwrocie decyduje biuro')] : rules),
    ...(rules.length > 0 && refunds.every(({ until, when }) => until !== undefined || when !== undefined)
      ? [row('refunds', refunds.some(({ when }) => when) ? 'Poza tym' : 'Później', 'bez zwrotu')]
      : []),
    ...(definition.pricesOfStaying === 'stay'
      ? [row('refunds', 'Gdy ktoś zrezygnuje', 'ceny pozostałych osób się nie zmieniają')]
      : []),
    ...handOverRows(definition),
    ...changeRows(definition),
  ]
  const notes = rules.length > 1 ? ['Liczy się pierwsza zasada, której termin jeszcze trwa.'] : []
  return { id: 'rezygnacja', title: 'Rezygnacja', parts: [part(rows, { notes })] }
}

function changeRows({ changes, fees: { change } }: EventDefinition) {
  if (changes === null) return [row('changes', 'Zmiana zgłoszenia', 'tylko przez biuro')]
  const terms = changes.until === undefined ? [] : [`można ${untilText(changes.until)}`]
  const fee = change.length === 0 ? 'bez opłaty' : feesText(change)
  return change.length === 0 && terms.length === 0 ? [] : [row('changes', 'Zmiana zgłoszenia', fee, terms)]
}

function handOverRows({ attendance, handOver, fees: { transfer } }: EventDefinition) {
  if (attendance === 'headcount') return []
  if (handOver === null) return [row('handOver', 'Przekazanie miejsca', 'nie można')]
  const { until, refundDifference } = handOver
  const fee = transfer.length === 0 ? 'bez opłaty' : feesText(transfer)
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

const feesText = (fees: EventDefinition['fees']['change']) =>
  fees.map(({ until, amount }) => `${untilText(until)}: ${formatMoney(amount)}`).join(', ')
