import type { EventDefinition } from '../event/definition/definition.ts'
import { balanceOf } from '../payment/balance.ts'
import type { LedgerEntry } from '../payment/ledger-entry.ts'
import type { QuoteLine } from '../quote/quote-result.ts'
import { type Grosze, sumMoney } from '../values/money.ts'
import { type Figure, figure } from './figure.ts'

/** An entry of the ledger with its id and the Polish day on which it was written, ISO. */
export type DatedEntry = LedgerEntry & { readonly ledgerEntryId: string; readonly day: string }

/** The rate of an item: percent as text, 'exempt', 'none' without VAT, 'mixed' where it depends on who buys. */
export type TaxRate = string

export interface SettledRegistration {
  readonly definition: EventDefinition
  readonly entries: readonly DatedEntry[]
  /** Of the price that stands. */
  readonly lines: readonly QuoteLine[]
}

/** The keys of the report 'money', one for each sum of the ledger. */
export const MONEY_SUMS = [
  ...(['price', 'fees', 'paid', 'refunded', 'kept', 'unpaid', 'overpaid'] as const),
] as const

/**
 * What a registration adds to the settlement. By item the sums are those of the price that stands; what the ledger has
 * beside them (a decision of the office) is the key '' of the report 'item', so that both always agree.
 */
export function figuresOfMoney({ definition, entries, lines }: SettledRegistration): Figure[] {
  const sum = (...kinds: readonly LedgerEntry['kind'][]) =>
    sumMoney(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
  const price = sum('charge', 'correction')
  const { toPay, surplus } = balanceOf(entries)
  const ofSum = (key: (typeof MONEY_SUMS)[number], amount: Grosze) =>
    figure('money', key, { amount, registrations: amount === 0 ? 0 : 1 })
  const sold = isSold(entries) ? lines.filter(({ onSite }) => !onSite) : []
  const ofItems = sold.map((line) => ofLine(definition, line))
  const beside = price - sumMoney(ofItems.map(({ amount }) => amount))
  return [
    ofSum('price', price),
    ofSum('fees', sum('fee')),
    ofSum('paid', 0 - sum('payment')),
    ofSum('refunded', sum('refund')),
    ofSum('kept', sum('kept')),
    ofSum('unpaid', toPay),
    ofSum('overpaid', surplus),
    ...ofItems,
    figure('item', '', { amount: beside, registrations: beside === 0 ? 0 : 1 }),
    ...sold.flatMap(reductionsOf),
    ...entries.flatMap((entry) => ofMovement(entry, entries)),
  ]
}

/** Whether the price that stands is owed: it was ordered, and has not ended since. */
function isSold(entries: readonly LedgerEntry[]): boolean {
  const codes = entries.map(({ explanation }) => explanation.code)
  const times = (...wanted: readonly string[]) => codes.filter((code) => wanted.includes(code)).length
  return times('registered') > 0 && times('cancelled', 'expired') <= times('revived')
}

/** A line under its item, option and rate; a donation in a report of its own. */
function ofLine({ items }: EventDefinition, line: QuoteLine): Figure {
  const item = items.find(({ id }) => id === line.item)
  const rate = rateOf(item)
  const key = JSON.stringify([line.item, line.option, rate])
  return figure(item?.category === 'donation' ? 'donation' : 'item', key, {
    pieces: line.quantity,
    amount: line.amount,
    tax: taxIn(line.amount, rate),
  })
}

function rateOf(item: EventDefinition['items'][number] | undefined): TaxRate {
  if (item?.vat === undefined) return 'none'
  if (item.vat.prices === 'net' && item.vat.exemptWhen !== undefined) return 'mixed'
  return String(item.vat.rate)
}

/** The VAT within a gross amount, rounded to the grosz; none where there is no rate, or not one. */
export function taxIn(gross: Grosze, rate: TaxRate): Grosze {
  if (!/^\d+$/.test(rate)) return 0
  const percent = Number(rate)
  return gross - Math.sign(gross) * Math.round((Math.abs(gross) * 100) / (100 + percent))
}

/** What rules have taken off a line, and what others pay of it. */
function reductionsOf(line: QuoteLine): Figure[] {
  return line.reasons.flatMap(({ code, params }) => {
    const amount = Number(params.amount ?? 0)
    if (code === 'adjusted')
      return [figure('discount', String(params.rule), { amount, pieces: line.quantity })]
    return code === 'paid_by' ? [figure('subsidy', String(params.by), { amount, pieces: line.quantity })] : []
  })
}

/** Money that came, went or stays, by way and day: 'cash|2026-05-02'. A reversed booking leaves by the way it came. */
function ofMovement(entry: DatedEntry, all: readonly DatedEntry[]): Figure[] {
  const { amount, explanation, day } = entry
  const moved = (report: string, way: string, on: string, grosze: Grosze) =>
    grosze === 0 ? [] : [figure(report, `${on}|${way}`, { amount: grosze, pieces: 1 })]
  switch (explanation.code) {
    case 'paid_online':
    case 'paid_in_currency':
      return moved('payment', explanation.gateway, day, 0 - amount)
    case 'paid_by_hand':
      return moved('payment', explanation.way, explanation.day, 0 - amount)
    case 'payment_reversed': {
      const reversed = all.find(({ ledgerEntryId }) => ledgerEntryId === explanation.entry)?.explanation
      return moved('payment', reversed?.code === 'paid_by_hand' ? reversed.way : 'transfer', day, 0 - amount)
    }
    case 'refunded':
      return moved('refund', explanation.gateway, day, amount)
    case 'refunded_by_hand':
      return moved('refund', 'by_hand', day, amount)
    case 'resigned':
    case 'donation':
    case 'donation_returned':
    case 'hand_over_difference':
      return [figure('kept', explanation.code, { amount, pieces: 1 })]
    default:
      return []
  }
}
