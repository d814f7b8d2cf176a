import type { EventDefinition, PaymentPart, RefundRule } from '#domain/event/definition.ts'
import { formatMoney } from '#domain/money.ts'
import { counts } from '../counts.ts'
import { listed } from '../listing.ts'
import {
  daysGenitive,
  dayText,
  hoursGenitive,
  minutesGenitive,
  workingDays,
  workingDaysGenitive,
} from '../spans.ts'
import { quoted } from './gate.ts'
import { pricesIn } from './prices.ts'
import { part, row, rowIf, type SaidSection, type Speaker, whenNote } from './said.ts'

/** Ways of paying, and what happens without payment. */
export function paymentSection(speaker: Speaker): SaidSection {
  const { plans, depositWord, unpaid } = speaker.definition
  const ways = plans.map(({ id, name, when, parts }) => {
    const of = `plans/${id}`
    const each = parts.map((one) =>
      row(of, one.name, amountText(one, speaker), [
        dueText(one.due),
        ...whenNote(speaker, one.when, 'dla kogo'),
        ...(one.deposit ? [`to ${depositWord}`] : []),
      ]),
    )
    return part([...rowIf(of, 'Dla kogo', when && speaker.when(when)), ...each], { title: name })
  })
  const later = part([row('unpaid', 'Bez wpłaty w\u00a0terminie', unpaidText(unpaid))])
  return { id: 'platnosc', title: 'Płatność', parts: [...ways, later] }
}

function amountText({ amount }: PaymentPart, speaker: Speaker): string {
  if (amount === 'rest') return 'to, co zostało'
  if ('fixed' in amount) return `${formatMoney(amount.fixed)} za zgłoszenie`
  if ('percent' in amount) return percentText(amount, speaker)
  const prices = pricesIn(amount.perPerson, speaker)
  return `za osobę: ${prices.map(({ name, amount: text }) => (name === null ? text : `${name} ${text}`)).join(', ')}`
}

type Percent = Extract<PaymentPart['amount'], { percent: number }>

const percentText = ({ percent, items }: Percent, speaker: Speaker) =>
  `${percent}% ceny${items === undefined ? '' : `, liczone od: ${quoted(items.map(speaker.item))}`}`

function unpaidText({ outcome, graceHours }: EventDefinition['unpaid']): string {
  const wait = graceHours === 0 ? '' : `po dodatkowych ${graceHours} godz. `
  return outcome === 'cancel' ? `${wait}zgłoszenie wygasa` : `${wait}decyduje biuro`
}

/** 'w ciągu 3 dni od zapisu', 'do 10 stycznia 2023', 'najpóźniej 14 dni przed początkiem'. */
function dueText(due: PaymentPart['due']): string {
  if ('on' in due) return due.on === null ? 'termin podamy później' : `do ${dayText(due.on)}`
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

function beforeStart(until: Exclude<Until, { on: string }>): string {
  const count = 'daysBefore' in until ? until.daysBefore : until.workingDaysBefore
  if (count === 0) return 'najpóźniej w\u00a0dniu rozpoczęcia'
  const days = 'daysBefore' in until ? counts.days(count) : workingDays(count)
  return `najpóźniej ${days} przed początkiem`
}

const untilText = (until: Until | undefined): string => {
  if (until === undefined) return 'zawsze'
  return 'on' in until ? `do ${dayText(until.on)}` : beforeStart(until)
}

/** What who resigns gets back, and fees for changes. */
export function refundsSection(speaker: Speaker): SaidSection {
  const { refunds, fees } = speaker.definition
  const rules = refunds.map((rule) =>
    row('refunds', rule.name ?? 'Rezygnacja', keptText(rule, speaker), [
      untilText(rule.until),
      ...(rule.items === undefined ? [] : [`dotyczy: ${quoted(rule.items.map(speaker.item))}`]),
    ]),
  )
  const rows = [
    ...(rules.length === 0 ? [row('refunds', 'Rezygnacja', 'o\u00a0zwrocie decyduje biuro')] : rules),
    ...(rules.length > 0 && refunds.every(({ until }) => until !== undefined)
      ? [row('refunds', 'Później', 'bez zwrotu')]
      : []),
    ...rowIf('fees', 'Przekazanie miejsca', feesText(fees.transfer)),
    ...rowIf('fees', 'Zmiana zgłoszenia', feesText(fees.change)),
  ]
  const notes = rules.length > 1 ? ['Liczy się pierwsza zasada, której termin jeszcze trwa.'] : []
  return { id: 'rezygnacja', title: 'Rezygnacja', parts: [part(rows, { notes })] }
}

const OF = { paid: 'wpłaty', price: 'ceny' } as const
const DEPOSITS = {
  zaliczka: { kept: 'zaliczkę', without: 'zaliczki' },
  zadatek: { kept: 'zadatek', without: 'zadatku' },
} as const

function keptText({ kept }: RefundRule, { definition }: Speaker): string {
  const word = DEPOSITS[definition.depositWord]
  const of = kept.of === 'price-less-deposit' ? `ceny bez ${word.without}` : OF[kept.of]
  const parts = [
    ...(kept.amount === 0
      ? []
      : [`${formatMoney(kept.amount)} ${kept.per === 'person' ? 'za osobę' : 'za zgłoszenie'}`]),
    ...(kept.percent === 0 ? [] : [`${String(kept.percent).replace('.', ',')}% ${of}`]),
    ...(kept.deposit ? [word.kept] : []),
  ]
  return parts.length === 0 ? 'oddajemy całą wpłatę' : `potrącamy ${listed(parts, 'i')}, resztę oddajemy`
}

const feesText = (fees: EventDefinition['fees']['change']) =>
  fees.map(({ until, amount }) => `${untilText(until)}: ${formatMoney(amount)}`).join(', ')
