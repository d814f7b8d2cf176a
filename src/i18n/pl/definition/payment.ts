import type { EventDefinition, PaymentPart } from '#domain/event/definition.ts'
import { formatMoney } from '#domain/money.ts'
import { percentText } from '../percent.ts'
import { daysGenitive, hoursGenitive } from '../spans.ts'
import { after, dueText } from './deadline.ts'
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
