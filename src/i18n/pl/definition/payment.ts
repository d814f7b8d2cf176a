import { spanOf } from '#domain/event/definition/deadline.ts'
import type { EventDefinition, PaymentPart } from '#domain/event/definition/definition.ts'
import { partAmount } from '#domain/event/definition/part-amount.ts'
import { formatMoney } from '#domain/values/money.ts'
import { percentText } from '../percent.ts'
import { afterText, deadlineText } from './deadline.ts'
import { part, row, rowIf, type TextContext, type TextSection, whenNote } from './definition-text.ts'
import { quoted } from './gate.ts'
import { pricesIn } from './prices.ts'
import { retentionText } from './retention.ts'
import { roundingText } from './rounding.ts'

/** Payment plans, and the consequences of missing payments. */
export function paymentSection(speaker: TextContext): TextSection {
  const { plans, depositWord, unpaid, alreadyDue } = speaker.definition
  const ways = plans.map(({ id, name, when, per, parts }) => {
    const of = `plans/${id}`
    const each = parts.map((one) =>
      row(of, one.name, amountText(one, speaker), [
        deadlineText(one.due),
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
    row('alreadyDue', 'Gdy termin już minął', afterText(spanOf(alreadyDue))),
    row('unpaid', 'Bez wpłaty w\u00a0terminie', unpaidText('zgłoszenie wygasa', unpaid.outcome, unpaid)),
    ...rowIf('unpaid', 'Bez kolejnej części w\u00a0terminie', isInParts ? unpaidLaterText(speaker) : null),
  ])
  return { id: 'platnosc', title: 'Płatność', parts: [...ways, later] }
}

type Unpaid = EventDefinition['unpaid']

/** How much a part is: 'to, co zostało', '30% ceny'. */
export const amountText = (part: PaymentPart, speaker: TextContext): string =>
  part.round === undefined
    ? sumText(part, speaker)
    : `${sumText(part, speaker)}, u\u00a0każdej osoby zaokrąglone ${roundingText(part.round)}`

function sumText(part: PaymentPart, speaker: TextContext): string {
  const amount = partAmount(part)
  const named = (items: readonly string[]) => quoted(items.map(speaker.item))
  switch (amount.kind) {
    case 'rest':
      return 'to, co zostało'
    case 'equal':
      return 'równa część tego, co zostało'
    case 'restOf':
      return `to, co zostało za: ${named(amount.items)}`
    case 'fixed':
      return amount.each === undefined
        ? `${formatMoney(amount.amount)} za zgłoszenie`
        : `${formatMoney(amount.amount)} razy ${speaker.fact(amount.each).name}`
    case 'percent':
      return `${percentText(amount.percent)} ceny${amount.items === undefined ? '' : `, liczone od: ${named(amount.items)}`}`
    case 'perPerson': {
      const prices = pricesIn(amount.price, speaker)
      return `za osobę: ${prices.map(({ name, amount: text }) => (name === null ? text : `${name} ${text}`)).join(', ')}`
    }
  }
}

/** What becomes of a registration when a later part is not paid in time, and of what was paid for it. */
export const unpaidLaterText = ({ definition }: TextContext): string => {
  const { kept, later } = definition.unpaid
  const terms = kept === undefined ? ' według zasad rezygnacji' : `: ${retentionText(kept, definition)}`
  return unpaidText(`zgłoszenie anulujemy${terms}`, later, definition.unpaid)
}

function unpaidText(end: string, outcome: Unpaid['outcome'], { graceHours }: Unpaid): string {
  const wait = graceHours === 0 ? '' : `po dodatkowych ${graceHours} godz. `
  return outcome === 'cancel' ? `${wait}${end}` : `${wait}decyduje biuro`
}
