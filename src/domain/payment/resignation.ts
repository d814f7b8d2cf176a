import type { EventDefinition } from '../event/definition/definition.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import { type Grosze, sumMoney } from '../values/money.ts'
import type { Balance } from './balance.ts'
import { type Cancellation, settleCancellation } from './cancellation.ts'
import { retainedBy } from './refund-terms.ts'
import type { Resignation } from './resigning.ts'
import { retainedOfUnpaid } from './retained-of-unpaid.ts'
import type { RetentionReason } from './retention-reason.ts'

/** What becomes of the money when a whole registration is cancelled, and why. */
export interface SettledResignation extends Cancellation {
  /** Part of the retained amount: by the rules of resigning. */
  readonly fee: Grosze
  /** Part of the retained amount: a donation that stays. */
  readonly donation: Grosze
  readonly reasons: readonly RetentionReason[]
  /** Part of the fees for changes: fees that no money covers, and that are therefore waived. */
  readonly waived: Grosze
}

interface Wanted {
  readonly resignation: Omit<Resignation, 'leaving' | 'paid'>
  readonly balance: Pick<Balance, 'owed' | 'fees' | 'paid'>
  /** It ends because a later part was not paid; otherwise by a resignation. */
  readonly isUnpaid?: boolean
  /** A fee that the staff have set; never more than the rules retain, where there are any. */
  readonly fee?: number | undefined
  /** A donation that was paid stays unless its return is requested (flow C5). */
  readonly donationStays: boolean
  /** Fees for changes are deducted from the refund; where the organiser cancels the event, they are not. */
  readonly feesStay: boolean
}

/** Settles a resignation, or the end of an unpaid registration, by the rules that were agreed to. Without rules only what the staff decide is retained. */
export function settleResignation(compiled: CompiledDefinition, wanted: Wanted): SettledResignation {
  const { resignation, balance, fee } = wanted
  const { owed, fees, paid } = balance
  const retained = wanted.isUnpaid ? retainedOfUnpaid : retainedBy
  const rules = retained(compiled, { ...resignation, paid, leaving: 'all' })
  const given = donationPaid(compiled.definition, resignation.lines, paid)
  const most = rules?.amount ?? (fee === undefined ? 0 : Math.max(0, paid - given))
  const kept = Math.min(fee ?? most, most)
  const donation = wanted.donationStays ? given : 0
  const settled = settleCancellation({ owed: owed - fees, paid }, kept + donation)
  const charged = wanted.feesStay ? Math.min(fees, settled.toRefund) : 0
  const stays = Math.min(donation, settled.kept)
  const left = settled.kept - stays
  return {
    ...settled,
    ...{ fee: left, donation: stays, reasons: within(rules?.reasons ?? [], left) },
    ...{ toRefund: settled.toRefund - charged, waived: fees - charged },
  }
}

/** What a person who resigns while others stay leaves behind: never more than the reduction of the others' price. */
export function retainedOfLeaving(
  compiled: CompiledDefinition,
  resignation: Resignation,
  { released, room }: { readonly released: Grosze; readonly room: Grosze },
): { readonly fee: Grosze; readonly reasons: readonly RetentionReason[] } {
  const rules = retainedBy(compiled, resignation)
  const fee = Math.max(0, Math.min(rules?.amount ?? 0, released, room))
  return { fee, reasons: within(rules?.reasons ?? [], fee) }
}

/** Reasons that add up to the amount actually retained, the first ones first. */
function within(reasons: readonly RetentionReason[], amount: Grosze): RetentionReason[] {
  let left = amount
  return reasons.flatMap((reason) => {
    const part = Math.min(reason.amount, left)
    left -= part
    return part > 0 ? [{ ...reason, amount: part }] : []
  })
}

/** How much of a promised donation was paid: money covers the price first (flow C5). */
function donationPaid(
  { items }: Pick<EventDefinition, 'items'>,
  lines: Resignation['lines'],
  paid: Grosze,
): Grosze {
  const donations = new Set(items.flatMap(({ id, category }) => (category === 'donation' ? [id] : [])))
  const toPay = lines.filter(({ onSite }) => onSite !== true)
  const sum = (all: Resignation['lines']) => sumMoney(all.map(({ amount }) => amount))
  const promised = sum(toPay.filter(({ item }) => donations.has(item)))
  return Math.max(0, Math.min(promised, paid - (sum(toPay) - promised)))
}
