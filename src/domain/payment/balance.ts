import { type Grosze, sumMoney } from '../values/money.ts'
import type { LedgerKind } from './ledger-entry.ts'

/**
 * An amount of a ledger, or one that is treated like it: a promised donation, money that is set aside. It has the sign
 * of what is owed: charges, refunds, fees and retained amounts are positive, payments negative, a correction is either;
 * so the sum of the ledger is what is owed. Retained: a fee of a person who has resigned, or a donation that stays; it
 * is deducted from what was paid. A fee is one for a change, or waives it.
 */
export interface LedgerAmount {
  readonly kind: LedgerKind | 'donation'
  readonly amount: Grosze
}

export interface Balance {
  /** The agreed price (charges and corrections) and fees for changes. A promised donation is never owed. */
  readonly owed: Grosze
  /** Part of what is owed: for changes, on top of the agreed price. */
  readonly fees: Grosze
  /** Money that arrived and stays for the price: payments less refunds and less what is retained. */
  readonly paid: Grosze
  /** What stays with the organiser though nothing is owed for it. */
  readonly kept: Grosze
  /** Still to pay of what is owed; never negative. */
  readonly toPay: Grosze
  /** Money above what is owed that no donation was promised for; never negative. */
  readonly surplus: Grosze
}

/** Sums a ledger. Money covers the price first, then the donation. */
export function balanceOf(entries: readonly LedgerAmount[]): Balance {
  const sumOf = (...kinds: readonly LedgerAmount['kind'][]) =>
    sumMoney(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
  const fees = sumOf('fee')
  const owed = sumOf('charge', 'correction') + fees
  const paid = 0 - sumOf('payment', 'refund', 'kept')
  return {
    owed,
    fees,
    paid,
    kept: sumOf('kept'),
    toPay: Math.max(0, owed - paid),
    surplus: Math.max(0, paid - owed - sumOf('donation')),
  }
}

/** Words.md, 'Money': Nieopłacone · Opłacona zaliczka · Niedopłata · Opłacone · Nadpłata · Do zwrotu · Zwrócono. */
export type PaidNess =
  | 'unpaid'
  | 'deposit_paid'
  | 'underpaid'
  | 'paid'
  | 'overpaid'
  | 'to_refund'
  | 'refunded'

/** A part of the price and the last moment for it, as an ISO local date-time. */
export interface Due {
  readonly amount: Grosze
  readonly until: string | null
}

/**
 * Derives how much of a registration is paid; never stored. `to_refund`: there is money although nothing is owed any
 * more. `deposit_paid`: the first part is paid and nothing else is overdue.
 */
export function paidNess(balance: Balance, dues: readonly Due[], now: string): PaidNess {
  const { owed, fees, paid, surplus } = balance
  if (surplus > 0) return owed > fees ? 'overpaid' : 'to_refund'
  if (paid >= owed) return 'paid'
  if (paid <= 0) return 'unpaid'
  const overdue = sumMoney(
    dues.filter(({ until }) => until !== null && until < now).map(({ amount }) => amount),
  )
  return dues.length > 1 && confirms(balance, dues) && paid >= overdue ? 'deposit_paid' : 'underpaid'
}

/**
 * Whether this amount confirms the registration: its first part is paid, or everything owed where that is less by now
 * (flow C9).
 */
export const confirms = ({ owed, paid }: Pick<Balance, 'owed' | 'paid'>, dues: readonly Due[]): boolean =>
  paid >= Math.min(dues[0]?.amount ?? 0, owed)
