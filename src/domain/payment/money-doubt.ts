import type { Grosze } from '../values/money.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import type { MoneyOfRegistration, MoneyStanding } from './money-standing.ts'
import { withoutReversed } from './without-reversed.ts'

type Money = MoneyOfRegistration<LedgerEntry & { readonly ledgerEntryId: string }>

/** Why somebody should look at the money of a registration, the most pressing first. */
export const MONEY_DOUBTS = [
  'foreign', // money of another currency has come, and covers nothing
  'refund_failed', // a gateway has refused a refund, and the money is still here
  'late', // paid after the registration had expired
  'ended', // money that nobody asks back, of a registration that was cancelled
  'double', // the same sum has come twice
  'over', // more has come than is owed
  'under', // a part has come, and the moment for the rest is over
] as const

export type MoneyDoubt = (typeof MONEY_DOUBTS)[number]

export interface Doubt {
  readonly kind: MoneyDoubt
  /** Grosze that it is about; of another currency its smallest unit. */
  readonly amount: Grosze
}

/** What of the money of a registration somebody has to decide about; null: nothing. */
export function doubtOf(money: Money, standing: MoneyStanding): Doubt | null {
  const foreign = foreignMoney(money.entries)
  if (foreign !== null) return { kind: 'foreign', amount: foreign }
  const { surplus } = standing
  if (surplus > 0) return { kind: kindOfSurplus(money, surplus), amount: surplus }
  if (standing.received > 0 && standing.overdue > 0) return { kind: 'under', amount: standing.overdue }
  return null
}

function kindOfSurplus({ state, entries, refunds }: Money, surplus: Grosze): MoneyDoubt {
  if (refunds.some((refund) => refund.state === 'failed')) return 'refund_failed'
  if (state === 'expired') return 'late'
  if (state === 'cancelled' || state === 'withdrawn') return 'ended'
  const same = cameIn(entries).filter((amount) => amount === surplus)
  return same.length > 1 ? 'double' : 'over'
}

/** Sums that have come and were not taken back. */
const cameIn = (entries: Money['entries']): Grosze[] =>
  withoutReversed(entries).flatMap(({ kind, amount }) => (kind === 'payment' && amount < 0 ? [-amount] : []))

/** The newest money of another currency. */
function foreignMoney(entries: readonly LedgerEntry[]): number | null {
  const came = entries.flatMap(({ explanation }) =>
    explanation.code === 'paid_in_currency' ? [explanation.amount] : [],
  )
  return came.at(-1) ?? null
}
