import { holdsPlaces, type RegistrationState } from '../registration/states.ts'
import { type Grosze, sumMoney } from '../values/money.ts'
import { balanceOf, type Due } from './balance.ts'
import { duesNow } from './dues-now.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import { type RefundState, SET_ASIDE_STATES } from './refund-states.ts'

/** A refund as far as sums are concerned. */
export interface RefundSum {
  readonly state: RefundState
  readonly amount: Grosze
}

export interface MoneyOfRegistration<Entry extends LedgerEntry = LedgerEntry> {
  readonly state: RegistrationState
  /** Of the ledger, in any order. */
  readonly entries: readonly Entry[]
  readonly refunds: readonly RefundSum[]
  /** The parts of the price that stands. */
  readonly due: readonly Due[]
}

/** How a registration stands with money. Received and to pay add up to owed and kept, plus what is above it. */
export interface MoneyStanding {
  /** The agreed price, what was decided about it, and fees. */
  readonly owed: Grosze
  /** What has come, less what has gone back. */
  readonly received: Grosze
  /** Stays though nothing is owed for it. */
  readonly kept: Grosze
  readonly toPay: Grosze
  /** Part of what is to pay: its moment is over. */
  readonly overdue: Grosze
  /** The first moment that is over, an ISO local date-time; null: none is. */
  readonly overdueSince: string | null
  /** Above what is owed, and not set aside for a refund. */
  readonly surplus: Grosze
  /** For refunds that have not arrived. */
  readonly setAside: Grosze
}

/** @param now an ISO local date-time, Polish time */
export function moneyStanding(
  { state, entries, refunds, due }: MoneyOfRegistration,
  now: string,
): MoneyStanding {
  const balance = balanceOf(entries)
  const { owed, paid, kept, toPay } = balance
  const setAside = sumMoney(
    refunds.filter((refund) => SET_ASIDE_STATES.includes(refund.state)).map(({ amount }) => amount),
  )
  const late = holdsPlaces(state) ? duesNow(due, balance, now).filter(({ overdue }) => overdue) : []
  return {
    ...{ owed, received: paid + kept, kept, toPay },
    overdue: sumMoney(late.map(({ left }) => left)),
    overdueSince: late[0]?.until ?? null,
    surplus: Math.max(0, balance.surplus - setAside),
    setAside,
  }
}
