import { type Grosze, sumMoney } from '../values/money.ts'

interface Entry {
  readonly amount: Grosze
  readonly explanation?: { readonly code: string }
}

const OF_DONATIONS: readonly string[] = ['donation', 'donation_returned']

/** Grosze of a donation that stayed with the organiser after a cancellation and was not asked back. */
export const donationThatStays = (ledger: readonly Entry[]): Grosze =>
  sumMoney(
    ledger.flatMap(({ amount, explanation }) =>
      explanation !== undefined && OF_DONATIONS.includes(explanation.code) ? [amount] : [],
    ),
  )
