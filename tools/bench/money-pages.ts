import { getMoney } from '#server/features/payments/overview/get-money.ts'
import { listBalances } from '#server/features/payments/overview/list-balances.ts'
import { listMoneyDoubts } from '#server/features/payments/overview/list-money-doubts.ts'
import { listPayments } from '#server/features/payments/overview/list-payments.ts'
import { sumPayments } from '#server/features/payments/overview/sum-payments.ts'
import { listRefunds } from '#server/features/payments/refunds/list-refunds.ts'
import { type Asking, measureAsked } from './asked.ts'
import type { CrowdedEvent } from './lists.ts'

/** How long the pages of an event's money take at the server. */
export async function* measureMoney({ event, ctx }: CrowdedEvent, asking: Asking) {
  const of = { accountId: ctx.account, eventId: event }
  const pages: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['money: overview', () => getMoney(ctx, event)],
    ['money: payments', () => listPayments(ctx, of)],
    ['money: payments in a state', () => listPayments(ctx, { ...of, state: 'booked' })],
    ['money: sums of payments', () => sumPayments(ctx, of)],
    ['money: arrears', () => listBalances(ctx, { ...of, which: 'overdue' })],
    ['money: doubts', () => listMoneyDoubts(ctx, of)],
    ['money: refunds', () => listRefunds(ctx, { ...of, withAccounts: false })],
  ]
  for (const [name, ask] of pages) yield { name, ...(await measureAsked(ask, asking)) }
}
