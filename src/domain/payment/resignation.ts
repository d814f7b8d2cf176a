import type { EventDefinition } from '../event/definition.ts'
import { type Grosze, sumMoney } from '../money.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import type { Balance } from './balance.ts'
import { type Cancellation, settleCancellation } from './cancellation.ts'
import { type KeptReason, keptBy } from './refund-terms.ts'
import type { Resignation } from './resigning.ts'

/** What becomes of the money when a whole registration is called off, and why. */
export interface SettledResignation extends Cancellation {
  /** Of what is kept: by the rules of resigning. */
  readonly fee: Grosze
  /** Of what is kept: a donation that stays. */
  readonly donation: Grosze
  readonly reasons: readonly KeptReason[]
  /** Of the fees for changes: what no money is there for, and so is owed no more. */
  readonly waived: Grosze
}

interface Wanted {
  readonly resignation: Omit<Resignation, 'leaving' | 'paid'>
  readonly balance: Pick<Balance, 'owed' | 'fees' | 'paid'>
  /** A fee that the staff have decided on; never more than the rules keep, where there are any. */
  readonly fee?: number | undefined
  /** A donation that was paid stays unless it is asked back (flow C5). */
  readonly donationStays: boolean
  /** Fees for changes are taken of what would go back; where the organiser calls the event off, they are not. */
  readonly feesStay: boolean
}

/** Settles a resignation by the rules that were agreed to. Without rules nothing is kept but what the staff decide. */
export function settleResignation(compiled: CompiledDefinition, wanted: Wanted): SettledResignation {
  const { resignation, balance, fee } = wanted
  const { owed, fees, paid } = balance
  const rules = keptBy(compiled, { ...resignation, paid, leaving: 'all' })
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

/** What one who resigns while others stay leaves behind: never more than the others' price becomes less by. */
export function keptOfLeaving(
  compiled: CompiledDefinition,
  resignation: Resignation,
  { released, room }: { readonly released: Grosze; readonly room: Grosze },
): { readonly fee: Grosze; readonly reasons: readonly KeptReason[] } {
  const rules = keptBy(compiled, resignation)
  const fee = Math.max(0, Math.min(rules?.amount ?? 0, released, room))
  return { fee, reasons: within(rules?.reasons ?? [], fee) }
}

/** Reasons that add up to what is really kept, the first ones first. */
function within(reasons: readonly KeptReason[], amount: Grosze): KeptReason[] {
  let left = amount
  return reasons.flatMap((reason) => {
    const part = Math.min(reason.amount, left)
    left -= part
    return part > 0 ? [{ ...reason, amount: part }] : []
  })
}

/** What has come of a promised donation: money covers the price first (flow C5). */
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
